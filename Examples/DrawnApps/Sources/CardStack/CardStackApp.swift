import GestureRuntime
import Stage

/// The stack of cards on a stage. It acts like a view: it feeds samples, advances time and shows the model.
final class CardStackApp: Performer {
  private var gestures = CardStackGestures()
  private var model = CardStackModel()

  var screen: Point { CardStackModel.screen }
  var scene: [Shape] { model.scene }
  var notes: [Note] { model.notes }
  var deadline: Microseconds? { gestures.nextDeadline }

  init() { gestures.setScreen(CardStackModel.screen) }

  func touch(_ sample: TouchSample) -> String? {
    var sample = sample
    let element = sample.phase == .down ? model.press(at: sample.location) : nil
    sample.element = element?.id
    gestures.feed(sample, into: &model)
    return element.map { "\($0.path)" }
  }

  func flush() {
    gestures.flush(into: &model)
  }

  func advance(to time: Microseconds) {
    gestures.advance(to: time, into: &model)
  }
}
