import SpecParser
import Testing

/// The sample of a mail app is read without findings, and with the right values.
@Suite struct MailSampleTests {
  let result = parse(mailSample)

  @Test func nothingIsWrong() throws {
    #expect(places(result) == [])
    let spec = try #require(result.spec)
    #expect(spec.product.value == "Mail")
    #expect(spec.vocabularies == ["material"])
    #expect(spec.platforms.map(\.value) == [.ios, .ipados])
    #expect(spec.activities.map(\.name.value).prefix(4) == ["open", "select", "select-more", "sweep-select"])
    #expect(spec.resolutions.count == 4)
  }

  @Test func elementsStandInOrderWithTheirPaths() throws {
    let spec = try #require(result.spec)
    #expect(spec.elements.map(\.path) == ["list", "list/message", "reader"])
    #expect(spec.elements.map(\.parent) == [nil, 0, nil])
    #expect(spec.elements[1].traits.swipeable?.value.axes == [180])
    #expect(spec.elements[0].traits.scrolls?.value == [.vertical])
    #expect(spec.elements[2].traits.zooms?.value == true)
  }

  @Test func metricsComeFromWhereTheyAreSet() throws {
    let metrics = try #require(result.spec?.metrics)
    #expect(metrics[.longPressTimeout].amount == 450_000)
    #expect(metrics[.longPressTimeout].setBy == "Mail")
    #expect(metrics[.doubleTouchTimeout].setBy == "material")
    #expect(metrics[.touchSlop].setBy == "gspec")
    // touch-max-duration follows the long-press timeout, including the place where it is set.
    #expect(metrics[.touchMaxDuration] == metrics[.longPressTimeout])
  }

  @Test func stepsKeepTheirLimits() throws {
    let mechanics = try #require(result.spec?.mechanics)
    let flick = try #require(mechanics.first { $0.name.value == "flick-down" })
    #expect(flick.vocabulary == nil)
    guard case .press(let press) = flick.steps[0].action, case .move(let move) = flick.steps[1].action,
      case .lift(let lift) = flick.steps[2].action
    else { return #expect(Bool(false), "\(flick.steps)") }
    #expect(press.from == Sides([.top]))
    #expect(move.limits[stated: .distance]?.low?.amount == 40)
    #expect(move.limits[stated: .duration]?.high?.amount == 200_000)
    #expect(move.limits[stated: .deviation]?.high?.amount == 20)
    #expect(lift.limits[stated: .velocity]?.low?.amount == 300)
    #expect(lift.limits[stated: .velocity]?.high == nil)
  }

  @Test func metricsInStepsAreResolved() throws {
    let swipe = try #require(result.spec?.mechanics.first { $0.name.value == "swipe" })
    guard case .move(let move) = swipe.steps[1].action else { return #expect(Bool(false)) }
    #expect(move.limits[stated: .distance]?.low?.amount == 8)
    #expect(move.limits[stated: .distance]?.low?.origin == .metric(.swipeMinDistance, setBy: "gspec"))
    #expect(move.limits[stated: .deviation]?.high?.amount == 45)
  }

  @Test func guardsAreSetsOfStates() throws {
    let spec = try #require(result.spec)
    let archive = try #require(spec.activities.first { $0.name.value == "archive" })
    #expect(archive.guardExpression?.value == .isOneOf(slot: 0, values: [0]))
    #expect(archive.commit?.distance?.value == Quantity(120, .length))
    #expect(archive.commit?.velocity?.value == 800)
    #expect(
      archive.feedback?.value.entries.map { $0.words.joined(separator: ".") } == [
        "rubber-band.beyond", "rubber-band.coefficient", "on-commit.curve", "on-commit.duration",
        "on-cancel.spring.damping", "on-cancel.spring.initial-velocity", "on-cancel.duration",
      ])
    let zoom = try #require(spec.activities.first { $0.name.value == "zoom-in" })
    #expect(zoom.guardExpression?.value == .compares(slot: 1, .less, 8))
  }

  @Test func resolutionsNameActivitiesByIndex() throws {
    let spec = try #require(result.spec)
    let names = spec.activities.map(\.name.value)
    guard case .wait(let held, for: let awaited) = spec.resolutions[0].rule,
      case .together(let group) = spec.resolutions[3].rule
    else { return #expect(Bool(false)) }
    #expect(held.map { names[$0.value] } == ["lights-out"])
    #expect(awaited.map { names[$0.value] } == ["zoom-in"])
    #expect(group.map { names[$0.value] } == ["zoom-in", "zoom-out", "pan"])
  }
}
