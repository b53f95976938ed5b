import Foundation
import GestureCompiler
import TestSupport
import Testing

@testable import gspec

/// Compares the pages of one small spec with goldens, so that every change of pages is seen. `make docs` writes the goldens again.
@Suite("Goldens of pages")
struct FreshDocumentTests {
  private static let spec = """
    gspec: 1
    product: Sample
    uses: [material]
    platforms: [android]
    metrics:
      long-press-timeout: 450ms
    state:
      mode: [calm, busy]
      zoom: 1.0..8.0
    elements:
      page:
        scrolls: vertical
        children:
          card: {swipeable: left, selectable: true}
    mechanics:
      slam:
        summary: One finger moves down hard.
        steps:
          - press
          - move: {toward: down, distance: 40pt, within: 200ms, deviation: 20deg}
          - lift: {velocity: 300pt/s}
    activities:
      open: {does: activate, target: card, by: touch, when: mode == calm}
      enlarge:
        does: zoom-in
        target: card
        by: [double-touch, pinch-open]
        when: zoom < 8.0
        alternative: the plus button
      away:
        does: dismiss
        target: card
        by: [drag, fling]
        toward: left
        commit: {distance: 100pt, velocity: 2000pt/s}
        feedback:
          follow: {translation: 1x}
          rubber-band: {beyond: 100pt, coefficient: 0.55}
          on-commit: {curve: ease-out, duration: 280ms}
          on-cancel: {spring: {damping: 0.7, initial-velocity: 0.5}, duration: 500ms}
        alternative: a button
      wipe: {does: custom, target: page, by: slam, when: mode == busy, alternative: a button}
    resolve:
      - {wait: open, for: enlarge}

    """

  @Test("pages are the same as the goldens")
  func pages() throws {
    let folder = try TemporaryFolder()
    let files = try withExtendedLifetime(folder) {
      try DocCommand.pages(of: folder.write(Self.spec, "sample.gspec.yaml"))
    }
    for file in files {
      let path = "Tests/EndToEndTests/Goldens/Snapshots/document/\(file.name)"
      let text = file.text.replacing(folder.path + "/", with: "")
      if let problem = Snapshot(path).problem(with: text) { Issue.record("\(problem)") }
    }
  }
}
