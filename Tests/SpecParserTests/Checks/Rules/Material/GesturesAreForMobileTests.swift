import Testing

@testable import SpecParser

@Suite("material/mobile-only")
struct GesturesAreForMobileTests {
  @Test("macos and tvos have no touch screen; the other platforms may have one")
  func platforms() {
    let activity = "open: {does: activate, target: page, by: touch}"
    #expect(MaterialText.rules(platforms: "ios, macos, tvos", activity) == ["mobile-only", "mobile-only"])
    #expect(MaterialText.rules(platforms: "ios, ipados, watchos, android, web, linux", activity) == [])
    #expect(MaterialText.rules(activity) == [])
  }
}
