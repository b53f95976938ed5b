import Foundation
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks specs against the schema with an independent validator: Python's `jsonschema` and PyYAML.
@Suite("gspec schema")
struct SchemaCommandTests {
  /// The problems of each text by the schema; empty for a valid text.
  private func problems(_ texts: [String]) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(SpecSchema.text, "schema.json")
    let input = try JSONEncoder().encode(texts)
    try folder.write(Array(input), "texts.json")
    try folder.write(Self.script, "validate.py")
    let run = try await GSpecProcess.shell(
      """
      cd "$1"
      python3 -c 'import jsonschema, yaml' 2>"$1/why" || PATH=/usr/bin:$PATH
      exec python3 validate.py schema.json texts.json
      """, [folder.path])
    try #require(
      run.status == 0,
      "Python 3 with jsonschema and PyYAML is needed (apt install python3-jsonschema python3-yaml): \(run.stderr)"
    )
    return try JSONDecoder().decode([String].self, from: Data(run.stdout.utf8))
  }

  /// The validating program. It reads scalars as YAML 1.2 does, which the language requires.
  private static let script = """
    import json, re, sys
    import jsonschema, yaml

    class Core(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    def resolve(tag, pattern, first):
        Core.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)

    resolve("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""])
    resolve("bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF"))
    resolve("int", r"^[-+]?[0-9]+$", list("-+0123456789"))
    resolve("float", r"^[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?$", list("-+.0123456789"))

    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    answers = []
    for text in json.load(open(sys.argv[2])):
        try:
            value = yaml.load(text, Loader=Core)
        except yaml.YAMLError as error:
            answers.append("YAML: %s" % error)
            continue
        errors = ["%s: %s" % ("/".join(map(str, e.absolute_path)), e.message[:200]) for e in validator.iter_errors(value)]
        answers.append("; ".join(errors))
    print(json.dumps(answers))

    """

  private static let specs: [String] = {
    let roots = [
      "Specs", "Examples", "Benchmarks/Specs", "Tests/Stubs/Driver", "Tests/EndToEndTests/Recordings",
    ]
    return roots.flatMap { root -> [String] in
      let found =
        FileManager.default.enumerator(atPath: PackageFolder.path(root))?.allObjects as? [String] ?? []
      return found.filter { $0.hasSuffix(".gspec.yaml") && !$0.contains(".build") }.sorted().map {
        root + "/" + $0
      }
    }
  }()

  @Test("every spec of this repository is valid by the schema")
  func specs() async throws {
    #expect(Self.specs.count > 50)
    let texts = try Self.specs.map { try String(contentsOfFile: PackageFolder.path($0), encoding: .utf8) }
    for (path, problem) in zip(Self.specs, try await problems(texts)) {
      #expect(problem.isEmpty, "\(path): \(problem)")
    }
  }

  /// Rules of form that a schema cannot check: about YAML itself, and about names, numbers and words inside a text.
  private static let beyond: Set<String> = [
    "syntax/yaml", "syntax/duplicate-key", "syntax/alias", "syntax/guard", "syntax/quoting",
    "syntax/contradiction",
    "syntax/range", "syntax/direction",
  ]

  @Test(
    "fixed examples of rules are valid; examples of rules of form are not, if a schema can check the rule")
  func rules() async throws {
    let rules = RuleCatalogue.all.filter {
      !RuleExample.described.contains($0.id) && $0.id != "conflict/undecided"
    }
    let right = try await problems(rules.map { RuleExample.whole($0.corrected) })
    for (rule, problem) in zip(rules, right) { #expect(problem.isEmpty, "\(rule.id): \(problem)") }
    let wrong = try await problems(rules.map { RuleExample.whole($0.example) })
    for (rule, problem) in zip(rules, wrong)
    where rule.id.hasPrefix("syntax/") && !Self.beyond.contains(rule.id) {
      #expect(!problem.isEmpty, "\(rule.id)")
    }
  }

  @Test(
    "mistakes of form are not valid by the schema",
    arguments: [
      ("activities:", "activitys:"), ("scrolls: vertical", "scrolls: upright"), ("by: touch", "bye: touch"),
      ("does: activate, ", ""), ("platforms: [ios]", "platforms: [iso]"), ("drag-slop: 9pt", "drag-slop: 9"),
      ("drag-slop", "drag-slip"), ("unread: bool", "unread: yes-or-no"), ("begins: true", "begins: 3"),
      ("latency: 80ms", "latency: 80"), ("steps: [press, lift]", "step: [press, lift]"),
      ("{wait: a, for: b}", "{wait: a, until: b}"), ("gspec: 1", "gspec: 2"), ("product: Test", "name: Test"),
      ("distance: 40pt", "distance: 40deg"), ("toward: down", "toward: downward"),
      ("drag-slop: 9pt", "drag-slop: 9pt.."), ("latency: 80ms", "latency: 80ms..90ms"),
      ("from: left-edge", "from: 10"), ("[press, lift]", "[press, lift: up]"),
      ("translation: {x", "transltion: {x"), ("x: 1x", "z: 1x"), ("x: 1x", "x: 1pt"),
      ("opacity: 0.7", "opacity: 7"), ("beyond: 30%", "beyond: 30ms"), ("law: smooth", "law: rough"),
      ("near: {spring", "near: {sprig"), ("damping: 0.8", "damping: strong"), ("curve: ease-out", "curv: x"),
      ("curve: ease-out", "curve: ease-outwards"), ("haptic: {claim: light}", "haptic: 3"),
      ("claim: light", "claim: 3"), ("[press, lift]", "[press, release]"), ("[press, lift]", "[tap]"),
      ("[press, lift]", "[]"), ("{wait: a, for: b}", "{wait: a}"),
      ("{wait: a, for: b}", "{prefer: a, for: b}"), ("{wait: a, for: b}", "{together: [a]}"),
      ("{wait: a, for: b}", "{wait: a, for: b, together: [a, b]}"),
      ("{name: near, distance", "{distance"), ("distance: 30%}]", "distance: 30%, velocity: 9pt/s}]"),
      ("[{name: near, distance: 30%}]", "{}"),
      ("[{name: near, distance: 30%}]", "{name: near, distance: 30%}"),
      ("by: [tap, pull]", "by: []"), ("platforms: [ios]", "platforms: []"),
      ("drag-slop: 9pt", "velocity-samples: 100"), ("drag-slop: 9pt", "velocity-samples: 2.5"),
      ("rule: conflict/delayed,", "rule: conflict/delayed, activity: a, activities: [b],"),
      ("product: Test", "product: Test\nvocabulary: test"),
      ("product: Test", "vocabulary: test"),
      ("drag-slop: 9pt", "drag-slop: -9pt"), ("distance: 40pt", "distance: -40pt"),
      ("distance: 40pt", "distance: -40pt..40pt"), ("damping: 0.8", "damping: \"-1\""),
      ("beyond: 30%", "beyond: -30%"), ("claim: light", "claim: 3pt"), ("claim: light", "claim: \"-1\""),
      ("by: touch", "by: \"\""), ("when: unread", "when: \"\""), ("alternative: 5", "alternative: \"\""),
      ("platforms: [ios]", "edges: {}"), ("begins: true", "taps: 1..100"), ("begins: true", "taps: 1..1"),
    ])
  func mistakes(_ piece: String, _ other: String) async throws {
    try #require(Self.whole.contains(piece))
    let answers = try await problems([Self.whole, Self.whole.replacing(piece, with: other)])
    #expect(answers[0].isEmpty, "\(answers[0])")
    #expect(!answers[1].isEmpty)
  }

  @Test("every form of a value that the language has is valid by the schema")
  func forms() async throws {
    let forms = [
      ("distance: 40pt", "distance: \">= 40pt\""), ("distance: 40pt", "distance: \"<60pt\""),
      ("distance: 40pt", "distance: 40pt .. 60pt"), ("distance: 40pt", "distance: ..60pt"),
      ("distance: 40pt", "distance: 4.5mm.."), ("distance: 40pt", "distance: drag-slop"),
      ("zoom: 1.0..8.0", "zoom: -1 .. 8.0"), ("fingers: 1..2", "fingers: \"2\""),
      ("fingers: 1..2", "fingers: 1 .. 2"), ("product: Test", "product: 123"),
      ("alternative: 5", "alternative: true"), ("reason: none", "reason: 5"),
      ("[{rule: conflict/delayed, reason: none}]", "{rule: conflict/delayed, reason: none}"),
      ("gspec: 1", "gspec: \"1\""), ("begins: true", "begins: \"true\""),
      ("[press, lift]", "[{press: }, {lift: }]"), ("move: {toward: down, distance: 40pt}", "move: "),
      ("move: {toward: down, distance: 40pt}", "move: [down, 30deg .. 60deg]"),
      ("translation: {x: 1x}", "translation: 1x"), ("translation: {x: 1x}", "translation: none"),
      ("opacity: 0.7", "opacity: 70%"), ("opacity: 0.7", "opacity: {from: 1, to: 0.5}"),
      ("{near: {spring: {damping: 0.8}}}", "{spring: {damping: 0.8, response: 0.4s}, opacity: 0}"),
      ("curve: ease-out", "curve: \"cubic-bezier(0.2, 0, 0, 1)\""),
      ("claim: light", "claim: 0.5"), ("claim: light", "claim: ring-the-bell"),
      ("claim: light", "claim: \"0.5\""), ("claim: light", "claim: \"-ring\""),
      ("claim: light", "claim: true"), ("claim: light", "claim: 1..3"),
      ("begins: true", "taps: 1..99"), ("begins: true", "taps: 1 .. 2"),
      ("opacity: 0.7", "opacity: 0.7, rotation: -20deg"), ("platforms: [ios]", "edges: {protect: bottom}"),
      ("fingers: 1..2, steps: [press, lift]", "fingers: 2, steps: [press, {move: outward}, lift]"),
      ("fingers: 1..2, steps: [press, lift]", "fingers: 2, steps: [press, move: [outward, inward], lift]"),
      (
        "fingers: 1..2, steps: [press, lift]",
        "fingers: 2, steps: [press, move: {toward: outward, span: 20pt}, lift]"
      ),
      ("reason: none", "activity: [a, b], reason: none"), ("reason: none", "activities: a, reason: none"),
      ("resolve:\n  - {wait: a, for: b}", "resolve:"), ("resolve:\n  - {wait: a, for: b}", "resolve: []"),
      ("lint: {disable: [{rule: conflict/delayed, reason: none}]}", "lint:"),
      ("[{rule: conflict/delayed, reason: none}]", ""), ("[{rule: conflict/delayed, reason: none}]", "[]"),
      ("elements:", "kinds: {k: , l: {by: }}\nelements:"), ("drag-slop: 9pt", "velocity-samples: 64"),
    ]
    for (piece, _) in forms { try #require(Self.whole.contains(piece)) }
    let texts = forms.map { Self.whole.replacing($0.0, with: $0.1) }
    for (form, problem) in zip(forms, try await problems(texts)) {
      #expect(problem.isEmpty, "\(form.1): \(problem)")
    }
    for text in texts {
      let findings = LoadSpec.parse(Array(text.utf8), path: "a.gspec.yaml").findings
      #expect(findings.allSatisfy { !$0.rule.hasPrefix("syntax/") }, "\(text)")
    }
  }

  private static let whole = """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [ios]
    metrics: {drag-slop: 9pt, touch-max-duration: none, velocity-estimator: linear}
    state: {unread: bool, mode: [calm, busy], zoom: 1.0..8.0}
    elements: {list: {scrolls: vertical, children: {row: }}}
    mechanics:
      tap: {fingers: 1..2, steps: [press, lift]}
      pull: {continuous: true, steps: [press, move: {toward: down, distance: 40pt}, lift]}
    activities:
      a: {does: activate, target: list, by: touch, begins: true, from: left-edge, latency: 80ms, when: unread}
      b:
        does: custom
        target: row
        by: [tap, pull]
        commit: [{name: near, distance: 30%}]
        feedback:
          follow: {translation: {x: 1x}, opacity: 0.7}
          rubber-band: {beyond: 30%, law: smooth}
          on-commit: {near: {spring: {damping: 0.8}}}
          on-cancel: {curve: ease-out, duration: 200ms}
          haptic: {claim: light}
        alternative: 5
    resolve:
      - {wait: a, for: b}
    lint: {disable: [{rule: conflict/delayed, reason: none}]}

    """

  @Test("the schema covers every type of value in the table of keys")
  func values() {
    for key in LanguageContext.allCases.flatMap(\.keys) where key.child == .value {
      #expect(ValueSchema.schema(of: key) != nil, "\(key.name): \(key.value.described)")
    }
  }

  @Test("`gspec schema` prints the schema, and the file for editors is the same")
  func command() async throws {
    let run = try await GSpecProcess.run("schema")
    #expect(run.status == 0 && run.stdout == SpecSchema.text)
    let problem = Snapshot("Docs/gspec.schema.json").problem(with: SpecSchema.text)
    #expect(problem == nil, "\(problem ?? "")")
  }
}
