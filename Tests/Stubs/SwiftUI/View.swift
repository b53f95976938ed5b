@_exported public import Foundation
@_exported public import Observation

/// https://developer.apple.com/documentation/swiftui/view · iOS 13.0
@MainActor @preconcurrency public protocol View {
  /// https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype · iOS 13.0
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o · iOS 13.0
  @ViewBuilder var body: Body { get }
}

/// Stub: a view that is drawn by the host itself.
@MainActor public protocol StubLeaf: View where Body == Never {
  /// Stub: draws what is inside it.
  func stubVisit(_ host: StubHost, _ path: String)
}

extension StubLeaf {
  /// Stub: is never asked for.
  public var body: Never { fatalError("a leaf has no body") }
}

/// https://developer.apple.com/documentation/swift/never · iOS 8.0
extension Never: View {
  /// Stub: is never asked for.
  public var body: Never { fatalError("nothing has no body") }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder · iOS 13.0
@MainActor @resultBuilder public struct ViewBuilder {
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:) · iOS 13.0
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:) · iOS 13.0
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:_:) · iOS 13.0
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> StubVisit {
    StubVisit { host, path in
      host.visit(a, path + "/0")
      host.visit(b, path + "/1")
      host.shown = host.frame
    }
  }
}

/// Stub: content in the form of a closure that draws it.
public struct StubVisit: StubLeaf {
  let visit: @MainActor (StubHost, String) -> Void

  init(_ visit: @escaping @MainActor (StubHost, String) -> Void) { self.visit = visit }

  /// Stub: draws what is inside it.
  public func stubVisit(_ host: StubHost, _ path: String) { visit(host, path) }
}

/// https://developer.apple.com/documentation/swiftui/emptyview · iOS 13.0
public struct EmptyView: StubLeaf {
  /// https://developer.apple.com/documentation/swiftui/emptyview/init() · iOS 13.0
  public nonisolated init() {}
  /// Stub: nothing.
  public func stubVisit(_ host: StubHost, _ path: String) {}
}

/// https://developer.apple.com/documentation/swiftui/button · iOS 13.0
public struct Button<Label: View>: StubLeaf {
  let title: String
  let action: @MainActor () -> Void

  /// Stub: adds the button to those that a test can press.
  public func stubVisit(_ host: StubHost, _ path: String) { host.buttons.append((title, action)) }
}

extension Button where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7 · iOS 13.0
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.title = String(title)
    self.action = action
  }
}

/// https://developer.apple.com/documentation/swiftui/foreach · iOS 13.0
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: StubLeaf {
  let data: Data
  let content: (Data.Element) -> Content

  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:) · iOS 13.0
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Stub: draws what is inside it.
  public func stubVisit(_ host: StubHost, _ path: String) {
    for (number, element) in data.enumerated() { host.visit(content(element), path + "/\(number)") }
    host.shown = host.frame
  }
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier · iOS 13.0
@MainActor @preconcurrency public protocol ViewModifier {
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body-swift.associatedtype · iOS 13.0
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/content · iOS 13.0
  typealias Content = _ViewModifier_Content<Self>
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:) · iOS 13.0
  @ViewBuilder func body(content: Content) -> Body
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier/content · iOS 13.0
public struct _ViewModifier_Content<Modifier: ViewModifier>: StubLeaf {
  let visit: @MainActor (StubHost, String) -> Void

  /// Stub: draws what is inside it.
  public func stubVisit(_ host: StubHost, _ path: String) { visit(host, path) }
}
