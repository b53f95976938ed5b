/// Emits the handler that turns calls into a stream.
enum EmitStream {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    let type = "\(names.prefix)GestureStream"
    let stream = "_Concurrency.AsyncStream<\(names.gesture)>"
    return nodes {
      only(if: "!hasFeature(Embedded)") {
        doc(
          "A handler that passes gestures to an `AsyncStream`, for code that awaits them.",
          "It keeps every gesture, in order, until it is read.")
        block("\(program.head)final class \(type): \(names.handler), Swift.Sendable") {
          doc("The gestures as they are recognized. The stream ends when `finish` is called.")
          "\(program.access)let gestures: \(stream)"
          "private let continuation: \(stream).Continuation"
          blank
          short("\(program.access)init()", "(gestures, continuation) = \(stream).makeStream()")
          blank
          doc("Ends the stream.")
          short("\(program.access)func finish()", "continuation.finish()")
          // One function for all: for each function with a generic call, the compiler visits everything that the call can reach. Without
          // activities there is no gesture, and the compiler warns of what can never be called.
          if !names.activities.isEmpty {
            blank
            short("private func _handOn(_ gesture: \(names.gesture))", "continuation.yield(gesture)")
          }
          for index in names.activities.indices {
            blank
            short(
              "\(program.access)func \(names.activities[index])\(parameters: ["_ gesture: \(names.type(index))"])",
              "_handOn(.\(names.gestures[index])(gesture))")
          }
        }
      }
    }
  }
}
