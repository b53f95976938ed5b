import Foundation
import Testing

@testable import gspec

@Suite("Completion of values")
struct EditorCompletionTests {
  /// The start of a spec. Each test adds a piece in which `|` marks the cursor.
  private static let start = """
    gspec: 1
    product: Game
    uses: [material]
    state:
      selection: [none, some]
    elements:
      list:
        state: {locked: bool}
        children: {row: {}}
      grid:
        children: {row: {}, cell: {}}
    mechanics:
      flip: {steps: [press, lift]}
    activities:
      open: {does: activate, target: list/row, by: touch}

    """

  private func items(_ piece: String, replacing old: String = "") throws -> [JSON] {
    try OfferedItems(Self.start, piece, replacing: old).items
  }

  private func labels(_ piece: String, replacing old: String = "") throws -> [String] {
    try OfferedItems(Self.start, piece, replacing: old).labels
  }

  @Test(
    "items of a list in lines are values of its key",
    arguments: [
      ("  shut:\n    by:\n      - |\n", "flip"), ("  shut:\n    by:\n      - touch\n      - fl|\n", "flip"),
      ("  shut:\n    by:\n    - |\n", "flip"), ("  shut:\n    by: [touch,\n      |]\n", "flip"),
      ("platforms:\n  - |\n", "android"), ("uses:\n  - |\n", "apple"),
      ("resolve:\n  - together:\n      - |\n", "open"),
      ("resolve:\n  - {wait: open,\n     for: |}\n", "open"),
      ("resolve:\n  - {wait: open,\n     |}\n", "for"),
      ("  shut: {does: custom,\n    target: list, commit: [{name: near,\n      |}]}\n", "projected"),
      ("  shut: {does: custom,\n    commit: {distance: 9pt},\n    |}\n", "latency"),
      ("  shut:\n    by: [touch,\n      flip],\n    |\n", "latency"),
      ("  shut: {by: [touch,\n  lock:\n    |\n", "latency"),
    ])
  func blockLists(_ piece: String, _ label: String) throws {
    #expect(try labels(piece).contains(label))
  }

  @Test("in a list of steps there are keys")
  func steps() throws {
    let block = "mechanics:\n  slide:\n    steps:\n      - |\n"
    #expect(try labels(block, replacing: "mechanics:\n").contains("move outward"))
  }

  @Test(
    "words that the table of the language has",
    arguments: [
      ("edges: {protect: |}\n", ["left", "right", "top", "bottom", "leading", "trailing"]),
      ("  shut: {begins: |}\n", ["true", "false", "hand-over"]),
      ("  shut: {values: |}\n", ["along", "from-press"]),
      ("  shut: {tools: [|]}\n", ["finger", "pen", "eraser", "mouse"]),
      ("  shut: {important: |}\n", ["true", "false"]),
      ("  shut: {feedback: {anchor: |}}\n", ["fingers", "center"]),
      (
        "  shut: {hand-over: {to: open, at: |}}\n",
        ["left", "right", "top", "bottom", "leading", "trailing", "start"]
      ),
      ("experience: |\n", ["game", "drawing", "immersive"]),
      ("  shut: {feedback: {follow: {scale: |}}}\n", ["none"]),
      (
        "  shut: {feedback: {on-end: {curve: |}}}\n",
        ["linear", "ease", "ease-in", "ease-out", "ease-in-out"]
      ),
      (
        "  shut:\n    feedback:\n      rubber-band:\n        law: |\n",
        ["platform", "smooth", "article-text", "article-code"]
      ),
      (
        "  shut: {toward: [|]}\n", Self.directions + ["outward", "inward", "clockwise", "counterclockwise"]
      ),
      ("  shut: {from: |}\n", Self.edges),
    ])
  func words(_ piece: String, _ expected: [String]) throws {
    #expect(try labels(piece) == expected)
  }

  private static let directions = [
    "right", "up", "left", "down", "horizontal", "vertical", "any", "leading", "trailing",
  ]
  private static let edges = [
    "left-edge", "right-edge", "top-edge", "bottom-edge", "leading-edge", "trailing-edge", "any-edge",
  ]

