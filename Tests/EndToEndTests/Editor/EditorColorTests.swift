import Foundation
import SpecParser
import TestSupport
import Testing

@testable import gspec

@Suite("Colors, hints and figures in an editor")
struct EditorColorTests {
  private static let mail = (try? String(contentsOfFile: Sample.mail, encoding: .utf8)) ?? ""

  /// Every token with its text, kind and modifiers, decoded as an editor does: `touch method 2`. None begins within the one before.
  private func tokens(_ editor: inout EditorSession) -> [String] {
    let data = editor.ask("semanticTokens/full")["data"]?.array.compactMap(\.int) ?? []
    let lines = editor.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (line, character, end) = (0, 0, 0)
    return stride(from: 0, to: data.count - 4, by: 5).map { index in
      #expect(data[index] > 0 || character + data[index + 1] >= end, "in line \(line + 1) at \(end)")
      character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
      line += data[index]
      end = character + data[index + 2]
      let units = Array(lines[line].utf16)
      let text = String(decoding: units[character..<end], as: UTF16.self)
      return "\(text) \(SemanticTokens.Kind.allCases[data[index + 3]]) \(data[index + 4])"
    }
  }

  @Test("words have their colors, at places in UTF-16 units")
  func semanticTokens() {
    var editor = EditorSession(
      """
      gspec: 1 # 😀
      product: A
      uses: material
      metrics: {touch-slop: 9pt}
      state: {"é😀": bool, zoom: 1..8}
      elements: {page: {children: {link: }}}
      mechanics:
        tug:
          steps: [press, move: {toward: left, distance: drag-slop}, lift]
      activities:
        open: {does: activate, target: page/link, by: [touch, tug], when: zoom > 2 and not é😀}
      resolve:
        - prefer: open

      """)
    let found = tokens(&editor)
    for token in [
      "gspec keyword 0", "1 number 0", "# 😀 comment 0", "A string 0", "touch-slop property 0", "9pt number 0",
      "é😀 variable 1", "page class 1", "link class 1", "tug method 1", "press keyword 0", "move keyword 0",
      "left enumMember 0", "drag-slop property 0", "open function 1", "activate type 2", "page class 0",
      "touch method 2", "tug method 0", "> operator 0", "2 number 0", "and operator 0", "é😀 variable 0",
      "open function 0",
    ] { #expect(found.contains(token), "\(token) in \(found)") }
  }

  @Test("every token of every bundled spec lies within its line and behind the one before")
  func tokensOfSpecs() throws {
    let specs = PackageFolder.path("Specs")
    for file in try FileManager.default.subpathsOfDirectory(atPath: specs) where file.hasSuffix(".gspec.yaml")
    {
      var editor = EditorSession(try String(contentsOfFile: specs + "/" + file, encoding: .utf8))
      #expect(tokens(&editor).count > 10, "\(file)")
    }
  }

  @Test("a spec with an incomplete line keeps nearly all of its colors")
  func brokenTokens() throws {
    var editor = EditorSession(Self.mail)
    let whole = tokens(&editor).count
    editor.type(
      "by: [long-press, ", over: try #require(editor.text.range(of: "by: [long-press, two-finger-touch]")))
    #expect(tokens(&editor).count > whole - 15)
  }

  private func hints(_ editor: inout EditorSession, from line: Int = 0, to last: Int = 9999) -> [String] {
    let range: JSON = [
      "start": ["line": .int(line), "character": 0], "end": ["line": .int(last), "character": 0],
    ]
    return editor.ask("inlayHint", ["range": range]).array.map {
      "\($0["position"]?["line"]?.int ?? -1):\($0["position"]?["character"]?.int ?? -1) \($0["label"]?.string ?? "")"
    }
  }

  @Test("hints show the metrics of mechanics and steps, in the requested lines")
  func inlayHints() throws {
    var editor = EditorSession(
      """
      gspec: 1
      product: A
      uses: material
      elements: {page: }
      metrics: {touch-slop: 9pt}
      mechanics:
        tug:
          steps:
            - press
            - move: {toward: left, distance: swipe-min-distance}
            - lift
        button: {steps: [press, {lift: {on: target}}]}
      activities:
        open: {does: activate, target: page, by: [touch, tug, button]}

      """)
    #expect(
      hints(&editor) == [
        "9:57 9 pt", "9:58 drag-slop 9 pt", "11:46 lift-slop 9 pt", "13:49 9 pt, 400 ms", "13:54 9 pt, 9 pt",
        "13:62 9 pt",
      ])
    #expect(hints(&editor, from: 13).count == 3)
    #expect(hints(&editor, from: 0, to: 3).isEmpty)
    let range: JSON = [
      "start": ["line": 13, "character": 0], "end": ["line": 14, "character": 0],
    ]
    let tooltip = editor.ask("inlayHint", ["range": range]).array.first?["tooltip"]?["value"]?.string ?? ""
    #expect(tooltip.contains("`touch-slop`: 9 pt, set by `A`"), "\(tooltip)")
    #expect(tooltip.contains("`touch-max-duration`: 400 ms, set by `material`"), "\(tooltip)")
    editor.type(": [", over: try #require(editor.text.range(of: "tug:")))
    #expect(hints(&editor).isEmpty, "places of the text before would be wrong")
  }

  private func text(_ result: JSON) -> String { result["contents"]?["value"]?.string ?? "" }

  @Test("hover draws a mechanic, lists its steps with their limits, and shows when a guard holds")
  func figures() {
    var editor = EditorSession(
      """
      gspec: 1
      product: A
      uses: material
      state: {mode: [read, edit], zoom: 1..8}
      elements: {page: {when: mode == edit}}
      activities:
        go: {does: dismiss, target: page, by: [swipe, double-touch], toward: left, when: zoom > 2}

      """)
    let swipe = text(editor.ask("hover", at: "by: [swi|pe"))
    #expect(swipe.contains("● ← ○\n\npress\nmove left: by more than 8 pt (drag-slop)"), "\(swipe)")
    #expect(swipe.contains("lift: at 300 pt/s (swipe-velocity) or faster"), "\(swipe)")
    let double = text(editor.ask("hover", at: "double-|touch"))
    #expect(
      double.contains("● ○ ● ○") && double.contains("less than 300 ms (double-touch-timeout) after the lift"))
    let key = text(editor.ask("hover", at: "wh|en: zoom"))
    #expect(key.contains("Holds while `mode == edit and zoom > 2`."), "\(key)")
    #expect(key.contains("| mode | zoom | holds |\n| --- | --- | --- |\n| read | 1 | no |"), "\(key)")
    #expect(key.contains("| edit | between 2 and 8 | **yes** |"), "\(key)")
    #expect(text(editor.ask("hover", at: "when: zo|om > 2")).contains("| edit | 8 | **yes** |"))
    #expect(text(editor.ask("hover", at: "zoom |> 2")).contains("| edit | 2 | no |"))
    #expect(text(editor.ask("hover", at: "{wh|en: mode")).contains("| edit | **yes** |"))
  }
}
