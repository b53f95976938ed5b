/// The instances that touches are on. For every contact, they are those that the host named for the elements on the path of its press.
///
/// An element of a spec is a kind of thing, such as a row, and a screen may have many rows. The host names the touched one by its own
/// number; 0 is the instance of an element that was not named. It takes no memory until a host names an instance.
@usableFromInline
struct TouchInstances: ~Copyable, Sendable {
  /// Whether a host has ever named an instance. Until then, all touches are on the same ones.
  @usableFromInline private(set) var areUsed = false
  /// For each element, the instance named for the next sample, and the number of elements with a named instance.
  private var said = Slab<UInt64>(repeating: 0, count: 0)
  private var saidCount = 0
  /// The depth of each element, and the number of elements of the longest path.
  @usableFromInline private(set) var depths = Slab<Int>(repeating: 0, count: 0)
  @usableFromInline private(set) var levels = 0
  /// The instances on each contact's path, from the top, and those on the path of the element that each finger is over.
  @usableFromInline private(set) var paths = Slab<UInt64>(repeating: 0, count: 0)
  @usableFromInline private(set) var pathsOver = Slab<UInt64>(repeating: 0, count: 0)
  /// The sizes on each contact's path, from the top, of the pressed element and of named instances; negative if unknown.
  private var sizes = Slab<Point>(repeating: .zero, count: 0)

  @usableFromInline
  init() {}

  /// Names the instance of an element for the next press, or for the next sample that reports an element under its finger.
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
    sizes.grow(to: UInt64.bitWidth * levels, filling: Point(x: -1, y: -1))
  }

  /// The instance of an element that was named for the next sample.
  @usableFromInline
  func said(of element: Int) -> UInt64 { areUsed ? said[element] : 0 }

  // MARK: What a sample is on

  /// Handles a press on an element: the contact keeps the named instances, and their sizes.
  ///
  /// - Parameters:
  ///   - hasSize: whether the press gave the size of the element.
  ///   - known: the sizes of elements that are known now.
  @usableFromInline
  mutating func press(
    _ contact: UInt64, _ slot: Int, on element: Int, hasSize: Bool, known: borrowing Slab<Point>,
    in program: some GestureProgram
  ) {
    let number = contact.trailingZeroBitCount
    var place = element
    while place >= 0 {
      let isOwn = said[place] != 0 || place == element && hasSize
      sizes[number * levels + depths[place]] = isOwn ? known[place] : Point(x: -1, y: -1)
      place = program.parent(place)
    }
    copySaid(of: element, to: paths, from: number * levels, program)
    copySaid(of: element, to: pathsOver, from: slot * levels, program)
    forgetSaid(element, program)
  }

  /// Handles a finger that has moved over an element.
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

  /// Removes the named instances, because they count for one sample only.
  private mutating func forgetSaid(_ element: Int, _ program: some GestureProgram) {
    var element = element
    while element >= 0 && saidCount > 0 {
      if said[element] != 0 { saidCount -= 1 }
      said[element] = 0
      element = program.parent(element)
    }
    if saidCount == 0 { return }
    // The names of elements outside the path are not needed.
    for other in 0..<depths.count { said[other] = 0 }
    saidCount = 0
  }

  // MARK: Queries

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

  /// The instance of a target on which a contact inside it is.
  @inlinable @inline(__always)
  func instance(of target: Int, _ contact: Int) -> UInt64 {
    areUsed ? paths[contact * levels + depths[target]] : 0
  }

  /// The instance of an element under a finger.
  @inlinable @inline(__always)
  func instance(of element: Int, under slot: Int) -> UInt64 {
    areUsed ? pathsOver[slot * levels + depths[element]] : 0
  }

  /// Whether a finger is over the same instance of a target as its contact. The finger must be over that target.
  @usableFromInline
  func isOver(_ target: Int, _ contact: Int, under slot: Int) -> Bool {
    !areUsed
      || (0...depths[target]).allSatisfy { paths[contact * levels + $0] == pathsOver[slot * levels + $0] }
  }

  /// The size of the instance of a target on which a contact inside it is; `nil` if unknown.
  @usableFromInline
  func size(of target: Int, _ contact: Int) -> Point? {
    guard areUsed else { return nil }
    let size = sizes[contact * levels + depths[target]]
    return size.x >= 0 ? size : nil
  }
}
