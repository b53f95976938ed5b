/// The table's openings, from `OpeningFacts`. A table with more recognizers than a word has bits has none.
extension TableProgram {
  func opens(_ element: Int) -> UInt64? {
    element < openings.pointee.onPath.count ? openings.pointee.onPath[element] : nil
  }

  func recognizers(on target: Int) -> UInt64 { openings.pointee.onTarget[target] }

  var hasEdges: Bool { openings.pointee.edges.count != 0 }

  func starters(at edges: UInt8) -> UInt64 {
    var starters = openings.pointee.edgeless
    for number in 0..<openings.pointee.edges.count where openings.pointee.edges[number].mask & edges != 0 {
      starters |= openings.pointee.edges[number].those
    }
    return starters
  }

  var hasty: UInt64 { openings.pointee.hasty }
  var lifts: UInt64 { openings.pointee.lifts }
  var takesSecond: UInt64 { openings.pointee.takesSecond }
  var related: UInt64 { openings.pointee.related }
  func goesBefore(_ recognizer: Int) -> UInt64 { openings.pointee.goesBefore[recognizer] }
  func survivors(_ recognizer: Int) -> UInt64 { openings.pointee.survivors[recognizer] }

  func guarded(_ number: Int) -> UInt64 {
    number < openings.pointee.guarded.count ? openings.pointee.guarded[number] : 0
  }

  // MARK: Timers

  var failsAtTimer: UInt64 { openings.pointee.failsAtTimer }
  var claimsAtTimer: UInt64 { openings.pointee.claimsAtTimer }

  func firstDue(_ candidates: UInt64) -> Microseconds {
    for number in 0..<openings.pointee.dues.count where candidates & openings.pointee.dues[number].those != 0
    {
      return openings.pointee.dues[number].time
    }
    return .max
  }

  func due(_ elapsed: Microseconds) -> UInt64 {
    var those: UInt64 = 0
    for number in 0..<openings.pointee.dues.count where elapsed >= openings.pointee.dues[number].time {
      those |= openings.pointee.dues[number].those
    }
    return those
  }

  // MARK: Moves

  func calm(_ candidates: UInt64) -> Double {
    for number in 0..<openings.pointee.calms.count
    where candidates & openings.pointee.calms[number].those != 0 {
      return openings.pointee.calms[number].square
    }
    return .infinity
  }

  func crossed(_ candidates: UInt64, _ way: Way) -> OpeningCrossing {
    var crossing = OpeningCrossing()
    let size = way.size
    for number in 0..<openings.pointee.slops.count {
      let slop = openings.pointee.slops.pointer(at: number)
      guard size > slop.pointee.slop || size >= slop.pointee.least else { continue }
      crossing.fails |= slop.pointee.fails
      crossing.claims |= slop.pointee.claims
      crossing.others |= slop.pointee.others
      var directed = slop.pointee.directed & candidates
      while directed != 0 {
        let bit = directed & (~directed &+ 1)
        if size != 0 && allows(wait(directed.trailingZeroBitCount), way) {
          crossing.claims |= bit
        } else {
          crossing.fails |= bit
        }
        directed &= ~bit
      }
    }
    return crossing
  }
}
