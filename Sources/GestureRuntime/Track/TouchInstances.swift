/// Which instances touches are on: for every contact, what the host said of the elements on the path of its press.
///
/// An element of a spec is a kind of thing, a row say, and a screen has many of it. The host names the one that is touched by a number of
/// its own; 0 is the one of an element of which nothing was said. It takes no room until a host names one.
@usableFromInline
struct TouchInstances: ~Copyable, Sendable {
  /// Whether a host has named any, ever. Until then all touches are on the same ones.
  @usableFromInline private(set) var areUsed = false
  /// For each element, what was said for the next sample; and for how many of them.
  private var said = Slab<UInt64>(repeating: 0, count: 0)
  private var saidCount = 0
  /// How far from the top each element is, and how many elements the longest path has.
  @usableFromInline private(set) var depths = Slab<Int>(repeating: 0, count: 0)
  @usableFromInline private(set) var levels = 0
  /// The instances of each contact's path, from the top; and of each finger, of what it is over.
  @usableFromInline private(set) var paths = Slab<UInt64>(repeating: 0, count: 0)
  @usableFromInline private(set) var pathsOver = Slab<UInt64>(repeating: 0, count: 0)
  /// The innermost element of each contact's path, and its size as its press said; negative while unknown.
  private var pressed = Slab<Int>(repeating: -1, count: 0)
  private var sizes = Slab<Point>(repeating: .zero, count: 0)

  @usableFromInline
  init() {}

  /// Names the instance of an element that the next press is on, or the next sample that says what its finger is over.
  @usableFromInline
  mutating func say(_ instance: UInt64, of element: Int, in program: some GestureProgram) {
    if !areUsed { begin(program) }
    if said[element] == 0 && instance != 0 { saidCount += 1 }
    if said[element] != 0 && instance == 0 { saidCount -= 1 }
    said[element] = instance
  }

  private mutating func begin(_ program: some GestureProgram) {
    let elements = program.settings.elements
    areUsed = true
    said.grow(to: elements, filling: 0)
    depths.grow(to: elements, filling: 0)
    for element in 0..<elements {
      let parent = program.parent(element)
      depths[element] = parent < 0 ? 0 : depths[parent] + 1
      levels = max(levels, depths[element] + 1)
    }
    paths.grow(to: UInt64.bitWidth * levels, filling: 0)
    pathsOver.grow(to: TouchTracker.fingerLimit * levels, filling: 0)
    pressed.grow(to: UInt64.bitWidth, filling: -1)
    sizes.grow(to: UInt64.bitWidth, filling: Point(x: -1, y: -1))
  }

  /// What was said of an element for the next sample.
  @usableFromInline
  func said(of element: Int) -> UInt64 { areUsed ? said[element] : 0 }

  // MARK: What a sample is on

  /// A finger has pressed an element: its contact is on what was said.
  @usableFromInline
  mutating func press(
    _ contact: UInt64, _ slot: Int, on element: Int, _ size: Point?, in program: some GestureProgram
  ) {
    let number = contact.trailingZeroBitCount
    pressed[number] = element
    sizes[number] = size ?? Point(x: -1, y: -1)
    copySaid(of: element, to: paths, from: number * levels, program)
    copySaid(of: element, to: pathsOver, from: slot * levels, program)
    forgetSaid(element, program)
  }

  /// A finger has come over an element.
  @usableFromInline
  mutating func pass(_ slot: Int, over element: Int, in program: some GestureProgram) {
    copySaid(of: element, to: pathsOver, from: slot * levels, program)
    forgetSaid(element, program)
  }

  private func copySaid(
    of element: Int, to place: borrowing Slab<UInt64>, from first: Int, _ program: some GestureProgram
  ) {
    var element = element
    while element >= 0 {
      place.row(first + depths[element]).pointee = said[element]
      element = program.parent(element)
    }
  }

  /// What was said counts once.
  private mutating func forgetSaid(_ element: Int, _ program: some GestureProgram) {
    var element = element
    while element >= 0 && saidCount > 0 {
      if said[element] != 0 { saidCount -= 1 }
      said[element] = 0
      element = program.parent(element)
    }
    if saidCount == 0 { return }
    // Of elements beside the path: nobody asks for these.
    for other in 0..<depths.count { said[other] = 0 }
    saidCount = 0
  }

  // MARK: Questions

  /// Whether two contacts, both inside a target, are on the same instance of it.
  @inlinable @inline(__always)
  func agree(_ a: Int, _ b: Int, on target: Int) -> Bool {
    !areUsed || a == b || agreeNamed(a, b, on: target)
  }

  @usableFromInline @inline(never)
  func agreeNamed(_ a: Int, _ b: Int, on target: Int) -> Bool {
    for level in 0...depths[target] where paths[a * levels + level] != paths[b * levels + level] {
      return false
    }
    return true
  }

  /// The instance of a target that a contact inside it is on.
  @inlinable @inline(__always)
  func instance(of target: Int, _ contact: Int) -> UInt64 {
    areUsed ? paths[contact * levels + depths[target]] : 0
  }

  /// The instance of an element that a finger is over.
  @inlinable @inline(__always)
  func instance(of element: Int, under slot: Int) -> UInt64 {
    areUsed ? pathsOver[slot * levels + depths[element]] : 0
  }

  /// Whether a finger is over the very instance of a target that its contact is on; it is over that kind of thing.
  @usableFromInline
  func isOver(_ target: Int, _ contact: Int, under slot: Int) -> Bool {
    !areUsed
      || (0...depths[target]).allSatisfy { paths[contact * levels + $0] == pathsOver[slot * levels + $0] }
  }

  /// The size that a contact's press gave a target; `nil` if it gave none, or that of another element.
  @usableFromInline
  func size(of target: Int, _ contact: Int) -> Point? {
    guard areUsed, pressed[contact] == target, sizes[contact].x >= 0 else { return nil }
    return sizes[contact]
  }
}
