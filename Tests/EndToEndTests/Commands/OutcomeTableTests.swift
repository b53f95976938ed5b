import Testing

@testable import gspec

@Suite("The table of outcomes")
struct OutcomeTableTests {
  private static let spec = """
    gspec: 1
    product: Sample
    uses: [material]
    platforms: [android]
    elements:
      map: {zooms: true}
    activities:
      zoom: {does: zoom-in, target: map, by: pinch-open, alternative: a button}
      turn: {does: rotate, target: map, by: rotate, alternative: a button}
    resolve:
      - together: [zoom, turn]

    """

  private static var trace: String {
    var lines = [
      #"{"trace":1,"width":390,"height":844}"#, #"{"t":0,"phase":"down","id":1,"x":150,"y":400,"on":"map"}"#,
      #"{"t":0,"phase":"down","id":2,"x":250,"y":400,"on":"map"}"#,
    ]
    for step in 1...30 {
      lines.append(
        #"{"t":\#(step * 10),"phase":"move","id":2,"x":\#(250 + step * 4),"y":\#(400 + step * 4)}"#)
    }
    lines += [
      #"{"t":310,"phase":"up","id":1,"x":150,"y":400}"#, #"{"t":310,"phase":"up","id":2,"x":370,"y":520}"#,
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("wide characters take two columns")
  func wide() async throws {
    let rows = [["隠す", "x"], ["abcdef", "y"]]
    let widths = TextColumns.widths(of: rows, columns: 0..<2)
    #expect(rows.map { TextColumns.line($0, widths, right: []) } == ["隠す    x", "abcdef  y"])
    let spec = ConflictSpec.text.replacing("archive", with: "保存").replacing("delete", with: "消去")
    let lint = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(lint.stdout.contains("  保存     消去\n"), "\(lint.stdout)")
  }

  @Test("alternating changes of two activities are joined to one line for each activity")
  func alternating() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "a.gspec.yaml")
    let trace = try folder.write(Self.trace, "a.jsonl")
    let run = try await GSpecProcess.run("run", spec, "--trace", trace)
    #expect(run.status == 0, "\(run)")
    let changes = run.stdout.split(separator: "\n").filter { $0.contains("changed") }
    // The first change comes before the other activity begins.
    #expect(changes.count <= 3 && changes.count { $0.contains("changed ×") } == 2, "\(run.stdout)")
  }
}
