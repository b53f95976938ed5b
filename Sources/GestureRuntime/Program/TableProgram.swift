/// The description of a loaded table, for the engine.
///
/// It is three words in size, so copies are cheap. The table must outlive it.
struct TableProgram: GestureProgram, @unchecked Sendable {
  // Sendable: a table does not change.
  private let table: Row<TableView>
  #if !FEW_BYTES
    let openings: Row<OpeningView>
  #endif
  let showsRivals: Bool

  #if FEW_BYTES
    init(_ contents: TableContents, showsRivals: Bool = false) {
      table = contents.lists.view
      self.showsRivals = showsRivals
    }
  #else
    init(_ contents: TableContents, showsRivals: Bool = false) {
      self.init(contents.lists, contents.openings, showsRivals: showsRivals)
    }

    init(_ lists: TableMemory, _ openings: OpeningMemory, showsRivals: Bool = false) {
      table = lists.view
      self.openings = openings.view
      self.showsRivals = showsRivals
    }
  #endif

  static var hasReasons: Bool { true }

  var settings: ProgramSettings { table.pointee.settings }
  func step(_ number: Int) -> ProgramStep { table.pointee.rows.steps[number] }
  func recognizer(_ number: Int) -> ProgramRecognizer { table.pointee.rows.recognizers[number] }
  func name(_ number: Int) -> ProgramName { table.pointee.rows.names[number] }

  // MARK: Directions

  @inline(__always)
  func allows(_ step: Int, _ way: Way) -> Bool {
    for number in table.pointee.steps[step].arcs where table.pointee.arcs[number].allows(way) { return true }
    return false
  }

  func starts(_ step: Int, _ way: Way) -> Bool {
    for number in table.pointee.steps[step].arcs where table.pointee.arcs[number].starts(way) { return true }
    return false
  }

  func deviation(_ step: Int, _ direction: Double) -> Double {
    var nearest = 180.0
    for number in table.pointee.steps[step].axes {
      nearest = min(nearest, Way.angle(direction, table.pointee.axes[number]))
    }
    return nearest
  }

  func way(_ recognizer: Int, _ moved: Point) -> Point? {
    let arcs = table.pointee.recognizers[recognizer].arcs
    guard !arcs.isEmpty, table.pointee.arcs[arcs.first].extent < 360 else { return nil }
    var best = table.pointee.arcs[arcs.first].middle
    for number in arcs { best = Way.further(best, table.pointee.arcs[number].middle, along: moved) }
    return best
  }

  func detent(_ recognizer: Int, _ number: Int) -> ProgramDetent {
    table.pointee.detents[table.pointee.recognizers[recognizer].detents.first + number].place
  }

  // MARK: Elements

  @inline(__always)
  func parent(_ element: Int) -> Int { table.pointee.elements[element].parent }

  func names(_ recognizer: Int, _ element: Int) -> Bool {
    for number in table.pointee.recognizers[recognizer].over where table.pointee.over[number] == element {
      return true
    }
    return false
  }

  // MARK: Relations

  @inline(__always)
  func mayWait(_ activity: Int) -> Bool { table.pointee.relations.mayWait(activity) }

  @inline(__always)
  func isWaiting(_ a: Int, for b: Int) -> Bool { table.pointee.relations.isWaiting(a, for: b) }

  @inline(__always)
  func mayBePreferred(_ activity: Int) -> Bool { table.pointee.relations.mayBePreferred(activity) }

  @inline(__always)
  func isPreferred(_ a: Int, over b: Int) -> Bool { table.pointee.relations.isPreferred(a, over: b) }

  @inline(__always)
  func areTogether(_ a: Int, _ b: Int) -> Bool { table.pointee.relations.areTogether(a, b) }

  var showsPossible: Bool { table.pointee.showsPossible }

  var liftsOnTarget: Bool { table.pointee.liftsOnTarget }

  var hasHandOvers: Bool { table.pointee.takers.count > 0 }

  var asksPaths: Bool { hasHandOvers && table.pointee.hasElementState }

  func taker(_ activity: Int, at end: ContentEnds) -> Int {
    for number in table.pointee.takers.takers(of: activity) {
      let handOver = table.pointee.takers[number]
      if handOver.ends.contains(end) { return handOver.taker }
    }
    return -1
  }

  func comes(_ recognizer: Int, after mechanic: Int) -> Bool {
    for number in table.pointee.recognizers[recognizer].after where table.pointee.after[number] == mechanic {
      return true
    }
    return false
  }

  func isSpecialCase(_ a: Int, of b: Int) -> Bool {
    let (lists, arcs) = (table.pointee.recognizers, table.pointee.arcs)
    return ListedSpecialCase(lists: lists.row(a), arcs: arcs).isSpecialCase(
      of: ListedSpecialCase(lists: lists.row(b), arcs: arcs))
  }

  // MARK: Lists, for the emitter

  func arcs(_ step: Int) -> [DirectionRange] {
    table.pointee.steps[step].arcs.map { table.pointee.arcs[$0] }
  }

  func axes(_ step: Int) -> [Double] { table.pointee.steps[step].axes.map { table.pointee.axes[$0] } }

  func after(_ recognizer: Int) -> [Int] {
    table.pointee.recognizers[recognizer].after.map { table.pointee.after[$0] }
  }

  func over(_ recognizer: Int) -> [Int] {
    table.pointee.recognizers[recognizer].over.map { table.pointee.over[$0] }
  }
}
