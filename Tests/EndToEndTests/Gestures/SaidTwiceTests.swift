import Testing

@testable import gspec

@Suite("Words of described gestures that contradict each other or are misspelt")
struct SaidTwiceTests {
  @Test(
    "a part says each thing once",
    arguments: [
      ("swipe left right", "two directions: `left` and `right`"),
      ("swipe left at 30deg", "two directions: `left` and `30deg`"),
      ("swipe left toward leading", "two directions: `left` and `leading`"),
      ("swipe left 100pt 20pt in 150ms", "two distances: `100pt` and `20pt`"),
      ("swipe left 200pt in 150ms in 2s", "two times: `150ms` and `2s`"),
      ("touch for 10ms in 3s", "two times: `10ms` and `3s`"),
      ("rotate clockwise 10deg 20deg", "two angles: `10deg` and `20deg`"),
      ("touch on message on reader", "two elements: `message` and `reader`"),
      ("touch at left edge at center", "two places: `left edge` and `center`"),
      ("press, move to 1,2 to 3,4", "two ends: `1,2` and `3,4`"),
      ("pinch out closed", "two ways to pinch: `out` and `closed`"),
      ("spread in", "two ways to pinch: `spread` and `in`"),
      ("rotate clockwise counterclockwise", "two ways to turn: `clockwise` and `counterclockwise`"),
      ("two-finger touch with three fingers", "two numbers of fingers: `two` and `three`"),
      ("touch with pen with finger", "two tools: `pen` and `finger`"),
      ("double triple touch", "two numbers of touches: `double` and `triple`"),
      ("touch, then after 100ms, after 200ms touch", "two times after the part before: `100ms` and `200ms`"),
      ("swipe left 10pt in 1s released at 1pt/s released at 2pt/s", "two speeds at the lift: `1pt/s` and"),
      ("pinch out span 100pt span 200pt", "two spans: `100pt` and `200pt`"),
      ("double touch 10ms apart 20ms apart", "two times between presses: `10ms` and `20ms`"),
    ])
  func saidTwice(_ line: String, _ message: String) {
    let error = #expect(throws: GestureError.self) { try ParseGesture.line(line) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(
    "the same thing said twice is no contradiction",
    arguments: ["pinch out open", "two-finger touch with two fingers", "swipe left 100pt toward left"])
  func saidAgain(_ line: String) throws { _ = try ParseGesture.line(line) }

  @Test("words of a part without a verb count for the part after the comma")
  func carried() throws {
    let line = try ParseGesture.line("touch on reader, then after 120ms double, touch")
    #expect(line.parts.map(\.verb) == [.touch(1), .touch(2)])
  }

  @Test(
    "a misspelt word gets the nearest one, others what to write: the verbs, or after a verb the word before an element",
    arguments: [
      ("toch on message", "did you mean `touch`?"), ("swipe lef", "did you mean `left`?"),
      ("rotate clokwise", "did you mean `clockwise`?"), ("touch wiht pen", "did you mean `with`?"),
      ("touch with pencl", "did you mean `pencil`?"), ("thre-finger touch", "did you mean `three`?"),
      ("frobnicate", GestureWords.verbHelp), ("double tap row", "for an element, write `on row`"),
      ("swipe left fast", "say how long it takes, such as `in 150ms`"),
      ("slowly move up", "say how long it takes, such as `in 150ms`"),
      ("press, lift on card", "say it in the part that presses, as in `press on card, lift`"),
    ])
  func misspelt(_ line: String, _ help: String) {
    let error = #expect(throws: GestureError.self) { try ParseGesture.line(line) }
    #expect(error?.help == help)
  }

  @Test("every word that is suggested is a word of gestures")
  func suggested() {
    let words =
      Array(GestureWords.verbs.keys) + Array(GestureWords.touches.keys) + Array(GestureWords.outward.keys)
      + Array(GestureWords.clockwise.keys) + Array(GestureWords.tools.keys)
      + Array(GestureWords.numbers.keys) + Array(GestureDirection.words.keys) + GestureWords.prepositions
    for word in words {
      do throws(GestureError) {
        _ = try ParseGesture.line(word)
      } catch {
        #expect(!error.message.contains("is no word"), "\(word)")
      }
    }
  }
}
