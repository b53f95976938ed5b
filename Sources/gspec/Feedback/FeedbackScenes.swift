import GestureRuntime

/// How large things are while a trace is shown: its screen, the sizes that its fingers name, and frames where they are
/// known.
struct FeedbackScenes: Sendable {
  private let screen: Point
  /// By element.
  private var sizes: [Int: Point] = [:]
  private var centres: [Int: Point] = [:]

  /// - Parameters:
  ///   - target: the element of fingers that name none.
  ///   - screen: where the trace does not know its own.
  ///   - frames: where elements are, by path.
  init(
    trace: Trace, table: Table, target: String?, screen: Point?, frames: [String: ScreenLayout.Frame] = [:]
  ) {
    self.screen = trace.header.screen ?? screen ?? Point(x: 0, y: 0)
    let names = TableNames(table)
    for event in trace.events {
      guard case .touch(let touch) = event.action, touch.phase == .down, let size = touch.size,
        let name = touch.element ?? target, let element = try? names.element(name)
      else { continue }
      sizes[element.index] = size
    }
    for (path, frame) in frames {
      guard let element = try? names.element(path) else { continue }
      sizes[element.index] = frame.size
      centres[element.index] = Point(
        x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
    }
  }

  func scene(of element: Int) -> FeedbackScene {
    FeedbackScene(
      screen: screen, size: sizes[element] ?? Point(x: 0, y: 0), centre: centres[element])
  }
}
