import SpecParser
import Testing

/// Mistakes for which the finding explains the cause, or says what to write.
@Suite struct MistakeTests {
  private let header = "gspec: 1\nproduct: A\nelements: {list: {}}\n"

  @Test(arguments: [
    ("\u{FEFF}state: {}\n", "4:1 input/encoding there is a byte-order mark (U+FEFF) inside the text"),
    ("# a\u{2028}b\n", "4:4 syntax/yaml YAML ends the line at this separator, U+2028"),
    ("# a \u{85} b\n", "4:5 syntax/yaml YAML ends the line at this separator, U+0085"),
    (
      "...\nstate: {}\n",
      "5:1 syntax/yaml the text goes on behind the document's end; the file must be one document"
    ),
  ])
  func linesAndDocuments(_ text: String, _ expected: String) {
    #expect(places(parse(header + text)) == [expected])
  }

  @Test func directivesAreExplained() {
    #expect(
      places(parse("%YAML 1.1\n" + header)) == [
        "2:1 syntax/yaml the document begins with `---` where a `%` line comes before it"
      ])
    #expect(
      places(parse("%YAML 1.3\n---\n" + header)) == ["1:1 syntax/yaml this version of YAML is not known here"]
    )
    #expect(places(parse("%YAML 1.1\n---\n" + header)) == [])
    #expect(
      places(parse("%a\n" + header)) == [
        "1:1 syntax/yaml a line that begins with `%` has a meaning of its own in YAML"
      ])
    #expect(places(parse("{\"gspec\": 1}}\n")) == ["1:13 syntax/yaml this `}` closes nothing"])
    #expect(
      places(parse("{\"gspec\": 1}\nproduct: A\n")) == [
        "2:1 syntax/yaml the text goes on behind the closing `}`"
      ])
    #expect(places(parse("\u{FEFF}\u{FEFF}" + header)).first?.hasPrefix("1:1 input/encoding") == true)
  }

  @Test func aCommentThatTakesTheBraceAway() {
    let text = "activities:\n  a: {does: custom, target: list, by: tap, when: mode == calm # now}\n"
    #expect(help(text).contains("a ` #` begins a comment; put a value that has one into quotes"))
  }

  @Test(arguments: [
    ("zoom => 2", "`=>` means nothing in a guard", "write `>=`"),
    ("zoom =< 2", "`=<` means nothing in a guard", "write `<=`"),
    ("zoom <> 2", "`<>` means nothing in a guard", "write `!=`"),
  ])
  func signsOfOtherLanguages(_ text: String, _ message: String, _ fix: String) {
    let activities = "activities:\n  a: {does: custom, target: list, by: tap, when: \"\(text)\"}\n"
    #expect(messages(activities) == ["syntax/guard: " + message])
    #expect(help(activities) == [fix])
  }

  @Test(arguments: [
    (
      "metrics: {touch-slop: 8pt..9pt}",
      "syntax/type: `8pt..9pt` is a range, but `touch-slop` is one quantity"
    ),
    ("metrics: {touch-slop: 1e3pt}", "syntax/unit: `1e3pt` has an exponent"),
    ("metrics: {touch-slop: 1E-3pt}", "syntax/unit: `1E-3pt` has an exponent"),
    ("state: {z: 0..1e9}", "syntax/unit: `1e9` has an exponent"),
  ])
  func numbersThatAreNotPlain(_ text: String, _ expected: String) {
    #expect(messages(text).contains(expected))
  }

  @Test func whatIsAdvised() {
    let slide =
      "mechanics: {tap: {steps: [press, lift]}, hold: {steps: [press, wait]}, slide: {steps: [press, move: 6mm]}}"
    #expect(help(slide) == ["a length is written `distance: 6mm`"])
    #expect(
      help("mechanics: {tap: {steps: [press, lift], fingers: two}, hold: {steps: [press]}}") == [
        "write a number: `fingers: 2`"
      ])
    #expect(help("elements: {list: {zooms: 1}}") == ["write `zooms: true`"])
    #expect(help("elements: {list: {zooms: }}") == ["write `zooms: true`"])
    #expect(help("elements: {list: {zooms: Off}}") == ["write `zooms: false`"])
  }

  @Test func aBrokenTreeHidesNoTargets() {
    #expect(messages("elements: [list]") == ["syntax/type: `elements` must be a mapping, but this is a list"])
    #expect(
      messages("elements: {page: {children: list}}") == [
        "syntax/type: `children` must be a mapping, but this is `list`"
      ])
    #expect(messages("elements:").map { String($0.prefix(15)) } == ["name/undeclared", "name/undeclared"])
  }

  @Test func keysOfOtherFiles() {
    let vocabulary = "vocabulary: house\nstate: {a: bool}\n"
    #expect(messages(vocabulary) == ["syntax/unknown-key: the vocabulary has no key `state`"])
    #expect(help(vocabulary) == ["a vocabulary has no `state`; it belongs to a product's spec"])
    #expect(
      messages("lint: {disable: [{rule: guard/always, activity: open, activities: [shut], reason: a}]}") == [
        "syntax/duplicate-key: `activity` and `activities` say the same"
      ])
  }
}
