import GestureRuntime

/// How large things are while a trace is shown: its screen, the sizes that its fingers name, and frames where they are
/// known.
struct FeedbackScenes: Sendable {
  private let screen: Point
  private let layout: ReadingDirection
  /// By element, and by path where that has keys.
  private var sizes: [Int: Point] = [:]
  private var sizesOfThings: [String: Point] = [:]
  /// By path, with the keys that are written.
  private var centres: [String: Point] = [:]

  /// - Parameters:
  ///   - target: the element of fingers that name none.
  ///   - screen: where the trace does not know its own.
  ///   - layout: which way it reads; what the trace says unless given.
  ///   - frames: where elements are, by path.
  init(
    trace: Trace, table: Table, target: String?, screen: Point?, layout: ReadingDirection? = nil,
    frames: [String: ScreenLayout.Frame] = [:]
  ) {
    self.layout = layout ?? trace.header.layout ?? .leftToRight
    self.screen = trace.header.screen ?? screen ?? Point(x: 0, y: 0)
    let names = TableNames(table)
    for event in trace.events {
      guard case .touch(let touch) = event.action, touch.phase == .down, let size = touch.size,
        let name = touch.element ?? target
      else { continue }
      note(size, of: name, names)
    }
    for (path, frame) in frames.sorted(by: { $0.key < $1.key }) {
      note(frame.size, of: path, names)
      centres[path] = Point(
        x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
    }
  }

  private mutating func note(_ size: Point, of name: String, _ names: TableNames) {
    guard let named = try? names.named(name) else { return }
    sizes[named.element.index] = size
    if let item = named.items.last { sizesOfThings[item.path] = size }
  }

  /// - Parameter path: the element's, with the keys of the thing that is meant.
  func scene(of element: Int, _ path: String) -> FeedbackScene {
    FeedbackScene(
      screen: screen, size: sizesOfThings[path] ?? sizes[element] ?? Point(x: 0, y: 0),
      centre: centres[path], layoutDirection: layout)
  }
}
