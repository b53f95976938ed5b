import Foundation
import GestureRuntime
import Testing

@testable import gspec

/// gestures.js has the words and numbers of the runtime a second time, because the module for the web gives numbers only.
@Suite struct WebListsTests {
  private let script: String
  private let declarations: String
  private let lists: String

  init() throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: PackageFolder.url.appending(path: "Sources/GestureWeb/\(name)"), encoding: .utf8)
    }
    script = try text("gestures.js")
    declarations = try text("gestures.d.ts")
    lists = try text("Lists.swift")
  }

  /// The quoted words between two marks of a text.
  private func words(of text: String, after mark: String, until end: String) throws -> [String] {
    let start = try #require(text.firstRange(of: mark), "\(mark) is nowhere").upperBound
    let stop = try #require(text[start...].firstRange(of: end), "\(mark) has no end").lowerBound
    return text[start..<stop].matches(of: /"([^"]*)"/).map { String($0.1) }
  }

  /// The names of an enum's cases in the order of their raw values.
  private func names<Value: RawRepresentable<UInt8>>(_ type: Value.Type) -> [String] {
    let values = (UInt8.min...UInt8.max).map { Value(rawValue: $0) }.prefix { $0 != nil }
    return values.compactMap { $0 }.map { "\($0)" }
  }

  /// The number that a file gives a constant.
  private func width(_ name: String, in text: String) throws -> Int {
    let pattern = try Regex("\(name) = ([0-9]+)", as: (Substring, Substring).self)
    return try #require(text.firstMatch(of: pattern).flatMap { Int($0.1) }, "\(name) is nowhere")
  }

  @Test("phases and tools are those of the runtime, in the order of their raw values")
  func enums() throws {
    #expect(try words(of: script, after: "const phases = [", until: "]") == names(TouchPhase.self))
    #expect(try words(of: script, after: "const outcomePhases = [", until: "]") == names(GesturePhase.self))
    #expect(try words(of: script, after: "const tools = [", until: "]") == names(TouchTool.self))
    #expect(
      try words(of: declarations, after: "time: number; phase: ", until: ";") == names(TouchPhase.self))
    #expect(
      try words(of: declarations, after: "export type Phase = ", until: ";") == names(GesturePhase.self))
    #expect(try words(of: declarations, after: "export type Tool = ", until: ";") == names(TouchTool.self))
  }

  @Test("happenings have the numbers that the module gives them")
  func happenings() throws {
    let numbered = lists.matches(of: /case \.(\w+)(?:\([^)]*\))?:\s*\((\d+),/).map { match in
      (name: String(match.1), number: Int(match.2))
    }
    #expect(numbered.map(\.number) == Array(0..<numbered.count))
    #expect(try words(of: script, after: "const happenings = [", until: "]") == numbered.map(\.name))
  }

  @Test("refusals have the words of `gspec run`, in the order of their numbers")
  func refusals() throws {
    let refusals = (UInt8.min...UInt8.max).compactMap { Refusal(rawValue: $0) }
    #expect(
      try words(of: script, after: "const refusals = [\n  null,", until: "];") == refusals.map(\.sentence))
  }

  @Test(
    "rows have as many numbers as the module writes",
    arguments: [("outcomeWidth", "_ outcome: Outcome"), ("reasonWidth", "_ event: CandidateEvent")])
  func widths(_ name: String, _ parameter: String) throws {
    let start = try #require(lists.firstRange(of: "mutating func append(\(parameter)) {")).upperBound
    let body = try lists[start...].prefix(
      upTo: #require(lists[start...].firstRange(of: "\n  }\n")).lowerBound)
    let points = Mirror(reflecting: Self.outcome).children.filter { $0.value is Point }.compactMap(\.label)
    // A point is two numbers.
    let numbers = body.matches(of: /append\(([^\n]*)\)/).map { match in
      points.contains { match.1 == "outcome.\($0)" } ? 2 : 1
    }
    #expect(try width(name, in: script) == numbers.reduce(0, +))
  }

  private static let outcome = Outcome(
    time: 0, activity: 0, mechanic: 0, phase: .began, fingers: 1, location: .zero)

  @Test("what says which values an outcome has, and which haptics are due, are the runtime's bits")
  func bits() throws {
    let values: [(String, OutcomeValues)] = [
      ("hasTranslation", .translation), ("hasVelocity", .velocity), ("hasScale", .scale),
      ("hasRotation", .rotation), ("hasProgress", .progress), ("hasCommit", .committed), ("hasOver", .over),
    ]
    for (name, value) in values {
      #expect(script.contains("\(name): (values & \(value.rawValue)) !== 0"), "\(name)")
    }
    #expect(script.ranges(of: "(values & ").count == values.count)
    let cues: [(String, FeedbackCues)] = [("claim", .claim), ("threshold", .threshold), ("commit", .commit)]
    #expect(cues.enumerated().allSatisfy { $0.element.1.rawValue == 1 << $0.offset })
    #expect(try words(of: script, after: "cues < 0 ? [] : [", until: "]") == cues.map(\.0))
  }
}
