import StubRecord
public import UIKit

/// https://developer.apple.com/documentation/swiftui/text · iOS 13.0
public struct Text: StubLeaf {
  let text: String

  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4 · iOS 13.0
  public init<S: StringProtocol>(_ content: S) { text = String(content) }

  /// Stub: records the text and its place.
  public func stubVisit(_ host: StubHost, _ path: String) {
    host.texts.append("\(text) at \(Int(host.frame.minX.rounded())), \(Int(host.frame.minY.rounded()))")
  }
}

/// https://developer.apple.com/documentation/swiftui/vstack · iOS 13.0
public struct VStack<Content: View>: StubLeaf {
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:) · iOS 13.0
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Stub: draws the content; each `frame(height:)` lies below the last.
  public func stubVisit(_ host: StubHost, _ path: String) {
    host.next = host.frame.minY
    host.visit(content, path + "/VStack")
    host.shown = host.frame
  }
}

/// https://developer.apple.com/documentation/swiftui/shapestyle · iOS 13.0
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/color · iOS 13.0
public struct Color: ShapeStyle {
  /// https://developer.apple.com/documentation/swiftui/color/clear · iOS 13.0
  public static let clear = Color()
  // swift-format-ignore
  /// https://developer.apple.com/documentation/swiftui/color/accentcolor · iOS 13.0
  public static let accentColor = Color()
}

/// https://developer.apple.com/documentation/swiftui/shapestyle/clear · iOS 13.0
extension ShapeStyle where Self == Color {
  /// https://developer.apple.com/documentation/swiftui/shapestyle/clear · iOS 13.0
  public static var clear: Color { Color.clear }
}

/// https://developer.apple.com/documentation/swiftui/shape · iOS 13.0
public protocol Shape: Sendable {}

/// https://developer.apple.com/documentation/swiftui/rectangle · iOS 13.0
public struct Rectangle: Shape {}

/// https://developer.apple.com/documentation/swiftui/shape/rect · iOS 13.0
extension Shape where Self == Rectangle {
  /// https://developer.apple.com/documentation/swiftui/shape/rect · iOS 13.0
  public static var rect: Rectangle { Rectangle() }
}

/// https://developer.apple.com/documentation/swiftui/alignment · iOS 13.0
public struct Alignment: Sendable {
  /// https://developer.apple.com/documentation/swiftui/alignment/center · iOS 13.0
  public static let center = Alignment()
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment · iOS 13.0
public struct HorizontalAlignment: Sendable {
  /// https://developer.apple.com/documentation/swiftui/horizontalalignment/center · iOS 13.0
  public static let center = HorizontalAlignment()
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:) · iOS 13.0
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    StubVisit { host, path in
      let outer = host.frame
      host.frame = CGRect(
        x: outer.minX, y: host.next, width: width ?? outer.width, height: height ?? outer.height)
      host.next += height ?? outer.height
      host.visit(self, path)
      host.shown = host.frame
      host.frame = outer
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/offset(x:y:) · iOS 13.0
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    StubVisit { host, path in
      let outer = host.frame
      let seen = [Double(x), Double(y)].map { ($0 * 100).rounded() / 100 }
      if seen != [0, 0] { StubRecord.note("offset \(seen[0]) \(seen[1])") }
      host.frame = outer.offsetBy(dx: x, dy: y)
      host.visit(self, path)
      // An offset does not change the layout: the surrounding views lay the view out at its old place.
      host.shown = host.shown.offsetBy(dx: -x, dy: -y)
      host.frame = outer
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:) · iOS 15.0
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    StubVisit { host, path in host.visit(self, path) }
  }
}
