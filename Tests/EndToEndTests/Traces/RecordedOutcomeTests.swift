import Foundation
import Testing

@testable import gspec

/// What people's recordings come out as under the material vocabulary, told beside what a look at the data had called
/// them. That reading used other limits (a slop of 3 mm, a fling by its last 80 ms), so the two differ in places; each
/// such place was looked at, and `why` says who is right.
@Suite("What recordings by people come out as")
struct RecordedOutcomeTests {
  @Test("a recording is recognized as what it shows", arguments: RecordedOutcome.all)
  func outcome(_ recorded: RecordedOutcome) async throws {
    let trace = PackageFolder.recordings.appending(path: "converted/\(recorded.file).jsonl").path
    guard FileManager.default.fileExists(atPath: trace) else {
      print("skipped: no \(recorded.file) beside the package")
      return
    }
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.surface, "surface.gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", trace, "--target", "surface", "--format", "json")
    #expect(run.status == 0, "\(run.stderr)")
    let lines = run.stdout.split(separator: "\n").map(String.init)
    let claims = lines.filter {
      $0.contains("\"phase\":\"recognized\"") || $0.contains("\"phase\":\"began\"")
    }
    let ends = lines.filter { $0.contains("\"phase\":\"ended\"") || $0.contains("\"phase\":\"recognized\"") }
    #expect(
      claims.compactMap { Self.value("activity", $0) }.sorted() == recorded.claims.sorted(), "\(run.stdout)")
    #expect(ends.compactMap { Self.value("mechanic", $0) }.contains(recorded.mechanic), "\(run.stdout)")
  }

  /// Every one- and two-finger mechanic of material on one element, and moves and touches of more fingers.
  private static let surface = """
    gspec: 1
    product: Surface
    uses: [material]
    platforms: [android]
    elements:
      surface:
        zooms: true
    mechanics:
      three-finger-move:
        summary: more fingers than any vocabulary has a mechanic for
        fingers: 3..10
        continuous: true
        steps: [press, move, lift]
      many-finger-touch:
        fingers: 3..10
        steps: [press, lift]
    activities:
      touch: {does: custom, target: surface, by: touch, alternative: none}
      double-touch: {does: custom, target: surface, by: double-touch, alternative: none}
      long-press: {does: custom, target: surface, by: long-press, alternative: none}
      long-press-drag: {does: custom, target: surface, by: long-press-drag, alternative: none}
      double-touch-drag: {does: custom, target: surface, by: double-touch-drag, alternative: none}
      move: {does: custom, target: surface, by: [drag, swipe, fling], alternative: none}
      pinch-open: {does: custom, target: surface, by: pinch-open, alternative: none}
      pinch-closed: {does: custom, target: surface, by: pinch-closed, alternative: none}
      rotate: {does: custom, target: surface, by: rotate, alternative: none}
      two-finger-touch: {does: custom, target: surface, by: two-finger-touch, alternative: none}
      two-finger-double-touch: {does: custom, target: surface, by: two-finger-double-touch, alternative: none}
      two-finger-long-press: {does: custom, target: surface, by: two-finger-long-press, alternative: none}
      two-finger-move: {does: custom, target: surface, by: [two-finger-drag, two-finger-swipe, two-finger-fling], alternative: none}
      many-finger-touch: {does: custom, target: surface, by: many-finger-touch, alternative: none}
      many-finger-move: {does: custom, target: surface, by: three-finger-move, alternative: none}
    resolve:
      - together: [pinch-open, pinch-closed, rotate, two-finger-move]
      - together: [long-press, long-press-drag]

    """

  private static func value(_ key: String, _ line: String) -> String? {
    line.components(separatedBy: "\"\(key)\":\"").dropFirst().first?.components(separatedBy: "\"").first
  }
}

struct RecordedOutcome: Sendable, CustomTestStringConvertible {
  var file: String
  /// What a look at the data had called it.
  var label: String
  var claims: [String]
  /// The name at the end, of the last or only activity.
  var mechanic: String
  /// Why outcome and label may differ: the outcome is right by the language's rules.
  var why = ""

  var testDescription: String { "\(file): \(label)" }

  static let all = oneFinger + severalFingers + estimated

