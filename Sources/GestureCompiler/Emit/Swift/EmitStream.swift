/// Writes the handler that turns calls into a stream.
enum EmitStream {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    let type = "\(names.prefix)GestureStream"
    let stream = "_Concurrency.AsyncStream<\(names.gesture)>"
    writer.line("#if !hasFeature(Embedded)")
    writer.doc(
      "A handler that hands gestures on to an `AsyncStream`, for those who would rather wait for them than be called.",
      "It keeps every gesture until it is taken, in order.")
    writer.block(program.head("final class \(type): \(names.handler), Swift.Sendable")) { writer in
      writer.doc("What was recognized, as it happens; it ends when `finish` is called.")
      writer.line("\(program.access)let gestures: \(stream)")
      writer.line("private let continuation: \(stream).Continuation")
      writer.line()
      writer.block("\(program.access)init()") { writer in
        writer.line("(gestures, continuation) = \(stream).makeStream()")
      }
      writer.line()
      writer.doc("Says that no more gestures will come.")
      writer.line("\(program.access)func finish() { continuation.finish() }")
      writer.line()
      // In one place: a compiler goes through all that a generic call can reach once more for each function that has one.
      writer.line("private func _handOn(_ gesture: \(names.gesture)) { continuation.yield(gesture) }")
      EmitHandler.handingOn(&writer, program, head: program.access, to: "_handOn")
    }
    writer.line("#endif")
  }
}
