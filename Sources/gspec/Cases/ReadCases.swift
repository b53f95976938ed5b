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
        .version, "this is a spec, not a file of cases", at: key,
        help: ["`gspec lint` checks it; give its cases here"])
      return file
    }
    form.checkVersion(&top, of: "cases")
    let defaults = CaseSettings(&top, self)
    file.spec = defaults.spec
    guard let list = top.required("cases", example: "[…]") else { return file }
    top.finish()
    var seen: [String: SourceSpan] = [:]
    for item in form.items(list) {
      let count = form.findingCount
      let unnamed = Located("a case without a name", item.span)
      var unread = UnreadCase(name: unnamed, spec: defaults.spec?.value, findings: [])
      let test = testCase(item, defaults, &unread)
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
          .duplicateName, "two cases are named `\(name.value)`", at: name.span,
          related: [.init(span: first, message: "it stands here first")])
      }
    }
    return file
  }

  /// Reads a case.
  ///
  /// - Parameter unread: receives what is known of the case, also if it cannot be read.
  private func testCase(
    _ item: Field, _ defaults: CaseSettings, _ unread: inout UnreadCase
  ) -> TestCase? {
    guard var fields = form.fields(item, of: "the case") else { return nil }
    let name = fields.required("name", example: "a touch opens a message").flatMap(form.text)
    let settings = CaseSettings(&fields, self)
    unread.name = name ?? unread.name
    unread.spec = settings.spec?.value ?? unread.spec
    let input = input(&fields)
    let expect = fields.optional("expect").map { patterns($0, isForbidden: false) }
    let forbid = fields.optional("forbid").map { patterns($0, isForbidden: true) }
    let items = fields.optional("shows").map(form.items) ?? []
    let shows = shown(items)
    let feels = fields.optional("feels").map { field in form.items(field).compactMap(form.text) }
    let only = fields.optional("only").flatMap(form.boolean)?.value ?? false
    if expect == nil, forbid == nil, items.isEmpty, feels == nil {
      form.report(
        .missingKey, "the case demands nothing", at: fields.ownerSpan,
        help: ["add `expect`, `forbid`, `shows` or `feels`"])
    }
    if only, expect == nil {
      form.report(.missingKey, "`only` without `expect`", at: fields.ownerSpan, help: ["add `expect`"])
    }
    fields.finish()
    guard let spec = settings.spec ?? defaults.spec else {
      return form.fault(
        .missingKey, "the case has no `spec`, and the file has none either", at: fields.ownerSpan)
    }
    var test = TestCase(
      name: unread.name, spec: spec, input: input, expect: expect, forbid: forbid ?? [], shows: shows,
      feels: feels, only: only)
    defaults.apply(to: &test)
    settings.apply(to: &test)
    return test
  }

  /// The input of a case. If it cannot be read, it is a gesture without parts.
  private func input(_ fields: inout FieldReader) -> TestCase.Input {
    let none = TestCase.Input.gesture(GestureLine(parts: []), Located("", fields.ownerSpan))
    let gesture = fields.optional("gesture")
    let trace = fields.optional("trace")
    if let trace, gesture == nil { return form.text(trace).map { .trace($0) } ?? none }
    guard let gesture, trace == nil else {
      form.report(
        .missingKey, gesture == nil ? "the case has no input" : "the case has both a gesture and a trace",
        at: fields.ownerSpan, help: ["give it a `gesture` or a `trace`"])
      return none
    }
    guard let text = form.text(gesture) else { return none }
    do {
      return .gesture(try ParseGesture.line(text.value), text)
    } catch {
      form.report(
        .type, error.message, at: form.span(of: error.range, in: text),
        help: error.help.isEmpty ? [] : [error.help])
      return none
    }
  }
}
