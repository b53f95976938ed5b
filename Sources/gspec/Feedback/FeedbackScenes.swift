import GestureRuntime

/// The sizes of the screen and of elements for the feedback of a trace, from its header, its presses and known frames.
struct FeedbackScenes: Sendable {
  private let screen: Point
  private let layout: ReadingDirection
  /// Sizes by element, and by path for instances.
  private var sizes: [Int: Point] = [:]
  private var sizesOfThings: [String: Point] = [:]
  /// Centers by path, with keys as written.
  private var centres: [String: Point] = [:]

  /// Collects the sizes of a trace.
  ///
  /// - Parameters:
  ///   - target: the element of presses that name none.
  ///   - screen: the size of the screen, used if the trace does not give it.
  ///   - layout: the reading direction; `nil` for that of the trace.
  ///   - frames: the frames of elements by path.
  init(
    trace: Trace, table: Table, target: String?, screen: Point?, layout: ReadingDirection? = nil,
    frames: [String: ScreenLayout.Frame] = [:]
  ) {
    self.layout = layout ?? trace.header.layout ?? .leftToRight
    self.screen = trace.header.screen ?? screen ?? Point(x: 0, y: 0)
    let names = TableNames(table)
    for event in trace.events {
      guard case .touch(let touch) = event.action, touch.phase == .down else { continue }
      for known in touch.sizes { note(known.size, of: known.element, names) }
      for known in touch.frames { note(size(known.frame), of: known.element, names) }
      if let name = touch.element ?? target, let size = touch.size ?? touch.frame.map(size) {
        note(size, of: name, names)
      }
    }
    for (path, frame) in frames.sorted(by: { $0.key < $1.key }) {
      note(frame.size, of: path, names)
      centres[path] = Point(
        x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
    }
  }

  private func size(_ frame: Rectangle) -> Point { Point(x: frame.width, y: frame.height) }

  private mutating func note(_ size: Point, of name: String, _ names: TableNames) {
    guard let named = try? names.named(name) else { return }
    sizes[named.element.index] = size
    if let item = named.items.last { sizesOfThings[item.path] = size }
  }

  /// The scene of an element.
  ///
  /// - Parameter path: the path of the element, with the keys of its instance.
  func scene(of element: Int, _ path: String) -> FeedbackScene {
    FeedbackScene(
      screen: screen, size: sizesOfThings[path] ?? sizes[element] ?? Point(x: 0, y: 0),
      centre: centres[path], layoutDirection: layout)
  }
}
