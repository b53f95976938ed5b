import StubRecord

/// https://developer.apple.com/documentation/swiftui/dynamicproperty · iOS 13.0
public protocol DynamicProperty {}

/// Stub: a property that the host connects with a stored value.
@MainActor protocol StubLinked {
  func link(_ host: StubHost, _ path: String)
}

/// Stub: the storage of a value.
final class StubPlace<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// https://developer.apple.com/documentation/swiftui/state · iOS 13.0
@propertyWrapper public struct State<Value>: DynamicProperty, StubLinked {
  private final class Link { var place: StubPlace<Value>? }
  private let link = Link()
  private let initial: Value

  /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:) · iOS 13.0
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:) · iOS 13.0
  public init(initialValue: Value) { initial = initialValue }

  /// https://developer.apple.com/documentation/swiftui/state/wrappedvalue · iOS 13.0
  public var wrappedValue: Value {
    get { link.place?.value ?? initial }
    nonmutating set { link.place?.value = newValue }
  }

  func link(_ host: StubHost, _ path: String) {
    let place = host.values[path] as? StubPlace<Value> ?? StubPlace(initial)
    host.values[path] = place
    link.place = place
  }
}

/// https://developer.apple.com/documentation/swiftui/environmentkey · iOS 13.0
public protocol EnvironmentKey {
  /// https://developer.apple.com/documentation/swiftui/environmentkey/value · iOS 13.0
  associatedtype Value
  /// https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue · iOS 13.0
  static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues · iOS 13.0
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:) · iOS 13.0
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// https://developer.apple.com/documentation/swiftui/layoutdirection · iOS 13.0
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// https://developer.apple.com/documentation/swiftui/layoutdirection/lefttoright · iOS 13.0
  case leftToRight
  /// https://developer.apple.com/documentation/swiftui/layoutdirection/righttoleft · iOS 13.0
  case rightToLeft
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection · iOS 13.0
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

/// https://developer.apple.com/documentation/swiftui/environment · iOS 13.0
@propertyWrapper public struct Environment<Value>: DynamicProperty, StubLinked {
  private final class Link { var values = EnvironmentValues() }
  private let link = Link()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// https://developer.apple.com/documentation/swiftui/environment/init(_:) · iOS 13.0
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue · iOS 13.0
  public var wrappedValue: Value { link.values[keyPath: keyPath] }

  func link(_ host: StubHost, _ path: String) { link.values = host.environment }
}

/// https://developer.apple.com/documentation/swiftui/animation · iOS 13.0
public struct Animation: Sendable {
  let text: String

  /// https://developer.apple.com/documentation/swiftui/animation/default · iOS 13.0
  public static let `default` = Animation(text: "default")
  /// https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:) · iOS 13.0
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let numbers = [mass, stiffness, damping].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
    return Animation(text: "spring \(numbers) from \(initialVelocity)")
  }
  /// https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:) · iOS 13.0
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(text: "curve \(p1x) \(p1y) \(p2x) \(p2y) in \(duration)")
  }
  /// https://developer.apple.com/documentation/swiftui/animation/delay(_:) · iOS 13.0
  public func delay(_ delay: TimeInterval) -> Animation { Animation(text: "\(text) after \(delay)") }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:) · iOS 13.0
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  StubRecord.note("with animation \(animation?.text ?? "none")")
  return try body()
}

/// https://developer.apple.com/documentation/swiftui/angle · iOS 13.0
public struct Angle: Sendable {
  let stubDegrees: Double

  /// https://developer.apple.com/documentation/swiftui/angle/degrees(_:) · iOS 13.0
  public static func degrees(_ degrees: Double) -> Angle { Angle(stubDegrees: degrees) }
}
