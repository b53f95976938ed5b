import GestureRuntime
import Stage

/// The list of messages on a stage. It acts like a view: it feeds samples, advances time and shows the model.
final class MailListApp: Performer {
  private var gestures = MailListGestures()
  private var model = MailListModel()

  var screen: Point { MailListModel.screen }
  var scene: [Shape] { model.scene }
  var notes: [Note] { model.notes }
  var deadline: Microseconds? { gestures.nextDeadline }

  init() { gestures.setScreen(MailListModel.screen) }

  func touch(_ sample: TouchSample) -> String? {
    var sample = sample
    let element = sample.phase == .down ? model.press(at: sample.location) : nil
    sample.element = element?.id
    gestures.feed(sample, into: &model)
    settle()
    return element.map { "\($0.path)" }
  }

  func flush() {
    gestures.flush(into: &model)
    settle()
  }

  func advance(to time: Microseconds) {
    gestures.advance(to: time, into: &model)
    settle()
  }

  /// Sets the state that guards read for touches from now on.
  private func settle() {
    gestures.state.selection = model.selection.isEmpty ? .none : .some
  }
}
