import GestureRuntime
import SpecParser

/// Checks that the table has the names of a case. Otherwise a misspelt activity would never be recognized, and a misspelt one in `forbid`
/// would always pass.
struct CheckCaseNames {
  private let names: TableNames
  private var table: Table { names.table }
  /// The cases file; `nil` if places in texts do not matter.
  private let source: SourceFile?
  private(set) var findings: [Finding] = []

  init(_ names: TableNames, in source: SourceFile? = nil) {
    self.names = names
    self.source = source
  }

  /// The case with elements as paths. Unknown names become findings.
  ///
  /// - Parameter isWhole: whether all of the case could be read. Otherwise nothing can be missing.
  mutating func resolved(_ test: TestCase, isWhole: Bool = true) -> TestCase {
    var test = test
    for pattern in (test.expect ?? []) + test.forbid { check(pattern) }
    test.expect = test.expect.map { $0.map { withPath($0) } }
    test.forbid = test.forbid.map { withPath($0) }
    test.frames = test.frames.map { (path($0.element), $0.frame) }
    test.target = test.target.map { path($0) }
    test.shows = test.shows.map { shown in
      var shown = shown
      shown.element = shown.element.map { path($0) }
      return shown
    }
    for cue in test.feels ?? [] { check(cue) }
    test.state = test.state.map { written in
      let setting = checked(written.setting, nameAt: written.name.span, valueAt: written.value.span)
      return WrittenState(name: written.name, value: Located(setting.value, written.value.span))
    }
    for content in test.content { _ = path(Located(content.value.element, content.span)) }
    if case .gesture(let written, let text) = test.input {
      let line = withPaths(written, text)
      test.input = .gesture(line, text)
      let frames = test.frames.map(\.element.value)
      if let target = test.target { checkFrame(of: target, frames) }
      for element in line.parts.compactMap(\.element) { checkFrame(of: Located(element, text.span), frames) }
      let isPlaced = test.target != nil || line.parts.contains { $0.element != nil }
      if isWhole, !isPlaced, line.parts.contains(where: \.presses) {
        report(
          "the gesture is on no element", at: text.span,
          help: "say `on ELEMENT`, or name a `target` for all of it"
        )
      }
    }
    return test
  }

  private mutating func report(
    _ message: String, at span: SourceSpan, help: String, rule: RuleInfo = SyntaxRules.undeclared
  ) {
    let finding = Finding(rule, message, at: span, help: help.isEmpty ? [] : [help])
    // A gesture that is folded may have a wrong name several times, always with the place of the whole text.
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func path(_ element: Located<String>) -> Located<String> {
    do {
      return Located(try names.path(of: element.value), element.span)
    } catch {
      report(error.message, at: element.span, help: error.help)
      return element
    }
  }

  /// Reports an instance without a frame if one with a frame only has more keys: `column/card[1]` is not `column[todo]/card[1]`.
  private mutating func checkFrame(of path: Located<String>, _ frames: [String]) {
    guard path.value.contains("["), !frames.contains(path.value), let pressed = try? KeyedPath(path.value)
    else { return }
    let meant = frames.filter { frame in (try? KeyedPath(frame)).map(pressed.includes) ?? false }
    guard let first = meant.first else { return }
    report(
      "there is no frame of `\(path.value)`, but of \(listed(meant))", at: path.span,
      help: "an instance is named by all keys on its path: write `\(first)`")
  }

  private mutating func withPath(_ pattern: OutcomePattern) -> OutcomePattern {
    var pattern = pattern
    for key in [OutcomeKey.target, .item] {
      if let element = pattern.names[key] { pattern.names[key] = path(element) }
    }
    if let over = pattern.names[.over], over.value != "nothing" { pattern.names[.over] = path(over) }
    return pattern
  }

  private mutating func withPaths(_ line: GestureLine, _ text: Located<String>) -> GestureLine {
    var rest = GestureToken.tokens(of: text.value)[...]
    let source = source
    /// The next place that has a name.
    func place(of name: String) -> SourceSpan {
      guard let source, let index = rest.firstIndex(where: { $0.text == name }) else { return text.span }
      defer { rest = rest[(index + 1)...] }
      return source.span(of: rest[index].range, in: text)
    }
    return GestureLine(
      parts: line.parts.map { part in
        var part = part
        if let element = part.element { part.element = path(Located(element, place(of: element))).value }
        switch part.verb {
        case .set(let setting):
          let name = place(of: setting.name)
          part.verb = .set(checked(setting, nameAt: name, valueAt: place(of: setting.value.text)))
        case .stand(let content): _ = path(Located(content.element, place(of: content.element)))
        default: break
        }
        return part
      })
  }

  private mutating func checked(
    _ setting: StateSetting, nameAt: SourceSpan, valueAt: SourceSpan
  ) -> StateSetting {
    do {
      _ = try names.variable(setting.name)
    } catch {
      report(error.message, at: nameAt, help: error.help)
      return setting
    }
    do {
      return try names.written(setting)
    } catch {
      report(error.message, at: valueAt, help: error.help)
      return setting
    }
  }

  /// Checks a haptic such as `archive threshold`.
  private mutating func check(_ cue: Located<String>) {
    let words = cue.value.split(separator: " ").map(String.init)
    let activities = (0..<table.activityCount).map(table.activityName)
    guard words.count == 2, activities.contains(words[0]), LanguageContext.haptic.key(words[1]) != nil else {
      let activity = words.first.flatMap { NearMiss.nearest(to: $0, among: activities) }
      let haptic = words.last.flatMap {
        NearMiss.nearest(to: $0, among: LanguageContext.haptic.keys.map(\.name))
      }
      let meant = words.count == 2 ? activity.flatMap { name in haptic.map { "\(name) \($0)" } } : nil
      return report(
        "`\(cue.value)` is nothing that can be felt", at: cue.span,
        help: meant.map(NearMiss.question)
          ?? "write an activity and `claim`, `threshold` or `commit`, such as `archive threshold`")
    }
  }

  private mutating func check(_ pattern: OutcomePattern) {
    let count = findings.count
    checkNames(pattern)
    guard findings.count == count, let name = pattern.names[.activity]?.value,
      let activity = PossibleOutcomes(of: name, in: table)
    else { return }
    for fault in activity.faults(of: pattern) {
      report(fault.message, at: fault.span, help: fault.help, rule: SyntaxRules.type)
    }
  }

  private mutating func checkNames(_ pattern: OutcomePattern) {
    let known: [(OutcomeKey, String, [String])] = [
      (.activity, "activity", (0..<table.activityCount).map(table.activityName)),
      (.does, "kind", (0..<table.activityCount).map(table.activityKind)),
      (.mechanic, "bound mechanic", (0..<table.mechanicCount).map(table.mechanicName)),
      (.detent, "detent", (0..<table.activityCount).flatMap(table.detentNames) + [OutcomePattern.noDetent]),
    ]
    for (key, noun, candidates) in known {
      guard let name = pattern.names[key], !candidates.contains(name.value) else { continue }
      report(
        key == .does ? "no activity does `\(name.value)`" : "there is no \(noun) `\(name.value)`",
        at: name.span,
        help: key == .activity && ["nothing", "none"].contains(name.value)
          ? "write `expect: []` where nothing is recognized"
          : TableNames.suggestion(name.value, among: candidates, all: candidates.uniqued()))
    }
  }
}

extension GesturePart {
  /// Whether the part can press a finger.
  var presses: Bool {
    switch verb {
    case .wait, .lift, .cancel, .set, .stand: false
    default: true
    }
  }
}
