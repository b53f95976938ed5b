#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The type of a spec's elements.
  public protocol ProductElement: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    /// What a touch sample is given for a press on the element.
    var id: ElementID { get }
    /// The names in the spec from the top, joined by `/`.
    var path: StaticString { get }
  }

  extension ProductElement {
    /// Whether this element is another one or lies inside it.
    func isInside(_ other: Self) -> Bool {
      let (path, outer) = ("\(path)", "\(other.path)")
      return path == outer || path.hasPrefix(outer + "/")
    }
  }

  /// The type of a spec's activities.
  public protocol ProductActivity: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    associatedtype Target: ProductElement

    /// The name in the spec.
    var name: StaticString { get }
    /// The element that the activity is done on.
    var target: Target { get }
  }

  /// The type of a spec's gestures.
  ///
  /// It has no associated types: generated types have a nested one for each activity, whatever the spec calls it.
  public protocol ProductGesture: Sendable {
    /// What the runtime said.
    var outcome: Outcome { get }
  }

  /// What a spec says that is seen and felt during an activity.
  public protocol ProductFeedback: Sendable {
    associatedtype Activity: ProductActivity
    associatedtype Gesture: ProductGesture

    init(for activity: Activity)

    /// The constants; empty if the spec says nothing.
    var plan: FeedbackPlan { get }
    /// Whether the spec says anything about the activity.
    var isDescribed: Bool { get }
    /// The app's own word for a haptic; `nil` if there is none.
    func word(at cue: FeedbackCues) -> StaticString?
  }
#endif
