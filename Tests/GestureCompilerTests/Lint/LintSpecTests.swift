import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Lint: how far it looks, and what it keeps")
struct LintSpecTests {
  private static let text = """
    gspec: 1
    product: Test
    state: {on-air: bool}
    mechanics:
      tap: {steps: [press, lift]}
    elements: {page: {}}
    activities:
      a: {does: custom, target: page, by: tap, alternative: menu, when: on-air or not on-air}
      b: {does: custom, target: page, by: tap, alternative: menu}

    """

  private static func parse(_ text: String = text) -> ParseResult {
    ParseSpec.parse(SourceFile(path: "test.gspec.yaml", text: text)) { _ in
      .failure(ImportFailure(reason: "there is no such vocabulary"))
    }
  }

  /// Computes everything anew, and notes what it is asked for.
  private final class Store: FindingStore, @unchecked Sendable {
    private(set) var asked: [String] = []

    func findings(_ answer: LintAnswer, of result: ParseResult, make: () -> [Finding]) -> [Finding] {
      switch answer {
      case .found: asked.append("found")
      case .fixed(let findings): asked.append("fixed \(findings.count)")
      }
      return make()
    }
  }

  @Test("each depth finds what the one before finds, and more")
  func depths() {
    let result = Self.parse()
    #expect(LintSpec(.text).findings(of: result).isEmpty)
    #expect(LintSpec(.checks).findings(of: result).map(\.rule) == ["guard/always"])
    #expect(LintSpec().findings(of: result).map(\.rule) == ["conflict/ambiguous", "guard/always"])
  }

  @Test("errors are those among the findings", arguments: [LintSpec.Depth.text, .checks, .conflicts])
  func errors(_ depth: LintSpec.Depth) {
    let result = Self.parse()
    let errors = LintSpec(depth).findings(of: result).filter { $0.severity == .error }
    #expect(LintSpec(depth).errors(of: result) == errors)
    #expect(errors.isEmpty == (depth != .conflicts))
  }

  @Test("a text that is no spec has the errors of the parser at every depth")
  func noSpec() {
    let result = Self.parse("gspec: 1\nproduct: Test\nelements: {page: {}}\nactivities: {a: {}}\n")
    #expect(result.spec == nil && !result.findings.isEmpty)
    for depth in [LintSpec.Depth.text, .checks, .conflicts] {
      #expect(LintSpec(depth).findings(of: result) == result.findings)
    }
  }

  @Test("the mechanics of a vocabulary are checked without an analysis")
  func vocabulary() {
    let result = Self.parse(
      "gspec: 1\nvocabulary: own\nmechanics:\n  never: {steps: [press, {lift: {within: 0ms}}]}\n")
    #expect(LintSpec().findings(of: result).map(\.rule) == ["mechanic/impossible"])
    #expect(LintSpec(.text).findings(of: result).isEmpty)
  }

  @Test("a store is asked for the findings, then for their fixes, but not for those of no finding")
  func stores() {
    let result = Self.parse()
    let store = Store()
    let lint = LintSpec(caches: LintCaches(findings: store))
    let found = CompilePipeline.lint(result, lint)
    let fixed = CompilePipeline.fix(found, of: result, lint)
    #expect(store.asked == ["found", "fixed \(found.count)"])
    #expect(fixed.contains { !$0.fixes.isEmpty })
    #expect(CompilePipeline.fix([], of: result, lint).isEmpty && store.asked.count == 2)
  }

  @Test("checks that run beside the analysis give the same findings")
  func beside() {
    let result = Self.parse()
    let lint = LintSpec(beside: { here, there in
      let found = there()
      return (here(), found)
    })
    #expect(lint.findings(of: result) == LintSpec().findings(of: result))
  }

  @Test("findings that the spec accepts are kept only on request, with their reason")
  func accepted() {
    let result = Self.parse(
      Self.text + "lint: {disable: [{rule: guard/always, reason: it is always on air}]}\n")
    #expect(!LintSpec(.checks).findings(of: result).contains { $0.rule == "guard/always" })
    let kept = LintSpec(.checks, keepsAccepted: true).findings(of: result)
    #expect(kept.map(\.acceptedBecause) == ["it is always on air"])
  }

  @Test("a table is loaded from the bytes that it comes with")
  func compiled() throws {
    let spec = try SpecFiles.parse(Self.text)
    let compiled = try CompilePipeline.compile(spec)
    #expect(try CompilePipeline.disassemble(compiled.bytes).contains("activity"))
    #expect(compiled.table.recognizerCount == 2)
  }
}