  static let oneFinger: [RecordedOutcome] = [
    .init(
      file: "aosp-pixel-tablet-one-finger-swipe", label: "fling up-left", claims: ["move"], mechanic: "fling"),
    .init(
      file: "evemudev-dell-canvas-touch--1-finger-swipe", label: "swipe up-right", claims: ["move"],
      mechanic: "drag",
      why:
        "the finger slows down so fast at the end that the fit's slope points backward: no speed at the lift"),
    .init(
      file: "evemudev-wacom-cintiq-13hd-touch-finger", label: "swipe down", claims: ["move"],
      mechanic: "drag",
      why: "no sample for 98 ms before the lift: the finger had stopped (velocity-stop-gap)"),
    .init(
      file: "evemudev-wacom-dth2242-finger--long-press", label: "long press", claims: ["long-press"],
      mechanic: "long-press"),
    .init(
      file: "evemudev-wacom-isdv4-e6-finger-double-tap-center", label: "double tap", claims: ["double-touch"],
      mechanic: "double-touch"),
    .init(
      file: "evemudev-wacom-isdv4-e6-finger-single-top-swipe", label: "slow drag right", claims: ["move"],
      mechanic: "drag"),
    .init(
      file: "evemudev-ep0430m09-1-finger-drag-up-down", label: "slow drag up", claims: ["move"],
      mechanic: "drag"),
    .init(
      file: "evemudev-wacom-dth2242-finger--drag", label: "slow drag down", claims: ["move"],
      mechanic: "swipe",
      why: "slow by the reading's limits, yet faster at the lift than material's swipe-velocity"),
    .init(file: "evemu-3m--one-finger-circles", label: "drag in circles", claims: ["move"], mechanic: "drag"),
  ]

  static let severalFingers: [RecordedOutcome] = [
    .init(
      file: "evemudev-wacom-isdv4-e6-finger-2fg-tap", label: "2-finger tap", claims: ["two-finger-touch"],
      mechanic: "two-finger-touch"),
    .init(
      file: "evemudev-wacom-dth2242-finger--2-finger-tap", label: "2-finger tap", claims: ["two-finger-move"],
      mechanic: "two-finger-swipe",
      why: "the fingers slip by 14 points (2.2 mm) while down: beyond the touch slop of 8"),
    .init(
      file: "evemudev-wacom-dth2242-finger--2-finger-hold", label: "2-finger hold", claims: ["move"],
      mechanic: "drag",
      why: "the first finger is beyond the slop before the second comes"),
    .init(
      file: "evemudev-wacom-isdv4-e6-finger-double-center-scroll", label: "2-finger drag down",
      claims: ["two-finger-move", "rotate"], mechanic: "two-finger-drag",
      why: "late in the drag the hand also turns by more than 5 degrees, and rotate may go beside it"),
    .init(
      file: "evemu-3m--two-fingers-pinch-rotate", label: "pinch in, rotate, drag down",
      claims: ["two-finger-move", "pinch-closed", "rotate"], mechanic: "pinch-closed"),
    .init(
      file: "evemudev-dell-canvas-touch--subset-2-of-5-pinch-in", label: "pinch in",
      claims: ["pinch-closed", "two-finger-move", "rotate"], mechanic: "pinch-closed"),
    .init(
      file: "evemu-3m--three-finger-drag", label: "3-finger drag left", claims: ["many-finger-move"],
      mechanic: "three-finger-move"),
    .init(
      file: "evemu-3m--four-finger-tap", label: "4-finger tap", claims: ["many-finger-touch"],
      mechanic: "many-finger-touch"),
    .init(
      file: "evemudev-ep0430m09-4-finger-drag-down", label: "4-finger drag", claims: ["many-finger-move"],
      mechanic: "three-finger-move"),
    .init(
      file: "evemudev-dell-canvas-touch--5-fingers", label: "5-finger pinch in and drag",
      claims: ["many-finger-move"],
      mechanic: "three-finger-move"),
    .init(
      file: "evemudev-dell-canvas-touch--4-fingers", label: "4-finger drag", claims: ["move"],
      mechanic: "drag",
      why: "the first finger drags before the others come, and a claim is not taken back"),
  ]

  /// Their size is an estimate, so nothing near a limit is said of them.
  static let estimated: [RecordedOutcome] = [
    .init(
      file: "cros-cyan-touchscreen-0d10-scroll-left", label: "fling left", claims: ["move"], mechanic: "fling"
    ),
    .init(
      file: "cros-samus-touchscreen-164-13-scroll-down", label: "slow drag down", claims: ["move"],
      mechanic: "drag"),
    .init(
      file: "cros-samus-touchscreen-164-13-zoom-in", label: "pinch out", claims: ["move"], mechanic: "drag",
      why: "the second finger comes 175 ms after the first, which has dragged since 20 ms"),
    .init(
      file: "monkeyhelper-phone-single-drag", label: "slow drag right", claims: ["move"], mechanic: "drag"),
    .init(file: "monkeyhelper-phone-single-touch", label: "tap", claims: ["touch"], mechanic: "touch"),
    .init(
      file: "monkeyhelper-phone-three-touches", label: "3 taps", claims: ["touch", "touch", "touch"],
      mechanic: "touch"),
    .init(
      file: "monkeyhelper-phone-two-finger-drag", label: "2-finger drag right",
      claims: ["two-finger-move", "rotate"],
      mechanic: "two-finger-drag", why: "the hand turns by more than 5 degrees too"),
    .init(
      file: "monkeyhelper-tablet-angrybirdsmultiplelevels--fling-right-3", label: "fling right",
      claims: ["move"],
      mechanic: "fling"),
    .init(
      file: "monkeyhelper-galaxy-paint-new--fling-down", label: "swipe down", claims: ["move"],
      mechanic: "fling"),
  ]
}
