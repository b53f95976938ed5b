import Testing

@testable import gspec

/// Runs the cases in Specs/behaviours. Each spec there shows a few behaviours, with cases that distinguish them from similar ones.
@Suite("Specs of behaviours")
struct BehaviourCasesTests {
  private static let folder = PackageFolder.path("Specs/behaviours")

  @Test("every case passes")
  func cases() async throws {
    let test = try await GSpecProcess.run("test", Self.folder)
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test("if a guard does not hold, explain names the fallback that takes over")
  func fallback() async throws {
    let trace = """
      {"trace":1,"width":390,"height":844,"unit":"pt"}
      {"t":0,"phase":"down","id":1,"x":5,"y":400,"on":"edition"}
      {"t":20,"phase":"move","id":1,"x":55,"y":400}
      {"t":40,"phase":"up","id":1,"x":155,"y":400}

      """
    let told = try await GSpecProcess.run(
      "explain", Self.folder + "/news.gspec.yaml", "--trace", "-", stdin: trace)
    #expect(told.stdout.contains("back: its guard does not hold: depth == inner, turn-page takes over — "))
    #expect(told.stdout.contains("pan-page: its guard does not hold: zoom > 1.0 — "))
  }

  @Test("explain says how far a curved stroke strayed from its direction, and which limit decided")
  func arch() async throws {
    let trace = """
      {"trace":1,"width":390,"height":844,"unit":"pt"}
      {"t":0,"phase":"down","id":1,"x":50,"y":400,"on":"card"}
      {"t":40,"phase":"move","id":1,"x":100,"y":360}
      {"t":60,"phase":"move","id":1,"x":140,"y":350}
      {"t":80,"phase":"move","id":1,"x":180,"y":360}
      {"t":120,"phase":"up","id":1,"x":220,"y":410}

      """
    let told = try await GSpecProcess.run(
      "explain", Self.folder + "/straightness.gspec.yaml", "--trace", "-", stdin: trace)
    #expect(
      told.stdout.contains(
        "it strayed 48° from its direction; the limit is 45° (swipe-max-deviation, material)"),
      "\(told.stdout)")
  }

  @Test("lint finds no errors or warnings")
  func lint() async throws {
    let lint = try await GSpecProcess.run("lint", "--strict", Self.folder)
    #expect(lint.status == 0, "\(lint.stdout)\(lint.stderr)")
  }
}
