/// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction · iOS 8.0
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler · iOS 13.0
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name · iOS 8.0
  open var name: String
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler · iOS 13.0
  open var actionHandler: Handler?

  /// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:) · iOS 13.0
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibility · iOS 3.0
@MainActor public struct UIAccessibility {
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled · iOS 8.0
  public static var isReduceMotionEnabled: Bool { stubReducesMotion }
  /// Stub: whether a person asked for less motion.
  public static var stubReducesMotion = false
}

extension UIView {
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions · iOS 8.0
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stubActions }
    set { stubActions = newValue }
  }
}

// MARK: The Objective-C runtime, which UIKit hands on

// swift-format-ignore
/// https://developer.apple.com/documentation/objectivec/objc_associationpolicy · iOS 3.1
public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1 }

// swift-format-ignore
/// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:) · iOS 3.1
@MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIResponder)?.stubAssociations[key]
}

// swift-format-ignore
/// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:) · iOS 3.1
@MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? UIResponder)?.stubAssociations[key] = value
}
