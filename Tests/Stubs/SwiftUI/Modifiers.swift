import StubRecord
public import UIKit

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/modifier(_:) · iOS 13.0
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    StubVisit { host, path in
      host.link(modifier, path)
      let content = _ViewModifier_Content<T> { host, path in host.visit(self, path + "/content") }
      host.visit(modifier.body(content: content), path + "/\(T.self)")
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:) · iOS 13.0
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    StubVisit { host, path in
      let outer = host.environment
      host.environment[keyPath: keyPath] = value
      host.visit(self, path)
      host.environment = outer
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/gesture(_:) · iOS 18.0
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    StubVisit { host, path in
      host.represent(representable, path)
      host.visit(self, path)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:) · iOS 13.0
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    StubVisit { host, path in host.visit(self, path) }
  }

  /// https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:) · iOS 16.0
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    StubVisit { host, path in
      StubRecord.note("defers system gestures on \(edges.rawValue)")
      host.visit(self, path)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:) · iOS 16.0
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    StubVisit { host, path in
      host.shown = host.frame
      host.visit(self, path)
      let value = transform(GeometryProxy(stubFrame: host.shown, stubScale: host.scale))
      let last = host.values.updateValue(value, forKey: path + "/geometry") as? T
      if last != value { action(value) }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:) · iOS 17.0
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    StubVisit { host, path in
      let key = path + "/onChange"
      let last = host.values.updateValue(value, forKey: key) as? V
      if last != nil, last != value { action() }
      host.visit(self, path)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:) · iOS 13.0
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    StubVisit { host, path in
      host.visit(self, path)
      if host.onScreen.insert(path).inserted { action?() }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:) · iOS 13.0
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    StubVisit { host, path in
      host.disappearances.append { action?() }
      host.visit(self, path)
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:) · iOS 16.0
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = content()
    return StubVisit { host, path in
      host.visit(actions, path + "/actions")
      host.visit(self, path)
    }
  }

  /// Stub: sets its frame on the screen.
  public func stubFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> some View {
    StubVisit { host, path in
      let outer = host.frame
      host.frame = CGRect(x: x, y: y, width: width, height: height)
      host.visit(self, path)
      host.shown = host.frame
      host.frame = outer
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/geometryproxy · iOS 13.0
public struct GeometryProxy: Sendable {
  let stubFrame: CGRect
  let stubScale: CGSize

  /// https://developer.apple.com/documentation/swiftui/geometryproxy/frame(in:) · iOS 17.0
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { stubFrame }
  /// https://developer.apple.com/documentation/swiftui/geometryproxy/size · iOS 13.0
  public var size: CGSize {
    CGSize(width: stubFrame.width / stubScale.width, height: stubFrame.height / stubScale.height)
  }
}

/// https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol · iOS 17.0
public protocol CoordinateSpaceProtocol {}

/// https://developer.apple.com/documentation/swiftui/globalcoordinatespace · iOS 17.0
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

/// https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/global · iOS 17.0
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/global · iOS 17.0
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// https://developer.apple.com/documentation/swiftui/edge · iOS 13.0
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  /// https://developer.apple.com/documentation/swiftui/edge/set · iOS 13.0
  public struct Set: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/swift/optionset/rawvalue · iOS 8.0
    public let rawValue: Int8
    /// https://developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:) · iOS 13.0
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/swiftui/edge/set/top · iOS 13.0
    public static let top = Set(rawValue: 1)
    /// https://developer.apple.com/documentation/swiftui/edge/set/leading · iOS 13.0
    public static let leading = Set(rawValue: 2)
    /// https://developer.apple.com/documentation/swiftui/edge/set/trailing · iOS 13.0
    public static let trailing = Set(rawValue: 8)
    /// https://developer.apple.com/documentation/swiftui/edge/set/bottom · iOS 13.0
    public static let bottom = Set(rawValue: 4)
    /// https://developer.apple.com/documentation/swiftui/edge/set/horizontal · iOS 13.0
    public static let horizontal = Set(rawValue: 10)
    /// https://developer.apple.com/documentation/swiftui/edge/set/all · iOS 13.0
    public static let all = Set(rawValue: 15)
  }
}
