import Foundation
import GestureCompiler
import SpecParser
import Testing

/// A spec that passes the checks fits into a table, whatever its quantities are.
@Suite("A spec without errors has a table")
struct QuantitiesFitTablesTests {
  /// The names of texts in which the checks find no error, but which do not compile.
  private func misfits(_ texts: [(name: String, text: String)]) -> [String] {
    texts.compactMap { name, text in
      guard let spec = Self.sound(text), (try? CompilePipeline.compile(spec)) == nil else { return nil }
      return name
    }
  }

  /// The spec, if the checks find no error. Conflicts are not checked.
  private static func sound(_ text: String) -> CheckedSpec? {
    guard let spec = try? SpecFiles.parse(text), LintSpec(.checks).errors(of: spec).isEmpty else {
      return nil
    }
    return spec
  }

  /// The specs of this project, as names and lines.
  private static func files() throws -> [(name: String, lines: [Substring])] {
    try ["products", "behaviours", "feedback", "conflicts"].flatMap { folder in
      let folder = SpecFiles.root.appendingPathComponent("Specs/\(folder)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.filter { $0.hasSuffix(".gspec.yaml") }.map { name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return (name, text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  private static let extremes: [String: [String]] = [
    "pt": ["0pt", "0.000001pt", "100000pt", "-1pt"], "ms": ["0ms", "0.001ms", "3600000ms"],
    "pt/s": ["0pt/s", "0.000001pt/s", "10000000pt/s"],
    "deg": ["0deg", "0.000001deg", "180deg", "3600deg", "-1deg"],
    "%": ["0%", "0.000001%", "100000%", "-1%"],
    "x": ["0x", "0.000001x", "100x", "1000000x", "-1x", "-1000000x"],
    "": ["0", "1", "0.000001", "1000000", "-1"],
  ]

  @Test("each quantity of the specs of this project, set to each extreme")
  func specs() throws {
    let number = #/(-?\d+(?:\.\d+)?)(pt\/s|pt|ms|deg|%|x|)(?=[\s,}\]]|$)/#
    var texts: [(String, String)] = []
    // The parser reads all numbers of one key in the same way, so each extreme is tried once for each key.
    var tried: Set<String> = []
    for (file, lines) in try Self.files() {
      for (index, line) in lines.enumerated() {
        for match in line.prefix(while: { $0 != "#" }).matches(of: number) {
          let before = line[..<match.range.lowerBound]
          let key = before.split { !($0.isLetter || $0 == "-") }.suffix(2).joined(separator: " ")
          for extreme in Self.extremes[String(match.output.2)] ?? []
          where tried.insert("\(key) \(extreme)").inserted {
            var changed = lines
            changed[index].replaceSubrange(match.range, with: extreme)
            texts.append(("\(file):\(index + 1) \(extreme)", changed.joined(separator: "\n")))
          }
        }
      }
    }
    #expect(texts.count > 250)
    #expect(misfits(texts) == [])
  }

  /// A spec of one activity.
  private static func text(
    metrics: String = "", steps: String = "[press, move, lift]", fingers: Int = 1, toward: String = "left",
    more: String = ""
  ) -> String {
    """
    gspec: 1
    product: Test
    platforms: [android]
    metrics: {\(metrics)}
    elements: {a: {}}
    mechanics:
      m: {continuous: true, fingers: \(fingers), steps: \(steps)}
    activities:
      x: {does: custom, target: a, by: m\(toward.isEmpty ? "" : ", toward: \(toward)")\(more)}

    """
  }

  @Test("each metric, set to each extreme, or to a metric that is 0")
  func metrics() {
    var texts: [(String, String)] = []
    for metric in Metric.allCases {
      guard let unit = metric.dimension?.unit else { continue }
      for extreme in Self.extremes[unit] ?? [] {
        let line = "\(metric.rawValue): \(extreme)"
        texts.append((line, Self.text(metrics: line, steps: "[press, lift, press, wait, move, lift]")))
        texts.append((line, Self.text(metrics: line, steps: "[press, orbit, lift]", fingers: 2, toward: "")))
        guard extreme.hasPrefix("0\(unit)") else { continue }
        for other in Metric.allCases where other != metric && other.dimension == metric.dimension {
          let both = "\(line), \(other.rawValue): \(metric.rawValue)"
          texts.append((both, Self.text(metrics: both)))
          let commit = metric.dimension == .velocity ? "velocity" : "distance"
          texts.append((both, Self.text(metrics: line, more: ", commit: {\(commit): \(metric.rawValue)}")))
        }
      }
    }
    #expect(texts.count > 200)
    #expect(misfits(texts) == [])
  }

  @Test("each limit of a step, in each form")
  func limits() {
    let limits: [(step: String, key: String, unit: String)] = [
      ("press", "after", "ms"), ("press", "within", "ms"), ("wait", "for", "ms"), ("move", "distance", "pt"),
      ("move", "velocity", "pt/s"), ("move", "deviation", "deg"), ("move", "within", "ms"),
      ("lift", "within", "ms"), ("lift", "velocity", "pt/s"),
    ]
    var texts: [(String, String)] = []
    for limit in limits {
      for extreme in Self.extremes[limit.unit] ?? [] {
        for form in ["$", "..$", "$..", "< $", "> $", "<= $", ">= $", "$..$"] {
          let step = "\(limit.step): {\(limit.key): \"\(form.replacing("$", with: extreme))\"}"
          let steps =
            switch limit.step {
            case "press": "[press, lift, \(step), move, lift]"
            case "wait": "[press, \(step), move, lift]"
            case "move": "[press, \(step), lift]"
            default: "[press, move, \(step)]"
            }
          texts.append((step, Self.text(steps: steps)))
        }
      }
    }
    #expect(texts.count > 200)
    #expect(misfits(texts) == [])
  }

  @Test("as many directions as a table can have")
  func directions() {
    let texts = (15...18).map { count in
      let ranges = (0..<count).map { "\($0 * 20)deg..\($0 * 20 + 5)deg" }.joined(separator: ", ")
      return ("\(count) directions", Self.text(toward: "[\(ranges)]"))
    }
    #expect(misfits(texts) == [])
    #expect(texts.map { Self.sound($0.1) != nil } == [true, true, false, false])
  }

  @Test("each quantity of feedback, set to each extreme")
  func feedback() {
    let keys = [
      "follow: {translation: $}", "follow: {rotation: $}", "follow: {scale: $}", "follow: {opacity: $}",
      "follow: {opacity: {from: 1, to: $}}", "follow: {scale: {from: 1, to: $}}", "clamp: {min: $}",
      "clamp: {max: $}",
      "clamp: {min: 0x, max: 1x, spring: {damping: $}}", "clamp: {min: 0x, max: 1x, duration: $}",
      "rubber-band: {beyond: $}", "rubber-band: {coefficient: $}", "progress: {scale: $, duration: 100ms}",
      "progress: {scale: 0.9, duration: $}", "haptic: {claim: $}",
    ]
    let motions = ["on-commit", "on-cancel", "on-end"].flatMap { moment in
      [
        "spring: {damping: $}", "spring: {damping: 1, response: $}", "spring: {initial-velocity: $}",
        "duration: $",
        "delay: $", "target: $", "opacity: $", "pages: $", "decay: $", "curve: 'cubic-bezier($, 0, 1, 1)'",
        "curve: 'cubic-bezier(0, $, 1, 1)'",
      ].map { "\(moment): {\($0)}" }
    }
    var texts: [(String, String)] = []
    for key in keys + motions {
      for extreme in Self.extremes.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        let feedback = ", feedback: {\(key.replacing("$", with: extreme))}"
        texts.append((feedback, Self.text(more: ", commit: {distance: 10pt}" + feedback)))
        texts.append(
          (feedback, Self.text(steps: "[press, orbit, lift]", fingers: 2, toward: "", more: feedback)))
        texts.append((feedback, Self.text(steps: "[press, wait, lift]", toward: "", more: feedback)))
      }
    }
    #expect(misfits(texts) == [])
  }
}

extension SpecParser.Dimension {
  fileprivate var unit: String? {
    switch self {
    case .length: "pt"
    case .time: "ms"
    case .velocity: "pt/s"
    case .angle: "deg"
    case .count: ""
    case .proportion, .factor: nil
    }
  }
}
