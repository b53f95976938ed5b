import StubRecord

/// https://developer.apple.com/documentation/swiftui/dynamicproperty · iOS 13.0
public protocol DynamicProperty {}

/// Stub: a property that the host connects with what it keeps.
@MainActor protocol StubLinked {
  func link(_ host: StubHost, _ path: String)
}

/// Stub: where a value is kept.
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

  /// https://developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:) · iOS 13.0
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(text: "spring \(response) \(dampingFraction)")
  }

  /// https://developer.apple.com/documentation/swiftui/animation/easein(duration:) · iOS 13.0
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(text: "ease in \(duration)") }
  /// https://developer.apple.com/documentation/swiftui/animation/easeout(duration:) · iOS 13.0
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(text: "ease out \(duration)") }
  /// https://developer.apple.com/documentation/swiftui/animation/easeinout(duration:) · iOS 13.0
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(text: "ease in and out \(duration)")
  }
  /// https://developer.apple.com/documentation/swiftui/animation/linear(duration:) · iOS 13.0
  public static func linear(duration: TimeInterval) -> Animation { Animation(text: "linear \(duration)") }
  /// https://developer.apple.com/documentation/swiftui/animation/delay(_:) · iOS 13.0
  public func delay(_ delay: TimeInterval) -> Animation { Animation(text: "\(text) after \(delay)") }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:) · iOS 13.0
@MainActor public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows
  -> Result
{
  StubRecord.note("with animation \(animation?.text ?? "none")")
  return try body()
}
