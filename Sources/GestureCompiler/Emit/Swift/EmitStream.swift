/// Emits the handler that turns calls into a stream.
enum EmitStream {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    let type = "\(names.prefix)GestureStream"
    let stream = "_Concurrency.AsyncStream<\(names.gesture)>"
    return nodes {
      only(if: "!hasFeature(Embedded)") {
        doc(
          "A handler that hands gestures on to an `AsyncStream`, for those who would rather wait for them than be called.",
          "It keeps every gesture until it is taken, in order.")
        block("\(program.head)final class \(type): \(names.handler), Swift.Sendable") {
          doc("What was recognized, as it happens; it ends when `finish` is called.")
          "\(program.access)let gestures: \(stream)"
          "private let continuation: \(stream).Continuation"
          blank
          short("\(program.access)init()", "(gestures, continuation) = \(stream).makeStream()")
          blank
          doc("Says that no more gestures will come.")
          short("\(program.access)func finish()", "continuation.finish()")
          blank
          // One function for all: for each function with a generic call, the compiler visits everything that the call can reach.
          short("private func _handOn(_ gesture: \(names.gesture))", "continuation.yield(gesture)")
          for index in names.activities.indices {
            blank
            short(
              "\(program.access)func \(names.activities[index])(_ gesture: \(names.type(index)))",
              "_handOn(.\(names.gestures[index])(gesture))")
          }
        }
      }
    }
  }
}
