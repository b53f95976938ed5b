import GestureRuntime
import SpecParser

/// The sizes of the screen and of elements for the feedback of a trace, from its header, its presses and known frames.
struct FeedbackScenes: Sendable {
  /// A size, and the time of the press that gave it.
  private struct Known {
    var time: Microseconds
    var size: Point
  }

  private let screen: Point
  private let layout: ReadingDirection
  /// Sizes by element, and by path for instances, each in the order of their times.
  private var sizes: [Int: [Known]] = [:]
  private var sizesOfThings: [String: [Known]] = [:]
  /// Centers by path, with keys as written.
  private var centres: [String: Point] = [:]

  /// Collects the sizes of a trace.
  ///
  /// - Parameters:
  ///   - target: the element of presses that name none.
  ///   - screen: the size of the screen, used if the trace does not give it.
  ///   - layout: the reading direction; `nil` for that of the trace.
  ///   - frames: the frames of elements by path. They count instead of the sizes that presses give.
  init(
    trace: Trace, names: TableNames, target: String?, screen: Point?, layout: ReadingDirection? = nil,
    frames: [String: Rectangle] = [:]
  ) {
    self.layout = layout ?? trace.header.layout ?? .leftToRight
    self.screen = trace.header.screen ?? screen ?? Point(x: 0, y: 0)
    for touch in trace.touches where touch.phase == .down {
      for known in touch.sizes { note(known.size, of: known.element, at: touch.time, names) }
      for known in touch.frames { note(known.frame.size, of: known.element, at: touch.time, names) }
      if let name = touch.element ?? target, let size = touch.size ?? touch.frame?.size {
        note(size, of: name, at: touch.time, names)
      }
    }
    for (path, frame) in frames.sorted(by: { $0.key < $1.key }) {
      fix(frame.size, of: path, names)
      centres[path] = frame.middle
    }
  }

  private mutating func note(_ size: Point, of name: String, at time: Microseconds, _ names: TableNames) {
    change(name, names) { list in
      // Most presses repeat a size, so this keeps lists short.
      if list.last?.size != size { list.append(Known(time: time, size: size)) }
    }
  }

  private mutating func fix(_ size: Point, of name: String, _ names: TableNames) {
    change(name, names) { $0 = [Known(time: .min, size: size)] }
  }

  /// Changes the sizes of an element, and of the instance that the name has.
  private mutating func change(_ name: String, _ names: TableNames, _ body: (inout [Known]) -> Void) {
    guard let named = try? names.named(name) else { return }
    body(&sizes[named.element.index, default: []])
    if let item = named.items.last { body(&sizesOfThings[item.path, default: []]) }
  }

  /// The scene of an element at a time.
  ///
  /// - Parameter path: the path of the element, with the keys of its instance.
  func scene(of element: Int, _ path: String, at time: Microseconds) -> FeedbackScene {
    let size = size(in: sizesOfThings[path], at: time) ?? size(in: sizes[element], at: time)
    return FeedbackScene(
      screen: screen, size: size ?? Point(x: 0, y: 0), centre: centres[path], layoutDirection: layout)
  }

  /// - Parameter list: ordered by time; a trace may have as many sizes as presses.
  private func size(in list: [Known]?, at time: Microseconds) -> Point? {
    guard let list else { return nil }
    let later = list.partition { $0.time > time }
    return later > 0 ? list[later - 1].size : nil
  }
}
