import Testing

@testable import SpecParser

@Suite("material/paging-while-zoomed")
struct ZoomedPagesPanFirstTests {
  private func rules(
    _ when: String, _ others: String = "", state: String = "zoom: 1.0..8.0", photo: String = "zooms: true",
    resolve: String? = nil, rest: String = ""
  ) -> [String] {
    MaterialText.rules(
      state: state + "\nedge: bool", elements: "photo: {\(photo)}", resolve: resolve,
      "turn: {does: paging-swipe, target: photo, by: drag, toward: horizontal, commit: {distance: 50%}\(when)}\n"
        + others)
  }

  private let pan = "pan: {does: pan, target: photo, by: drag, when: zoom > 1.0}"

  @Test("The guard of paging must exclude zoomed states")
  func guards() {
    #expect(rules("") == ["paging-while-zoomed"])
    #expect(rules("", pan) == ["paging-while-zoomed"])
    #expect(rules(", when: zoom < 1.5", pan) == ["paging-while-zoomed"])
    #expect(rules(", when: zoom == 1.0", pan) == [])
    #expect(rules(", when: zoom <= 1.0") == [])
  }

  @Test("It is enough if a pan comes first, by its states, by `resolve` or by `fallback`")
  func pans() {
    let inside = "pan: {does: pan, target: photo, by: drag, when: zoom > 1.0 and not edge}"
    #expect(rules(", when: zoom == 1.0 or edge", inside) == [])
    #expect(rules(", when: zoom == 1.0 or edge") == ["paging-while-zoomed"])
    #expect(rules("", pan, resolve: "- {prefer: pan, over: turn}") == [])
    #expect(rules("", pan, resolve: "- {wait: turn, for: pan}") == [])
    #expect(rules("", pan, resolve: "- {prefer: turn, over: pan}") == ["paging-while-zoomed"])
    let falling = "pan: {does: pan, target: photo, by: drag, when: zoom > 1.0, fallback: turn}"
    #expect(rules("", falling) == [])
  }

  @Test("Nothing is reported if the element does not zoom, or if no variable tells the zoom")
  func unknown() {
    #expect(rules("", photo: "bounded: true") == [])
    #expect(rules("", state: "zoom: 2.0..20.0") == [])
    #expect(rules("", state: "size: 1.0..8.0") == [])
    #expect(rules("", state: "zoom: 1.0..8.0\nscale: 1.0..8.0") == [])
  }

  private func around(
    _ others: String, when: String = "", state: String = "zoom: 1.0..8.0", picture: String = "zooms: true",
    resolve: String? = nil
  ) -> [Finding] {
    MaterialText.findings(
      state: state, elements: "gallery: {pages: horizontal, children: {picture: {\(picture)}}}",
      resolve: resolve,
      "turn: {does: paging-swipe, target: gallery, by: drag, commit: {distance: 50%}\(when)}\n"
        + "zoom-in: {does: zoom-in, target: picture, by: pinch-open, when: zoom < 8.0}\n" + others)
  }

  @Test("Pages around content that zooms need a pan of it, which goes first because it lies inside")
  func inside() {
    let pan = "pan: {does: pan, target: picture, by: drag, when: zoom > 1.0}"
    let found = around("")
    #expect(found.map(\.rule) == ["material/paging-while-zoomed"])
    #expect(
      found.first?.help == [
        "write `when: zoom == 1` and pan above it",
        "or pan `gallery/picture` with `when: zoom > 1`: the inner element wins",
      ])
    #expect(around("", when: ", when: zoom == 1.0").isEmpty)
    #expect(around(pan).isEmpty)
    #expect(around(pan, when: ", when: zoom < 4.0").isEmpty)
    #expect(around("", picture: "bounded: true").isEmpty)
    #expect(
      around(pan, resolve: "- {prefer: turn, over: pan}").map(\.rule) == ["material/paging-while-zoomed"])
  }

  @Test("The help names no state of an element inside, which the guard of the paging swipe cannot read")
  func stateInside() {
    let found = around("", state: "edge: bool", picture: "zooms: true, state: {zoom: 1.0..8.0}")
    #expect(
      found.map(\.help) == [
        ["pan `gallery/picture` with `when: gallery/picture.zoom > 1`: the inner element wins"]
      ])
  }
}
