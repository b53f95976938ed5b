import Testing

@testable import gspec

/// Tests that a share of a size is a share of the touched instance's.
@Suite("The sizes of instances")
struct InstanceSizeTests {
  private static let spec = """
    gspec: 1
    product: Sizes
    uses: [material]
    platforms: [android]
    elements: {list: {swipeable: left, children: {message: }}}
    activities:
      away:
        does: dismiss
        target: list
        by: drag
        toward: left
        commit: {distance: 50%}
        alternative: a button

    """

  /// A drag by 76 points on one list, of 300 points, while a finger lands on another one, of 100.
  private func trace(_ first: String, _ second: String) -> String {
    """
    {"trace":1,"width":390,"height":844,"unit":"pt"}
    {"t":0,"phase":"down","id":1,"x":300,"y":700,"on":"list[a]/message",\(first)}
    {"t":100,"phase":"move","id":1,"x":290,"y":700}
    {"t":200,"phase":"move","id":1,"x":225,"y":700}
    {"t":210,"phase":"down","id":2,"x":300,"y":100,"on":"list[b]/message",\(second)}
    {"t":220,"phase":"move","id":1,"x":224,"y":700}
    {"t":300,"phase":"up","id":1,"x":224,"y":700}
    {"t":400,"phase":"up","id":2,"x":300,"y":100}

    """
  }

  @Test(
    "the size of another instance does not count, however it is given",
    arguments: [
      ("\"sizes\":{\"list[a]\":[300,100]}", "\"sizes\":{\"list[b]\":[100,100]}"),
      ("\"frames\":{\"list[a]\":[0,650,300,100]}", "\"frames\":{\"list[b]\":[0,50,100,100]}"),
    ])
  func otherInstance(_ first: String, _ second: String) async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "spec.gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json", stdin: trace(first, second))
    let end = run.stdout.split(separator: "\n").first { $0.contains("\"ended\"") } ?? ""
    #expect(end.contains("\"progress\":0.44,\"committed\":false"), "\(run.stdout)\(run.stderr)")
  }

  @Test(
    "what a press says about sizes does not count for the frame before it",
    arguments: ["\"sizes\":{\"list\":[1000,100]}", "\"frames\":{\"list\":[0,50,1000,100]}"])
  func frameBefore(_ said: String) async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "spec.gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json",
      stdin: """
        {"t":0,"phase":"down","id":1,"x":300,"y":700,"on":"list","size":[300,100]}
        {"t":100,"phase":"move","id":1,"x":290,"y":700}
        {"t":200,"phase":"move","id":1,"x":260,"y":700}
        {"t":210,"phase":"down","id":2,"x":300,"y":100,"on":null,\(said)}
        {"t":220,"phase":"move","id":1,"x":230,"y":700}
        {"t":300,"phase":"up","id":1,"x":230,"y":700}
        {"t":400,"phase":"up","id":2,"x":300,"y":100}

        """)
    let shown = run.stdout.split(separator: "\n").filter { $0.contains(#""phase":"changed""#) }
    #expect(shown.count == 2)
    #expect(shown.first?.contains(#""progress":0.2"#) == true, "\(run.stdout)\(run.stderr)")
    #expect(shown.last?.contains(#""progress":0.12"#) == true, "\(run.stdout)\(run.stderr)")
  }
}
