import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Finger figures")
struct FigureTests {
  /// Every mechanic of both vocabularies, and some that no vocabulary has, each in several sorts of directions.
  private static func figures() throws -> [(name: String, figure: FingerFigure)] {
    try ["", "    toward: left", "    toward: vertical", "    toward: 30deg..60deg"].flatMap { toward in
      try ["material", "apple"].flatMap { vocabulary in
        let spec = try SpecFiles.parse(text(vocabulary, toward))
        let activity = spec.activities[0]
        return spec.mechanics.map { mechanic in
          let steps = ElaboratedMechanic(mechanic, for: activity, under: spec.metrics).steps
          let figure = FingerFigure(fingers: mechanic.fingers, steps: steps, metrics: spec.metrics)
          return ("\(mechanic.name.value)\(toward)", figure)
        }
      }
    }
  }

  private static func text(_ vocabulary: String, _ toward: String) -> String {
    """
    gspec: 1
    product: Figures
    uses: [\(vocabulary)]
    elements: {page: {}}
    mechanics:
      corner: {steps: [press, move: {toward: down}, move: {toward: left}, wait, lift]}
      morse: {steps: [press, lift, press, wait, lift, press, lift]}
      hand: {fingers: 10, steps: [press, wait, move: {toward: up}, lift]}
      some: {fingers: 2..4, continuous: true, steps: [press, orbit, lift]}
      back: {continuous: true, steps: [press, move, reverse, lift]}
      lid: {fingers: 2, continuous: true, steps: [press, move: up, orbit: clockwise, lift]}
      safe: {fingers: 2, continuous: true, steps: [press, wait: 300ms, orbit, lift]}
      bolt: {fingers: 2, steps: [press, orbit, move: up, lift]}
      sheet: {fingers: 2, continuous: true, steps: [press, move: up, move outward, lift]}
    activities:
      a:
        does: custom
        target: page
        by: corner
        alternative: x
    \(toward)
    """
  }

  @Test("nothing leaves its pad")
  func inside() throws {
    let figures = try Self.figures()
    #expect(figures.count > 100)
    for (name, figure) in figures {
      for contact in figure.contacts {
        for shape in FigurePad(contact, fingers: figure.fingers).shapes {
          #expect(shape.bounds.isOnPad, "\(name): \(shape)")
        }
      }
    }
  }

  @Test("fingers do not overlap, and of the required fingers at most five are drawn")
  func fingers() throws {
    for (name, figure) in try Self.figures() {
      for contact in figure.contacts {
        let dots = FigurePad(contact, fingers: figure.fingers).shapes.compactMap {
          shape -> (Point, Double, Bool)? in
          if case .dot(let place, let radius, let isOptional) = shape {
            (place, radius, isOptional)
          } else {
            nil
          }
        }
        #expect(dots.count { !$0.2 } == min(5, figure.fingers.lowerBound), "\(name)")
        for (index, dot) in dots.enumerated() {
          for other in dots[(index + 1)...] {
            #expect(dot.0.distance(to: other.0) > dot.1 + other.1, "\(name)")
          }
        }
      }
    }
  }

  @Test("a turn or spread does not overlap the move before it, nor a move the turn before it")
  func clearances() throws {
    let figures = Dictionary(try Self.figures()) { first, _ in first }
    for name in ["lid", "bolt", "sheet"] {
      let figure = try #require(figures[name])
      let pad = FigurePad(figure.contacts[0], fingers: figure.fingers)
      let arrows = pad.shapes.compactMap {
        if case .arrow(let from, let to, _) = $0 { [from, to] } else { nil }
      }
      for shape in pad.shapes {
        guard case .turn(let centre, let radius, _, _) = shape else { continue }
        let near = arrows.joined().map { $0.distance(to: centre) }.min() ?? 0
        #expect(near > radius, "\(name): \(near) from a turn of \(radius)")
      }
      let tips = arrows.map { $0[1] }
      for (index, tip) in tips.enumerated() {
        for other in arrows[(index + 1)...] {
          #expect(tip.distance(to: other[0]) > 5 && tip.distance(to: other[1]) > 5, "\(name)")
        }
      }
    }
  }

