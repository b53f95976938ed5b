import Foundation
import Testing

@Suite("gspec rename")
struct RenameCommandTests {
  private static let spec = """
    gspec: 1
    product: A
    uses: [material]
    state: {mode: [calm, busy], list: bool}
    elements:
      list:
        scrolls: vertical
        children:
          row: {swipeable: left, state: {open: bool}}
      row-menu: {menu: true}
    activities:
      open:   # opens a row
        does: activate
        target: list/row
        by: touch
        when: not open and mode == calm
      scroll: {does: scroll, target: list, by: drag}
      drop: {does: dismiss, target: row, by: [drag, swipe], when: "list/row.open or mode == busy", fallback: open, alternative: a button}
    resolve:
      - {prefer: drop, over: [scroll]}

    """
  private static let cases = """
    version: 1
    spec: a.gspec.yaml
    frames: {list/row: [0, 0, 100, 100]}
    state: {mode: calm}
    cases:
      - name: open a row
        gesture: touch on list[in]/row[2]
        state: {"list[in]/row[2].open": false}
        expect: [open, {activity: open, target: list/row, by: touch}]
        forbid: [drop began]
      - {name: other, spec: b.gspec.yaml, gesture: touch on row, expect: [open]}

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "a.gspec.yaml")
    try folder.write(Self.cases, "a.cases.yaml")
    return folder
  }

  private func rename(_ arguments: String..., in folder: TemporaryFolder) async throws -> GSpecProcess {
    try await GSpecProcess.shell("exec \"$0\" rename \"$@\"", arguments + [folder.path])
  }

  @Test("a word that a guard compares with is no variable, even if a variable has its name")
  func words() async throws {
    let folder = try TemporaryFolder()
    let spec = """
      gspec: 1
      product: P
      uses: [material]
      state: {busy: bool, level: 0..9, mode: [idle, busy, done]}
      elements: {list: {}}
      activities:
        a: {does: custom, target: list, by: touch, when: mode == busy and not busy, alternative: a button}
        b: {does: custom, target: list, by: long-press, when: "mode in (idle, busy) or (busy and 3 < level)"}

