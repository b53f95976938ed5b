import Testing

@testable import SpecParser

@Suite("material/pan-bounded")
struct PansMoveLargeContentTests {
  private func rules(_ photo: String, _ when: String = "", state: String = "zoom: 1.0..8.0") -> [String] {
    MaterialText.rules(
      state: state, elements: "photo: {\(photo)}", "pan: {does: pan, target: photo, by: drag\(when)}")
  }

  @Test("Bounded content may pan only while it is zoomed")
  func zoomed() {
    #expect(rules("bounded: true") == ["pan-bounded"])
    #expect(rules("bounded: true, zooms: true") == ["pan-bounded"])
    #expect(rules("bounded: true, zooms: true", ", when: zoom < 2.0") == ["pan-bounded"])
    #expect(rules("bounded: true, zooms: true", ", when: zoom > 1.0") == [])
  }

  @Test("Content that is unbounded, or not known to be bounded or at 100 %, is not reported")
  func others() {
    #expect(rules("unbounded: true") == [])
    #expect(rules("zooms: true") == [])
    #expect(rules("bounded: true, scrolls: vertical") == [])
    #expect(rules("bounded: true, zooms: true", state: "zoom: 0.5..8.0") == [])
    #expect(rules("bounded: true, zooms: true", state: "level: 1.0..8.0") == [])
  }
}
