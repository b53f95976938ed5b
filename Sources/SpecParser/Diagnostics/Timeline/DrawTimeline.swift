/// Draws a witness as an ASCII table for readers without theory:
///
///     a touch that shows it, on `list/message`, when selection is none
///           time   finger 1          sweep-select   archive
///           0 ms   down at 195,400   .              .
///                  holds 550 ms      .              .
///     >   550 ms   moves left 13 pt  CLAIMS         CLAIMS
///         600 ms   lifts
///     `sweep-select` claims at 550 ms by long-press-drag, `archive` at 550 ms by drag
///
/// A row is an instant, or a wait between two. A column is a finger or an activity that claims. `|` is a finger that is down and does
/// nothing new. A drawing that is too wide gets less detail; numbers are never cut.
package enum DrawTimeline {
  /// The maximum width of drawings, in columns of a terminal.
  package static let width = 100

  /// The lines of the drawing, without line breaks; empty for a witness without events.
  package static func lines(_ witness: FindingWitness, width: Int = DrawTimeline.width) -> [String] {
    let timeline = WitnessTimeline(witness)
    guard !timeline.rows.isEmpty else { return [] }
    let layout = layout(witness, timeline, width)
    return heading(witness, width) + layout.lines + closing(witness, layout, width)
  }

  /// A shorter drawing: it ends at the last claim, and has no line of claims if the columns name the activities.
  package static func brief(_ witness: FindingWitness, width: Int = DrawTimeline.width) -> [String] {
    let timeline = WitnessTimeline(witness).brief()
    guard !timeline.rows.isEmpty else { return [] }
    let layout = layout(witness, timeline, width)
    let letters = layout.detail.hasLetters ? closing(witness, layout, width) : []
    return heading(witness, width) + layout.lines + letters
  }

  /// The most detailed layout that fits.
  private static func layout(
    _ witness: FindingWitness, _ timeline: WitnessTimeline, _ width: Int
  ) -> TimelineLayout {
    var layout = TimelineLayout(witness, timeline, .full)
    for detail in TimelineLayout.Detail.allCases.dropFirst() where layout.width > width {
      layout = TimelineLayout(witness, timeline, detail)
    }
    return layout
  }

  private static func heading(_ witness: FindingWitness, _ width: Int) -> [String] {
    let state = witness.state.map { "\($0.name) is \($0.value)" }
    let words =
      "a touch \(witness.tool.map { "by \($0.article) " } ?? "")that shows it, on `\(witness.target)`"
      + (witness.layout.map { " in a layout \($0.words)" } ?? "")
      + (state.isEmpty ? "" : ", when \(inWords(state))")
    return wrapped(words, width)
  }

  /// The instant of each claim, with the meaning of the letters.
  private static func closing(_ witness: FindingWitness, _ layout: TimelineLayout, _ width: Int) -> [String] {
    let claims = witness.claims.enumerated().map { index, claim in
      let letter = layout.detail.hasLetters ? "\(TimelineLayout.letter(index)) is " : ""
      let verb = index == 0 || layout.detail.hasLetters ? " claims" : ""
      let time = MeasureText.instant(claim.time)
      return letter + "`\(claim.activity)`" + (letter.isEmpty ? verb : ", which claims")
        + " at \(time) by \(claim.mechanic)"
    }
    return claims.isEmpty
      ? [] : wrapped(claims.joined(separator: layout.detail.hasLetters ? "; " : ", "), width)
  }

  /// The text broken between words, but not between a number and its unit; later lines are indented by two columns.
  static func wrapped(_ text: String, _ width: Int) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      if word == "ms", let number = words.popLast() {
        words.append(number + " ms")
      } else {
        words.append(String(word))
      }
    }
    return inLines(words, indent: "  ") { $0.count <= width }
  }
}