      """
    try folder.write(spec, "a.gspec.yaml")
    // `done` is a word of `mode` as well.
    let run = try await rename("busy", "done", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(
      try folder.text("a.gspec.yaml")
        == spec.replacing("{busy: bool", with: "{done: bool").replacing("not busy", with: "not done")
        .replacing("(busy and", with: "(done and"))
    #expect(try await rename("level", "depth", in: folder).status == 0)
    #expect(try folder.text("a.gspec.yaml").contains("3 < depth"))
  }

  @Test("an activity, also in cases of this spec, but not in those of others")
  func activity() async throws {
    let folder = try folder()
    let run = try await rename("open", "show", "--kind", "activity", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(run.stdout == "\(folder.path)/a.gspec.yaml: 2 places\n\(folder.path)/a.cases.yaml: 2 places\n")
    #expect(
      try folder.text("a.gspec.yaml")
        == Self.spec.replacing("  open:   #", with: "  show:   #").replacing(
          "fallback: open", with: "fallback: show"))
    #expect(
      try folder.text("a.cases.yaml")
        == Self.cases.replacing("[open, {activity: open,", with: "[show, {activity: show,"))
  }

  @Test("an element, in paths, guards, frames, gestures and states")
  func element() async throws {
    let folder = try folder()
    #expect(try await rename("list/row", "mail", in: folder).status == 0)
    #expect(
      try folder.text("a.gspec.yaml")
        == Self.spec.replacing("      row: {", with: "      mail: {").replacing("list/row", with: "list/mail")
        .replacing("target: row,", with: "target: mail,"))
    #expect(
      try folder.text("a.cases.yaml")
        == Self.cases.replacing("list/row", with: "list/mail").replacing("row[2]", with: "mail[2]"))
    let lint = try await GSpecProcess.run("lint", folder.path + "/a.gspec.yaml")
    #expect(!lint.stdout.contains("[name/"), "\(lint.stdout)")
  }

  @Test("a variable of an element, and one of the product")
  func state() async throws {
    let folder = try folder()
    #expect(try await rename("list/row.open", "wide", in: folder).status == 0)
    #expect(try await rename("mode", "mood", in: folder).status == 0)
    #expect(
      try folder.text("a.gspec.yaml")
        == Self.spec.replacing("open: bool", with: "wide: bool").replacing(
          "not open and", with: "not wide and"
        )
        .replacing("row.open", with: "row.wide").replacing("mode", with: "mood"))
    #expect(
      try folder.text("a.cases.yaml")
        == Self.cases.replacing("[2].open", with: "[2].wide").replacing("mode", with: "mood"))
  }

  @Test("names under `at`, after `set`, beside keys with slashes, and in cases in folders below the spec")
  func everyPlace() async throws {
    let folder = try folder()
    let cases = """
      version: 1
      spec: ../../a.gspec.yaml
      at: {list: top}
      cases:
        - name: deep
          gesture: set list[a/b] at top, set list[a/list]/row[2].open=true, then set row-menu at end, touch on the list[x/row]/row
          state: {"list[a/b]/row[x/y].open": false}
      """
    try FileManager.default.createDirectory(
      atPath: folder.path + "/deep/er", withIntermediateDirectories: true)
    try folder.write(cases, "deep/er/b.cases.yaml")
    #expect(try await rename("list", "page", "--kind", "element", in: folder).status == 0)
    let renamed = cases.replacing("{list:", with: "{page:").replacing("list[", with: "page[")
    #expect(try folder.text("deep/er/b.cases.yaml") == renamed)
    #expect(try await rename("row.open", "wide", in: folder).status == 0)
    #expect(try folder.text("deep/er/b.cases.yaml") == renamed.replacing(".open", with: ".wide"))
    #expect(try await rename("row-menu", "pop-up", in: folder).status == 0)
    #expect(try folder.text("deep/er/b.cases.yaml").contains("set pop-up at end"))
  }

  @Test(
    "a remark says which outcomes of one instant come in another order",
    arguments: [
      ("zoom", "aa", "`aa` before `pan`"), ("pan", "zz", "`zoom` before `zz`"),
      ("open", "zz", "`peek` before `zz`"), ("draw", "zz", "`slide` before `zz`"), ("pan", "yy", nil),
      ("choose", "zz", nil), ("scroll", "aa", nil),
    ])
  func order(_ old: String, _ new: String, _ order: String?) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      gspec: 1
      product: A
      uses: [material]
      elements:
        map: {zooms: true}
        sheet:
        list: {scrolls: vertical, children: {row: {}}}
      activities:
        choose: {does: custom, target: map, by: touch, alternative: a key}
        pan: {does: custom, target: map, by: drag, alternative: a key}
        zoom: {does: custom, target: map, by: pinch-open, alternative: a key}
        scroll: {does: scroll, target: list, by: drag, hand-over: {to: refresh, at: top}}
        refresh: {does: custom, target: list, by: drag, begins: hand-over, alternative: a key}
        open: {does: activate, target: row, by: touch, shows-possible: 100ms}
        peek: {does: custom, target: row, by: long-press, shows-possible: 100ms, alternative: a key}
        draw: {does: custom, target: sheet, by: drag, tools: [pen], alternative: a key}
        slide: {does: custom, target: sheet, by: drag, tools: [finger], alternative: a key}
      resolve:
        - together: [pan, zoom]
        - together: [scroll, open]

      """, "a.gspec.yaml")
    let run = try await rename(old, new, in: folder)
    #expect(run.status == 0, "\(run)")
    let remark = order.map {
      "gspec: \(folder.path)/a.gspec.yaml: outcomes of one instant now come in another order: \($0)\n"
    }
    #expect(run.stderr == remark ?? "", "\(run)")
  }

  @Test("--diff writes nothing")
  func diff() async throws {
    let folder = try folder()
    let run = try await rename("drop", "remove", "--diff", in: folder)
    #expect(run.status == 0 && run.stdout.contains("+  - {prefer: remove, over: [scroll]}"), "\(run)")
    #expect(try folder.text("a.gspec.yaml") == Self.spec)
  }

  @Test(
    "errors: a name that does not exist, is taken, is ambiguous or is invalid",
    arguments: [
      (["scrol", "x"], "did you mean `scroll`?"),
      (["drop", "scroll"], "there is an activity `scroll` already"),
      (["drop", "drop"], "the activity `drop` has this name already"),
      (["list", "x"], "say which: `--kind element`"), (["drop", "a b"], "it has a space"),
      (["mode", "and"], "guards use the word"),
      (["--kind", "mechanic", "drop", "x"], "no spec declares the mechanic"),
    ])
  func refused(_ arguments: [String], _ message: String) async throws {
    let folder = try folder()
    let run = try await GSpecProcess.shell("exec \"$0\" rename \"$@\"", arguments + [folder.path])
    #expect(run.status == 2 && run.stderr.contains(message), "\(run)")
    #expect(try folder.text("a.gspec.yaml") == Self.spec)
  }
}
