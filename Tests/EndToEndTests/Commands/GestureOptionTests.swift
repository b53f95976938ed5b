import Foundation
import Testing

/// `--gesture` in place of `--trace`: the question "what if" without a file.
@Suite("gspec explain and run play a gesture in words")
struct GestureOptionTests {
  private static let spec = """
    gspec: 1
    product: Tracks
    uses: [material]
    platforms: [android]
    state: {mode: [calm, busy]}
    elements:
      list:
        children:
          track: {}
    activities:
      menu: {does: custom, target: track, by: long-press, alternative: b}
      move: {does: custom, target: track, by: drag, toward: right, when: mode == calm, alternative: b}

    """

  private func gspec(_ command: String, _ arguments: String...) async throws -> GSpecProcess {
    try await GSpecProcess.shell("exec \"$0\" \"$@\"", [command, "-"] + arguments, stdin: Self.spec)
  }

  @Test("the words are those of cases, with their short names, defaults and state")
  func played() async throws {
    let held = try await gspec("explain", "--gesture", "hold 400ms then move right 12pt in 50ms on track")
    #expect(held.status == 0 && held.stderr.isEmpty, "\(held)")
    #expect(held.stdout.contains("press at 0 ms on list/track"), "\(held.stdout)")
    #expect(held.stdout.contains("✓ menu: began at 400 ms"), "\(held.stdout)")
    let moved = try await gspec("run", "--gesture", "drag right 60pt", "--target", "track")
    #expect(moved.status == 0 && moved.stdout.contains("move      ended"), "\(moved)")
    let busy = try await gspec(
      "run", "--gesture", "drag right 60pt on track", "--set", "mode=busy", "--format", "json")
    #expect(busy.status == 0 && busy.stdout.isEmpty, "\(busy)")
    let set = try await gspec("run", "--gesture", "set mode = busy then drag right 60pt on track")
    #expect(set.status == 0 && !set.stdout.contains("ended"), "\(set)")
    let mirrored = try await gspec(
      "run", "--gesture", "drag leading 60pt on track", "--layout", "rtl", "--format", "json")
    #expect(mirrored.stdout.contains("\"activity\":\"move\""), "\(mirrored)")
  }

  @Test("a key may have spaces, and words that gestures have")
  func keys() async throws {
    let run = try await gspec(
      "run", "--gesture", "drag right 60pt on track[a then b, c], touch", "--format", "json")
    #expect(run.status == 0 && run.stdout.contains("\"item\":\"list/track[a then b, c]\""), "\(run)")
    // Each one of many that are not closed takes little time.
    let open = try await gspec("run", "--gesture", "touch on track" + String(repeating: "[", count: 100_000))
    #expect(open.status == 2 && open.stderr.contains("is not closed"))
    let pinched = try await gspec("run", "--gesture", "pinch in 2 fingers on track")
    #expect(pinched.status == 0, "`in` says which way: \(pinched)")
  }

  @Test(
    "what is wrong in the words ends with status 2, and what to write",
    arguments: [
      ("press 0.4 s on track", "error: --gesture: \"0.4\" is no quantity of a gesture\n  help: write 0.4s\n"),
      (
        "swipe left 160px on track",
        "error: --gesture: \"160px\" is no quantity of a gesture\n  help: write 160pt\n"
      ),
      (
        "press for 0.4 s on track",
        "error: --gesture: \"0.4\" is no quantity of a gesture\n  help: write 0.4s\n"
      ),
      (
        "click on track",
        "error: --gesture: \"click\" is no word of a gesture\n  help: did you mean `touch`?\n"
      ),
      (
        "swipe upwards on track",
        "error: --gesture: \"upwards\" is no word of a gesture\n  help: did you mean `up`?\n"
      ),
      (
        "touch on track gently",
        "error: --gesture: \"gently\" is no word of a gesture\n  help: leave it out, or join another part with `then`\n"
      ),
      (
        "touch on track slowly",
        "error: --gesture: \"slowly\" is no word of a gesture\n  help: say how long it takes, such as `in 150ms`\n"
      ),
      (
        "swipe left in 200pt on track",
        "error: --gesture: a time is missing after \"in\"\n  help: with ms or s: in 120ms, and how far alone, as 200pt\n"
      ),
      (
        "swipe left at 900pt/s on track",
        "error: --gesture: \"900pt/s\" is no place\n  help: for the speed at the lift, write released at 900pt/s\n"
      ),
      (
        "touch on trak", "error: --gesture: there is no element trak\n  help: did you mean `track`?\n"
      ),
      (
        "set mood = calm then touch on track",
        "error: --gesture: there is no state mood\n  help: there are: mode\n"
      ),
      (
        "touch",
        "error: --gesture: the gesture is on no element\n  help: say `on ELEMENT`, or name a `target` for all of it\n"
      ),
      (
        "drag up-up 60pt on track",
        "error: --gesture: the direction `up` is said twice\n  help: say it once, or join two movements with `then`\n"
      ),
      (
        "drag right right 60pt on track",
        "error: --gesture: the direction `right` is said twice\n  help: say it once, or join two movements with `then`\n"
      ),
      (
        "drag left-up 60pt on track",
        "error: --gesture: two directions: `left` and `up`\n  help: write `up-left`\n"
      ),
      (
        "drag up-down 60pt on track",
        "error: --gesture: two directions: `up` and `down`\n  help: say one of them\n"
      ),
      (
        "pinch on track",
        "error: --gesture: which way the fingers pinch is missing\n  help: pinch out (or open), or pinch in (or closed)\n"
      ),
    ])
  func wrong(_ words: String, _ expected: String) async throws {
    let run = try await gspec("explain", "--gesture", words)
    #expect(run.status == 2 && run.stdout.isEmpty, "\(run)")
    #expect(run.stderr.hasPrefix(expected), "\(run.stderr)")
  }

  @Test("a trace or a gesture, not both; the options of recordings are for traces")
  func options() async throws {
    let none = try await gspec("run")
    #expect(none.status == 2 && none.stderr.contains("--trace FILE, or --gesture"), "\(none)")
    let both = try await gspec("run", "--trace", "x", "--gesture", "touch on track")
    #expect(both.status == 2 && both.stderr.contains("leave out one"), "\(both)")
    let form = try await gspec("run", "--gesture", "touch on track", "--dpi", "160")
    #expect(form.status == 2 && form.stderr.contains("leave out the options of recordings"), "\(form)")
  }
}
