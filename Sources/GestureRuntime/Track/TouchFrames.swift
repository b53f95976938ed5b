/// Where the elements of a touch's path lie: for every contact, what the host said of them for its press.
///
/// A recognizer has one only where a lift of its program must be on its target.
@usableFromInline
final class TouchFrames: @unchecked Sendable {
  // Sendable: one recognizer owns it, and a recognizer has one owner.
  /// For each element what was said for the next press.
  private var said: Slab<Rectangle>
  /// For each contact the frames of its path, the outermost first.
  private var kept: Slab<Rectangle>
  /// How many elements the longest path has.
  private let levels: Int

  /// No frame is less wide than none at all.
  private static var none: Rectangle { Rectangle(x: 0, y: 0, width: -1, height: -1) }

  init(elements: Int, levels: Int) {
    self.levels = levels
    said = Slab(repeating: Self.none, count: elements)
    kept = Slab(repeating: Self.none, count: UInt64.bitWidth * levels)
  }

  /// `nil` for a program whose lifts may be anywhere.
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

  /// Says where an element lies that the next press is on.
  @usableFromInline
  func say(_ frame: Rectangle, of element: Int) { said[element] = frame }

  /// A finger has pressed an element, -1 for none: its contact keeps what was said. What was said counts once.
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

  /// Where the element of a contact's path with so many ancestors lay at its press; `nil` where the host did not say.
  @usableFromInline
  func frame(atDepth depth: Int, _ contact: Int) -> Rectangle? {
    let frame = kept[contact * levels + depth]
    return frame.width < 0 ? nil : frame
  }
}

/// Lifts that must be on their target. Docs/Recognition.md, section 3.
extension GestureEngine {
  /// Says where an element lies that the next press is on: x and y of its upper left corner, in the samples' own points. It counts for
  /// that one press; its size is set as by `setSize`.
  @inlinable
  public mutating func setFrame(_ frame: Rectangle, of element: ElementID) {
    guard element.index >= 0, element.index < settings.elements, frame.isPlausible else { return }
    setSize(Point(x: frame.width, y: frame.height), of: element)
    frames?.say(frame, of: element.index)
  }

  /// Whether a finger that lifts is outside the target, and why.
  ///
  /// The frame of the finger's press decides. Where the host gave none, what the host said last that the finger is over does: that is what
  /// it pressed if nothing was said since.
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
