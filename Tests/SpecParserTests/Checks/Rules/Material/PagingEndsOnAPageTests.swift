import Testing

@testable import SpecParser

@Suite("material/page-target")
struct PagingEndsOnAPageTests {
  private func rules(_ motion: String, commit: String = "{distance: 50%, velocity: 500pt/s}") -> [String] {
    MaterialText.rules(
      elements: "album: {pages: horizontal}",
      "turn: {does: paging-swipe, target: album, by: drag, commit: \(commit), feedback: {on-commit: \(motion)}}"
    )
  }

  @Test("A commit goes to the next page: the default, `page` or 100 %")
  func targets() {
    for target in ["300%", "50%", "-100%", "outside", "start", "threshold", "2x"] {
      #expect(rules("{target: \(target)}") == ["page-target"], "\(target)")
    }
    for target in ["page", "100%", "320pt"] {
      #expect(rules("{target: \(target)}") == [], "\(target)")
    }
    #expect(rules("{curve: ease-out}") == [])
  }

  @Test("Each detent counts")
  func detents() {
    let commit = "[{name: near, distance: 40%, projected: true}, {name: far, distance: 90%}]"
    #expect(rules("{near: {target: page}, far: {target: 200%}}", commit: commit) == ["page-target"])
  }
}
