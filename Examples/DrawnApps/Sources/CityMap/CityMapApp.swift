import GestureRuntime
import Stage

/// The map on a stage. It acts like a view: it feeds samples, advances time and shows the model.
final class CityMapApp: Performer {
  private var gestures = CityMapGestures()
  private var model = CityMapModel()

  var screen: Point { CityMapModel.screen }
  var scene: [Shape] { model.scene }
  var notes: [Note] { model.notes }
  var deadline: Microseconds? { gestures.nextDeadline }

  init() { gestures.setScreen(CityMapModel.screen) }

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
    gestures.state.zoom = model.zoom
  }
}