  @Test(
    "a move back lies beside the one before it, and no finger hides its tip", arguments: ["left", "vertical"])
  func reversals(_ toward: String) throws {
    let figures = Dictionary(try Self.figures()) { first, _ in first }
    let figure = try #require(figures["back    toward: \(toward)"])
    let shapes = FigurePad(figure.contacts[0], fingers: figure.fingers).shapes
    let arrows = shapes.compactMap { if case .arrow(let from, let to, _) = $0 { (from, to) } else { nil } }
    #expect(arrows.count == (toward == "left" ? 2 : 4))
    for (number, arrow) in arrows.enumerated() {
      for other in arrows[(number + 1)...] { #expect(arrow.1.distance(to: other.0) > 9) }
      for case .dot(let dot, let radius, _) in shapes {
        #expect(arrow.1.distance(to: dot) > radius + 3)
      }
    }
  }

  @Test("a hold's ring goes around the fingers, however far apart they lie")
  func rings() throws {
    let figures = Dictionary(try Self.figures()) { first, _ in first }
    let figure = try #require(figures["safe"])
    let shapes = FigurePad(figure.contacts[0], fingers: figure.fingers).shapes
    let ring = shapes.compactMap {
      if case .hold(let place, let radius) = $0 { (place, radius) } else { nil }
    }
    let (place, radius) = try #require(ring.first)
    for case .dot(let dot, let size, _) in shapes { #expect(dot.distance(to: place) + size < radius) }
  }

  @Test("arrows have more heads for faster movements, holds have rings, and earlier touches have echoes")
  func signs() throws {
    let figures = Dictionary(try Self.figures()) { first, _ in first }
    func shapes(_ name: String) throws -> [FigurePad.Shape] {
      let figure = try #require(figures[name])
      return figure.contacts.flatMap { FigurePad($0, fingers: figure.fingers).shapes }
    }
    func heads(_ name: String) throws -> [Int] {
      try shapes(name).compactMap { if case .arrow(_, _, let heads) = $0 { heads } else { nil } }
    }
    #expect(try heads("drag    toward: left") == [1])
    #expect(try heads("swipe    toward: left") == [2])
    #expect(try heads("fling    toward: left") == [3])
    #expect(try heads("drag    toward: vertical") == [1, 1])
    #expect(try heads("touch") == [])
    #expect(try shapes("long-press").contains { if case .hold = $0 { true } else { false } })
    #expect(try shapes("double-touch").count { if case .echo = $0 { true } else { false } } == 1)
    #expect(try shapes("rotate").count { if case .turn = $0 { true } else { false } } == 4)
    #expect(try #require(figures["morse"]).contacts.count == 2)
    #expect(try #require(figures["hand"]).labels == ["10 fingers", "400 ms"])
    #expect(try #require(figures["some"]).labels == ["2–4 fingers"])
  }

  @Test("an arrow points where the movement goes")
  func arrows() throws {
    let spec = try SpecFiles.parse(Self.text("material", "    toward: left"))
    let mechanic = try #require(spec.mechanics.first { $0.name.value == "drag" })
    let steps = ElaboratedMechanic(mechanic, for: spec.activities[0], under: spec.metrics).steps
    let figure = FingerFigure(fingers: mechanic.fingers, steps: steps, metrics: spec.metrics)
    let arrow = FigurePad(figure.contacts[0], fingers: 1...1).shapes.compactMap { shape -> (Point, Point)? in
      if case .arrow(let from, let to, _) = shape { (from, to) } else { nil }
    }
    let (from, to) = try #require(arrow.first)
    #expect(to.x < from.x - 20)
    #expect(abs(to.y - from.y) < 0.001)
  }

  @Test(
    "a sentence describes the mechanic of a figure",
    arguments: [
      ("touch", "One finger presses and lifts"),
      ("double-touch", "One finger presses, lifts, presses again and lifts"),
      ("two-finger-drag", "Two fingers press, move left and lift"),
      ("pinch-open", "Two fingers press, move apart and lift"),
      ("long-press", "One finger presses, stays for 400 ms or longer and lifts"),
      ("fling", "One finger presses, moves left and lifts at 1000 pt/s or faster"),
      ("edge-swipe", "One finger presses at any edge, moves left and lifts"),
    ])
  func words(_ name: String, _ sentence: String) throws {
    let spec = try SpecFiles.parse(Self.text("material", "    toward: left"))
    let mechanic = try #require(spec.mechanics.first { $0.name.value == name })
    let steps = ElaboratedMechanic(mechanic, for: spec.activities[0], under: spec.metrics).steps
    #expect(FigureWords.sentence(fingers: mechanic.fingers, steps: steps) == sentence)
  }
}
