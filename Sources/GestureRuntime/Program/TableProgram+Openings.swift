// A runtime of few bytes is compiled with `FEW_BYTES`. Its tables have no openings, so every touch begins with candidates.
#if !FEW_BYTES
  /// The table's openings, from `OpeningFacts`.
  extension TableProgram {
    @inline(__always)
    var words: Int { openings.pointee.words.count }

    @inline(__always)
    private func word(_ word: Int) -> Row<OpeningWordView> {
      openings.pointee.words.row(word)
    }

    func opens(_ element: Int, _ word: Int) -> UInt64 { openings.pointee.onPath[element * words + word] }

    func recognizers(on target: Int, _ word: Int) -> UInt64 {
      openings.pointee.onTarget[target * words + word]
    }

    func guarded(_ number: Int, _ word: Int) -> UInt64 { openings.pointee.guarded[number * words + word] }

    func takes(_ tool: TouchTool, _ word: Int) -> UInt64 { self.word(word).pointee.tools[tool] }

    var hasEdges: Bool { openings.pointee.hasEdges }

    func starters(at edges: ScreenEdges, _ word: Int) -> UInt64 {
      var starters = self.word(word).pointee.edgeless
      for number in self.word(word).pointee.edges where openings.pointee.edges[number].edges.meets(edges) {
        starters |= openings.pointee.edges[number].those
      }
      return starters
    }

    @inline(__always)
    func sets(_ word: Int) -> OpeningSets { self.word(word).pointee.sets }

    // MARK: Timers

    func firstDue(_ candidates: UInt64, _ word: Int) -> Microseconds {
      for number in self.word(word).pointee.dues where candidates & openings.pointee.dues[number].those != 0 {
        return openings.pointee.dues[number].time
      }
      return .max
    }

    func due(_ elapsed: Microseconds, _ word: Int) -> UInt64 {
      var those: UInt64 = 0
      for number in self.word(word).pointee.dues {
        if elapsed < openings.pointee.dues[number].time { break }
        those |= openings.pointee.dues[number].those
      }
      return those
    }

    // MARK: Moves

    func calm(_ candidates: UInt64, _ word: Int) -> Double {
      for number in self.word(word).pointee.calms where candidates & openings.pointee.calms[number].those != 0
      {
        return openings.pointee.calms[number].square
      }
      return .infinity
    }

    func crossed(_ candidates: UInt64, _ way: Way, _ word: Int) -> OpeningCrossing {
      var crossing = OpeningCrossing(size: way.size)
      for number in self.word(word).pointee.slops {
        let slop = openings.pointee.slops.row(number)
        if crossing.size < slop.pointee.reach { break }
        if crossing.passes(slop.pointee.slop, orReaches: slop.pointee.least) {
          crossing.fails |= slop.pointee.fails
          crossing.claims |= slop.pointee.claims
          crossing.others |= slop.pointee.others
          crossing.directed |= slop.pointee.directed
        }
      }
      return crossing
    }
  }
#endif
