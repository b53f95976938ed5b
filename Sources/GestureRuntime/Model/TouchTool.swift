/// The tool that touches the screen. A touch has one from its down on.
public enum TouchTool: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case finger, pen, eraser
  /// The main button of a mouse or a trackpad.
  case mouse
  /// The side of a hand that rests on the screen. It starts no gesture.
  case palm
}

/// The tools that an activity accepts.
public struct TouchTools: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable public static var finger: TouchTools { TouchTools(rawValue: 1) }
  @inlinable public static var pen: TouchTools { TouchTools(rawValue: 2) }
  @inlinable public static var eraser: TouchTools { TouchTools(rawValue: 4) }
  @inlinable public static var mouse: TouchTools { TouchTools(rawValue: 8) }

  /// The tools of an activity that names none: finger and mouse.
  @inlinable public static var usual: TouchTools { TouchTools(rawValue: 9) }
  /// Every tool that an activity can name, which excludes the palm.
  static var all: TouchTools { TouchTools(rawValue: 15) }

  @inlinable
  public func contains(_ tool: TouchTool) -> Bool { rawValue & 1 << tool.rawValue != 0 }
}
