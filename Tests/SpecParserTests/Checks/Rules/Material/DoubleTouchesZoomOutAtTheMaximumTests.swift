import Testing

@testable import SpecParser

@Suite("material/zoom-out-below-maximum")
struct DoubleTouchesZoomOutAtTheMaximumTests {
  private func rules(_ by: String, _ when: String, state: String = "zoom: 1.0..8.0") -> [String] {
    MaterialText.rules(
      state: state, elements: "photo: {zooms: true}", "out: {does: zoom-out, target: photo, by: \(by)\(when)}"
    )
  }

  @Test("A double touch zooms out at the greatest zoom only")
  func guards() {
    #expect(rules("double-touch", "") == ["zoom-out-below-maximum"])
    #expect(rules("double-touch", ", when: zoom > 1.0") == ["zoom-out-below-maximum"])
    #expect(rules("[pinch-closed, double-touch]", ", when: zoom > 7.9") == ["zoom-out-below-maximum"])
    #expect(rules("double-touch", ", when: zoom == 8.0") == [])
    #expect(rules("double-touch", ", when: zoom >= 8.0") == [])
  }

  @Test("Other mechanics zoom out everywhere")
  func mechanics() {
    #expect(rules("[pinch-closed, two-finger-touch, two-finger-double-touch]", "") == [])
  }

  @Test("Without a known zoom nothing is reported")
  func unknown() {
    #expect(rules("double-touch", ", when: figure == full", state: "figure: [inline, full]") == [])
    #expect(rules("double-touch", "", state: "grayscale: 0..1") == [])
    let elsewhere = MaterialText.rules(
      state: "zoom: 1.0..8.0", elements: "photo: {zooms: true}\nfigure: {zooms: true}",
      """
      in: {does: zoom-in, target: photo, by: pinch-open, when: zoom < 8.0}
      out: {does: zoom-out, target: figure, by: double-touch}
      """)
    #expect(elsewhere == [])
  }
}
