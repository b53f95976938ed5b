/// The frames of the elements on a touch's path. For every contact, they are those that the host gave for its press.
///
/// A recognizer has frames only if a step of its program requires a lift on the target.
@usableFromInline
final class TouchFrames: @unchecked Sendable {
  // Sendable: one recognizer owns it, and a recognizer has one owner.
  /// For each element, the frame that the host gave for the next press.
  private var said: Slab<Rectangle>
  /// For each contact, the frames of its path, the outermost first.
  private var kept: Slab<Rectangle>
  /// The number of elements of the longest path.
  private let levels: Int

  /// The mark for a missing frame: a negative width.
  private static var none: Rectangle { Rectangle(x: 0, y: 0, width: -1, height: -1) }

  init(elements: Int, levels: Int) {
    self.levels = levels
    said = Slab(repeating: Self.none, count: elements)
    kept = Slab(repeating: Self.none, count: UInt64.bitWidth * levels)
  }

  /// Creates the frames for a program; `nil` if all its lifts may be anywhere.
  @usableFromInline
  static func make(_ program: some GestureProgram) -> TouchFrames? {
    guard program.liftsOnTarget else { return nil }
    let elements = program.settings.elements
    return TouchFrames(
      elements: elements, levels: (0..<elements).reduce(0) { max($0, depth(of: $1, program) + 1) })
  }

  private static func depth(of element: Int, _ program: some GestureProgram) -> Int {
    var (depth, parent) = (0, program.parent(element))
    while parent >= 0 {
      depth += 1
      parent = program.parent(parent)
    }
    return depth
  }

  /// Sets the frame of an element for the next press.
  @usableFromInline
  func say(_ frame: Rectangle, of element: Int) { said[element] = frame }

  /// Handles a press on an element, -1 for none: the contact keeps the frames that were set. A frame counts for one press only.
  @usableFromInline
  func press(_ contact: UInt64, on element: Int, in program: some GestureProgram) {
    let first = contact.trailingZeroBitCount * levels
    var (element, level) = (element, element < 0 ? 0 : Self.depth(of: element, program))
    while element >= 0 {
      kept[first + level] = said[element]
      element = program.parent(element)
      level -= 1
    }
    for other in 0..<said.count { said[other] = Self.none }
  }

  /// The frame, at the press, of the element at this depth on a contact's path; `nil` if the host gave none.
  @usableFromInline
  func frame(atDepth depth: Int, _ contact: Int) -> Rectangle? {
    let frame = kept[contact * levels + depth]
    return frame.width < 0 ? nil : frame
  }
}

/// Lifts that must be on their target. See Docs/Recognition.md, section 3.
extension GestureEngine {
  /// Sets the frame of an element for the next press. x and y are its upper left corner, in the samples' points. It counts for that press
  /// only. It also sets the size, as `setSize` does.
  @inlinable
  public mutating func setFrame(_ frame: Rectangle, of element: ElementID) {
    guard element.index >= 0, element.index < settings.elements, frame.isPlausible else { return }
    setSize(Point(x: frame.width, y: frame.height), of: element)
    frames?.say(frame, of: element.index)
  }

  /// Whether a finger lifts outside the target, with the reason.
  ///
  /// The frame at the finger's press decides. If the host gave none, the element that the finger is over decides. If the host reported
  /// nothing since the press, that is the pressed element.
  @inlinable @inline(never)
  mutating func liftsOutside(_ index: Int, _ slot: Int, _ slop: Double) -> Bool {
    let target = entry(index).pointee.target
    let contact = tracker.fingers[slot].contact.trailingZeroBitCount
    if let frame = frames?.frame(atDepth: entry(index).pointee.depth, contact) {
      let distance = frame.distance(to: tracker.fingers[slot].location).measured
      return distance > slop && breaks(.liftedOutside, distance, slop)
    }
    let over = tracker.fingers[slot].over
    let isInside =
      over >= 0 && program.isInside(over, of: target) && instances.isOver(target, contact, under: slot)
    return !isInside && breaks(.liftedOutside, -1, slop)
  }
}