  @Test(
    "keys below `feedback`",
    arguments: [
      ("  shut: {feedback: {follow: {|}}}\n", ["translation", "rotation", "scale", "opacity"]),
      ("  shut: {feedback: {follow: {translation: {x: 1x, |}}}}\n", ["y"]),
      ("  shut: {feedback: {on-cancel: {spring: {|}}}}\n", ["damping", "response", "initial-velocity"]),
      ("  shut:\n    feedback:\n      rubber-band:\n        |\n", ["beyond", "coefficient", "law"]),
      (
        "  shut: {feedback: {on-commit: {near: {|}}}}\n",
        ["curve", "spring", "duration", "delay", "velocity", "target", "opacity"]
      ),
    ])
  func feedbackKeys(_ piece: String, _ expected: [String]) throws {
    #expect(try labels(piece) == expected)
  }

  @Test("traits of an element, and directions and senses of steps")
  func elementsAndSteps() throws {
    #expect(try labels("  list:\n    text: |\n", replacing: "  list:\n") == ["editable", "selectable"])
    let ends = try labels("  list:\n    at: [top, |]\n", replacing: "  list:\n")
    #expect(ends == ["left", "right", "bottom", "leading", "trailing"])
    let senses = ["clockwise", "counterclockwise"]
    #expect(try labels("[press, orbit: |]", replacing: "[press, lift]") == senses)
    #expect(try labels("[press, {orbit: |}]", replacing: "[press, lift]") == senses)
    #expect(try labels("[press, {move: {toward: |}}]", replacing: "[press, lift]").contains("trailing"))
    #expect(try labels("[press: {from: |}]", replacing: "[press, lift]").contains("any-edge"))
  }

  @Test("values of metrics, and metrics as limits")
  func metrics() throws {
    #expect(try labels("metrics:\n  velocity-estimator: |\n").contains("least-squares"))
    let duration = try labels("metrics: {touch-max-duration: |}\n")
    #expect(duration.first == "none" && duration.contains("long-press-timeout"))
    #expect(!duration.contains("touch-max-duration") && !duration.contains("touch-slop"))
    #expect(try labels("[press, wait: |, lift]", replacing: "[press, lift]").contains("long-press-timeout"))
    let within = try items("[press, lift: {within: |}]", replacing: "[press, lift]")
    let timeout = within.first { $0["label"] == "long-press-timeout" }
    #expect(timeout?["detail"]?.string?.hasSuffix(" ms") == true, "\(within)")
    #expect(try labels("  shut: {latency: |}\n").isEmpty, "a latency is an amount")
  }

  @Test(
    "in a guard values follow a comparison, and variables other words",
    arguments: [
      ("selection == |", ["none", "some"]), ("selection != so|", ["none", "some"]),
      ("locked == |", ["true", "false"]), ("list.locked == |", ["true", "false"]),
      ("not locked and selection in (none, |", ["none", "some"]),
      ("selection not in (|", ["none", "some"]),
    ])
  func guards(_ text: String, _ expected: [String]) throws {
    #expect(try labels("  shut:\n    when: \(text)\n") == expected)
    #expect(try labels("  shut: {when: \"\(text)\"}\n") == expected)
  }

  @Test(
    "elsewhere a guard has what can stand there",
    arguments: [
      ("|", ["selection", "locked", "not"]), ("not |", ["selection", "locked", "not"]),
      ("(|", ["selection", "locked", "not"]), ("locked and |", ["selection", "locked", "not"]),
      ("selection |", ["==", "!=", "in", "not in"]), ("locked |", ["and", "or", "==", "!="]),
      ("selection == none |", ["and", "or"]), ("selection not |", ["in"]), ("selection = |", []),
    ])
  func guardWords(_ text: String, _ expected: [String]) throws {
    #expect(try labels("  shut:\n    when: \(text)\n") == expected)
  }

  @Test("a guard over several lines may go on at each of them")
  func laterLines() throws {
    let offered = try labels("  shut:\n    when:\n      locked\n      |\n")
    #expect(offered == ["selection", "locked", "not", "and", "or"])
  }

