#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  /// The types of a spec and the facts about its activities that the adapters need.
  ///
  /// `gspec generate swift --ui uikit` writes a conformance for each spec. Apps use it through the type aliases of the generated
  /// code, for example `MailGestureRecognizer`.
  public protocol GestureProduct: Sendable {
    associatedtype Element: ProductElement
    associatedtype Activity: ProductActivity where Activity.Target == Element
    associatedtype State: Equatable, Sendable
    associatedtype Gesture: ProductGesture
    associatedtype Feedback: ProductFeedback where Feedback.Activity == Activity, Feedback.Gesture == Gesture
    /// The recognizer, for example `GesturesBox<MailGestures>`.
    associatedtype Recognizer: ProductGestures
    where Recognizer.State == State, Recognizer.Element == Element, Recognizer.Activity == Activity
    /// The handler, for example `any MailGestureRecognizerHandler`.
    associatedtype Handler

    /// The initial state.
    static var initialState: State { get }

    /// Whether some activity reports the element under a moving finger (`over`).
    static var namesPassedElements: Bool { get }

    /// The screen edges on which the spec's gestures come before the system's, in a left-to-right layout.
    static var protectedEdges: UIRectEdge { get }

    /// Whether left and right of `protectedEdges` are swapped in a right-to-left layout.
    static var protectedEdgesFollowReading: Bool { get }

    /// The gesture of an outcome; `nil` if the spec has no such activity.
    static func gesture(_ outcome: Outcome) -> Gesture?

    /// The activity of a gesture.
    static func activity(of gesture: Gesture) -> Activity

    /// Calls the handler's method for a gesture.
    @MainActor static func send(_ gesture: Gesture, to handler: Handler)

    /// A function that returns the handler as long as it exists. The handler is not retained.
    @MainActor static func finder(of handler: Handler?) -> () -> Handler?

    /// Whether the activity is `together` with others, so that they can be recognized at the same time.
    static func isShared(_ activity: Activity) -> Bool

    /// Whether the guard of an activity holds. State of elements is not asked.
    static func isPossible(_ activity: Activity, in state: State) -> Bool

    /// The `alternative` of an activity; `nil` if the spec has none.
    static func alternative(to activity: Activity) -> String?

    /// The outcome of an activity that is performed without a finger.
    static func performed(_ activity: Activity) -> PerformedOutcome
  }

  /// A product with activities whose translation an app can set.
  public protocol TranslationProduct: GestureProduct {}

  /// A product with activities whose scale an app can set.
  public protocol ScaleProduct: GestureProduct {}

  /// A product with activities whose rotation an app can set.
  public protocol RotationProduct: GestureProduct {}

  /// The parts of an outcome that depend on the activity, for an activity that is performed without a finger.
  public struct PerformedOutcome: Sendable {
    /// The index of the mechanic: a discrete one, if the activity has one.
    public var mechanic: Int
    /// The values that the outcome carries.
    public var values: OutcomeValues
    /// Whether it begins and ends; otherwise it is recognized at once.
    public var isContinuous: Bool
    /// The number of the detent that is reached: the nearest if the activity has detents, otherwise 0.
    public var detent: UInt8
    /// The number in its row: 1 if the activity counts touches, otherwise 0.
    public var taps: UInt8

    /// - Parameter values: the raw value of `OutcomeValues`.
    public init(mechanic: Int, values: UInt8, isContinuous: Bool, detent: UInt8 = 0, taps: UInt8 = 0) {
      self.mechanic = mechanic
      self.values = OutcomeValues(rawValue: values)
      self.isContinuous = isContinuous
      self.detent = detent
      self.taps = taps
    }
  }

  // Defaults for specs whose generated code does not declare these members.
  extension GestureProduct {
    public static var namesPassedElements: Bool { false }
    public static var protectedEdges: UIRectEdge { [] }
    public static var protectedEdgesFollowReading: Bool { false }
    public static func isShared(_ activity: Activity) -> Bool { false }
    public static func isPossible(_ activity: Activity, in state: State) -> Bool { true }
    public static func alternative(to activity: Activity) -> String? { nil }
  }

  extension GestureProduct {
    /// The spoken name of an activity: `select-more` becomes `Select more`.
    package static func spokenName(of activity: Activity) -> String {
      let words = String("\(activity.name)".map { "-_.".contains($0) ? " " : $0 })
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The activities on an element that have an alternative and whose guards hold. State of elements is not asked.
    package static func performable(on element: Element, in state: State) -> [Activity] {
      Activity.allCases.filter {
        $0.target == element && alternative(to: $0) != nil && isPossible($0, in: state)
      }
    }
  }
#endif
