import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Dead zones are found from each activity alone and from the regions of guards. Here all activities are played together in every region.
@Suite struct ProbeActivitiesTests {
  @Test(
    "A gesture is dead in exactly the regions in which all activities of a random spec, played together, claim nothing"
  )
  func random() throws {
    var (dead, claimed) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      var builder = randomSpec(seed: seed)
      builder.removeResolutions()
      let machine = CompilePipeline.lower(builder.checked)
      let table = try CompilePipeline.compile(machine).table
      let probe = ProbeActivities(machine)
      var budget = GuardBudget()
      for element in machine.elements.indices {
        let zones = DeadZones(machine, element, dead: [], probe, within: &budget)
        #expect(!zones.isCut)
        for gesture in Self.gestures(zones.cells) {
          let found = zones.deadRegions(gesture)
          for (region, model) in zones.regions.models.enumerated() {
            let isDead = Self.isDead(gesture, on: element, in: model, machine, table)
            #expect(
              found.contains(region) == isDead, "seed \(seed), element \(element), \(gesture), \(model)")
            (dead, claimed) = isDead ? (dead + 1, claimed) : (dead, claimed + 1)
          }
        }
      }
    }
    #expect(dead > 1000 && claimed > 1000)
  }

  private static func gestures(_ cells: GestureCells) -> [BasicGesture] {
    let angles = cells.sectors.map(GestureCells.middle)
    return [.touch, .doubleTouch, .twoFingerTouch, .twoFingerHold, .pinchOpen, .pinchClosed]
      + [.turn(isClockwise: true), .turn(isClockwise: false)] + Side.allCases.map { .edgeDrag($0) }
      + cells.holds.map(\.gesture)
      + angles.flatMap { [.drag($0, isQuick: true), .drag($0, isQuick: false), .twoFingerDrag($0)] }
  }

  private static func isDead(
    _ gesture: BasicGesture, on element: Int, in model: [Int: Double], _ machine: Machine, _ table: Table
  ) -> Bool {
    var recognizer = Recognizer(table)
    recognizer.setScreen(PlaceFingers.screen)
    for slot in machine.states.indices {
      let isSet = recognizer.setState(slot, to: machine.states.value(of: slot, in: model))
      #expect(isSet)
    }
    var sink = Claims()
    let samples = gesture.samples(on: ElementID(index: element))
    for sample in samples {
      let refusal = recognizer.feed(sample, into: &sink)
      #expect(refusal == nil)
    }
    recognizer.advance(to: (samples.last?.time ?? 0) + 5_000_000, into: &sink)
    return sink.count == 0
  }

  private struct Claims: GestureSink {
    var count = 0
    mutating func receive(_ outcome: Outcome) { if outcome.phase.isRecognized { count += 1 } }
  }

  @Test("Beyond the most gestures, the others count as claimed, and it is known")
  func bound() throws {
    var builder = SpecBuilder()
    builder.element("page")
    builder.activity("a", on: "page", by: ["touch"])
    let probe = ProbeActivities(CompilePipeline.lower(builder.checked), most: 1)
    #expect(!probe.claims(0, .pinchOpen) && !probe.isCut)
    #expect(probe.claims(0, .pinchClosed) && probe.isCut)
    #expect(!probe.claims(0, .pinchOpen), "what was played before is known")
  }
}