  @Test(
    "what stands there already is not offered again",
    arguments: [
      ("  shut: {by: [touch, |]}\n", "touch"), ("  shut:\n    by:\n      - |\n      - touch\n", "touch"),
      ("  shut: {toward: [left, |, up]}\n", "up"), ("platforms: [android, |]\n", "android"),
      ("resolve:\n  - together: [open, |]\n", "open"), ("metrics:\n  touch-slop: 9pt\n  |\n", "touch-slop"),
      ("metrics: {touch-slop: 9pt, |}\n", "touch-slop"), ("|\n", "vocabulary"),
      ("resolve:\n  - {wait: open, |}\n", "together"),
      ("lint: {disable: [{activity: open, |}]}\n", "activities"),
      ("  shut: {|, target: [], by: touch}\n", "by"), ("  shut: {do|: select, \"by\": touch # by\n", "by"),
      ("resolve:\n  - {|, prefer: open}\n", "wait"),
      ("  shut:\n    by: pinch-open\n    toward: |\n", "left"),
      ("  shut: {by: touch, toward: |}\n", "outward"),
      ("  shut:\n    by: drag\n    toward: |\n", "clockwise"),
    ])
  func offeredOnce(_ piece: String, _ label: String) throws {
    #expect(try !labels(piece).contains(label))
  }

  @Test("a step may come again")
  func repeatedSteps() throws {
    #expect(try labels("[press, lift, |]", replacing: "[press, lift]").contains("press"))
  }

  @Test(
    "a key of a list's item gets the dash that it needs",
    arguments: [
      ("resolve:\n  |\n", "wait", "- wait: "), ("resolve:\n  - |\n", "wait", "wait: "),
      ("resolve:\n  - {wait: open, for: open}\n  |\n", "prefer", "- prefer: "),
      ("resolve:\n  - wait: open\n    |\n", "for", "for: "),
      ("lint:\n  disable:\n    |\n", "rule", "rule: "),
    ])
  func dashes(_ piece: String, _ label: String, _ new: String) throws {
    let item = try items(piece).first { $0["label"]?.string == label }
    #expect(item?["textEdit"]?["newText"]?.string == new)
  }

  @Test(
    "a list of steps begins with its bracket, and one of activities only where the cursor can stand in it")
  func newLists() throws {
    #expect(try labels("steps: |", replacing: "steps: [press, lift]") == ["[press, lift]"])
    #expect(try labels("resolve:\n  - together: |\n").isEmpty)
    let item = CompletionItem("open").inNewList.message(replacing: .null, number: 0, hasColon: false, end: "")
    #expect(item["textEdit"]?["newText"] == "[open, $0]" && item["insertTextFormat"] == 2)
  }

  @Test("editors show the items in the order of the language")
  func order() throws {
    let items = try items("  shut:\n    |\n")
    let texts = items.compactMap { $0["sortText"]?.string }
    #expect(texts.count == items.count && texts == texts.sorted() && Set(texts).count == texts.count)
    #expect(items.first?["label"] == "summary")
  }

  @Test("a path replaces the whole path at the cursor")
  func paths() throws {
    let path = try items("  shut:\n    target: list/|ro\n").first { $0["label"] == "list/row" }
    let range: JSON = [
      "start": ["line": 16, "character": 12], "end": ["line": 16, "character": 19],
    ]
    #expect(path?["textEdit"] == ["range": range, "newText": "list/row"], "\(String(describing: path))")
    let flow = try items("  shut: {target: |, by: touch}\n")
    #expect(flow.compactMap { $0["label"]?.string } == ["list", "list/row", "grid", "grid/row", "cell"])
    let empty: JSON = [
      "start": ["line": 15, "character": 17], "end": ["line": 15, "character": 17],
    ]
    #expect(flow.first { $0["label"] == "grid/row" }?["textEdit"]?["range"] == empty)
    #expect(flow.first { $0["label"] == "cell" }?["textEdit"]?["range"] == empty)
    #expect(try labels("  shut: {target: grid/|}\n").contains("grid/cell"), "a path is being typed")
    let rule = try items("lint: {disable: [{rule: conflict/|}]}\n").first {
      $0["label"] == "conflict/ambiguous"
    }
    #expect(rule?["textEdit"]?["newText"] == "conflict/ambiguous")
    let rules = try labels("lint: {disable: [{rule: |}]}\n")
    #expect(rules.contains("conflict/nested") && rules.contains("lint/comment"))
    #expect(!rules.contains { $0.hasPrefix("syntax/") || $0 == "lint/unknown-rule" }, "never accepted")
  }
}
