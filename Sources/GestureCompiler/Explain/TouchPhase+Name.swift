package import GestureRuntime

extension TouchPhase {
  /// The name of the phase in traces. It is part of their format, whatever the case is called.
  package var name: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}
