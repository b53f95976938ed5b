import SpecParser

/// Reads cases files, and reports all errors in one pass.
struct ReadCases {
  let form: FormReader
  private let path: String

  /// Reads a file.
  ///
  /// - Returns: the well-formed cases, and findings for the others. No case of a text that is not valid YAML can be run.
  static func file(_ file: SourceFile) -> (file: CaseFile, findings: [Finding], sources: SourceSet) {
    let read = FormReader.read(file) { ReadCases(form: $0, path: file.path).cases() }
    let cases = read.recovered.map { read.value.unread(in: $0, read.findings) } ?? read.value
    return (cases, read.findings, read.sources)
  }

  private func cases() -> CaseFile {
    var file = CaseFile(path: path)
    guard var top = form.top("the cases file") else { return file }
    if let key = top.stray("gspec"), top.stray("cases") == nil {
      form.report(
        SyntaxRules.version, "this is a spec, not a file of cases", at: key,
        help: ["`gspec lint` checks it; give its cases here"])
      return file
    }
    form.checkVersion(&top, of: "cases")
    let defaults = CaseSettings(&top, self)
    file.spec = defaults.spec
    guard let list = top.required("cases", example: "[…]") else { return file }
    let isSpecWrong = defaults.spec == nil && (top.stray("spec") != nil || top.hasStray(near: ["spec"]))
    top.finish()
    if case .mapping(let entries, _) = list.value.content {
      reportMapping(list, entries)
      return file
    }
    var seen: [String: SourceSpan] = [:]
    let items = form.items(list)
    // Where no case has a spec of its own, the file lacks one.
    let isFileWithout = defaults.spec == nil && !items.contains { $0.value.value(of: "spec") != nil }
    for (index, item) in items.enumerated() {
      let count = form.findingCount
      let unnamed = Located("a case without a name", item.span)
      var unread = UnreadCase(name: unnamed, spec: defaults.spec?.value, findings: [])
      let test = testCase(item, defaults, &unread, isSpecWrong: isSpecWrong || isFileWithout && index > 0)
      if let test, form.findingCount == count {
        file.cases.append(test)
      } else {
        unread.findings = form.findings(after: count)
        unread.test = test
        file.unread.append(unread)
      }
      let name = unread.name
      if name != unnamed, let first = seen.updateValue(name.span, forKey: name.value) {
        form.report(
          SyntaxRules.duplicateName, "two cases are named `\(name.value)`", at: name.span,
          related: [.init(span: first, message: "it stands here first")])
      }
    }
    return file
  }

  /// Reports cases that are no list: one case without its dash, or names with a case under each.
  private func reportMapping(_ list: Field, _ entries: [LocatedNode.Entry]) {
    let isOne = list.value.value(of: "name") != nil
    let name = isOne ? list.value.value(of: "name")?.scalar?.text : entries.first?.key.scalar?.text
    form.report(
      SyntaxRules.type, "`cases` must be a list, but this is a mapping", at: list.span,
      help: ["begin every case with `- name: \(name ?? "a touch opens a message")`"])
  }

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - unread: receives what is known of the case, also if it cannot be read.
  ///   - isSpecWrong: whether what is wrong about the spec is told elsewhere.
  private func testCase(
    _ item: Field, _ defaults: CaseSettings, _ unread: inout UnreadCase, isSpecWrong: Bool
  ) -> TestCase? {
    let gesture = item.value.scalar?.text
    let help = gesture.map { ["write `{name: …, gesture: \($0), expect: […]}`"] } ?? []
    guard var fields = form.fields(item, of: "the case", help: help) else { return nil }
    let name = fields.required("name", example: "a touch opens a message").flatMap(form.text)
    let settings = CaseSettings(&fields, self)
    unread.name = name ?? unread.name
    unread.spec = settings.spec?.value ?? unread.spec
    let input = fields.optional("gesture")
    let trace = fields.optional("trace")
    let expect = fields.optional("expect").map { patterns(demanded($0), isForbidden: false) }
    let forbidden = fields.optional("forbid")
    let forbid = forbidden.map { patterns($0, isForbidden: true) } ?? []
    let items = fields.optional("shows").map(form.items) ?? []
    let shows = shown(items)
    let feels = fields.optional("feels").map { field in form.items(demanded(field)).compactMap(form.text) }
    let only = fields.optional("only").flatMap(form.boolean)?.value ?? false
    if only, expect == nil, !fields.hasStray(near: ["expect"]) {
      form.report(
        SyntaxRules.missingKey, "`only` without `expect`", at: fields.ownerSpan, help: ["add `expect`"])
    } else if expect == nil, forbidden.map(form.items)?.isEmpty ?? true, items.isEmpty, feels == nil,
      !fields.hasStray(near: ["expect", "forbid", "shows", "feels"])
    {
      form.report(
        SyntaxRules.missingKey, "the case demands nothing", at: fields.ownerSpan,
        help: ["add `expect`, `forbid`, `shows` or `feels`"])
    }
    let played = self.input(input, trace, fields)
    let isSpecWrong = isSpecWrong || fields.stray("spec") != nil || fields.hasStray(near: ["spec"])
    fields.finish()
    guard let spec = settings.spec ?? defaults.spec else {
      if isSpecWrong { return nil }
      return form.fault(
        SyntaxRules.missingKey, "the case has no `spec`, and the file has none either", at: fields.ownerSpan,
        help: ["add it for all cases, above `cases`: `spec: mail.gspec.yaml`"])
    }
    var test = TestCase(
      name: unread.name, spec: spec, input: played, expect: expect, forbid: forbid, shows: shows,
      feels: feels, only: only)
    defaults.apply(to: &test)
    settings.apply(to: &test)
    return test
  }

  /// A field whose empty list demands that nothing comes. That its value is missing, as in an unfinished case, does not demand it.
  private func demanded(_ field: Field) -> Field {
    if field.value.isEmpty {
      form.report(
        SyntaxRules.type, "`\(field.name)` has no value", at: field.keySpan,
        help: ["write `\(field.name): []` if there should be nothing"])
    }
    return field
  }

  /// The input of a case. If it cannot be read, it is a gesture without parts.
  private func input(_ gesture: Field?, _ trace: Field?, _ fields: FieldReader) -> TestCase.Input {
    let none = TestCase.Input.gesture(GestureLine(parts: []), Located("", fields.ownerSpan))
    if let trace, gesture == nil { return form.text(trace).map { .trace($0) } ?? none }
    guard let gesture, trace == nil else {
      if gesture == nil, fields.hasStray(near: ["gesture", "trace"]) { return none }
      form.report(
        SyntaxRules.missingKey,
        gesture == nil ? "the case has no input" : "the case has both a gesture and a trace",
        at: fields.ownerSpan, help: ["give it a `gesture` or a `trace`"])
      return none
    }
    guard let text = form.text(gesture) else { return none }
    do {
      return .gesture(try ParseGesture.line(text.value), text)
    } catch {
      form.report(
        SyntaxRules.type, error.message, at: form.span(of: error.range, in: text),
        help: error.help.isEmpty ? [] : [error.help])
      return none
    }
  }
}
