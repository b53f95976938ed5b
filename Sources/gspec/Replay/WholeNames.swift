import GestureRuntime

// Names as the table has them: of elements the whole path, of variables that of their element, both with the written keys.

extension TableNames {
  /// The assignment with its variable's whole name: `list/message[42].selected` for `message[42].selected`. One that the table does not have
  /// stays as it is.
  func whole(_ setting: StateSetting) -> StateSetting {
    guard let (state, item) = try? variable(setting.name) else { return setting }
    var setting = setting
    setting.name = table.stateName(state)
    if let item, let element = table.stateElement(state) {
      setting.name = item.path + setting.name.dropFirst(path(element).count)
    }
    return setting
  }

  /// The path of an element's name. One that the table does not have stays as it is, and so does `""`, no element.
  func whole(_ element: String) -> String {
    element.isEmpty ? element : (try? path(of: element)) ?? element
  }
}

extension Trace {
  /// Replaces short names by whole ones. Hosts need not know then which ends of paths only one element has.
  mutating func writeWholeNames(_ names: TableNames) {
    changeTouches { touch in
      touch.element = touch.element.map(names.whole)
      for index in touch.sizes.indices {
        touch.sizes[index].element = names.whole(touch.sizes[index].element)
      }
      for index in touch.frames.indices {
        touch.frames[index].element = names.whole(touch.frames[index].element)
      }
    }
    for index in events.indices {
      switch events[index].action {
      case .set(let time, let settings):
        events[index].action = .set(time, settings.map(names.whole).lastOfEachName)
      case .at(let time, let settings):
        let whole = settings.map { ContentSetting(element: names.whole($0.element), stand: $0.stand) }
        events[index].action = .at(time, whole)
      case .touch, .tick: break
      }
    }
  }
}
