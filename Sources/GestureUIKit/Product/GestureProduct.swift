#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  /// What generated code tells the adapters about its spec: its types, and facts about each activity.
  ///
  /// `gspec generate swift --ui uikit` writes a conformance for each spec. Apps use it through the type aliases of the generated
  /// code, for example `MailGestureRecognizer`.
  public protocol GestureProduct: Sendable {
    associatedtype Element: ProductElement
    associatedtype Activity: ProductActivity where Activity.Target == Element
    associatedtype State: Equatable, Sendable
    associatedtype Gesture: ProductGesture
    associatedtype Feedback: ProductFeedback where Feedback.Activity == Activity, Feedback.Gesture == Gesture
    /// `GesturesBox<MailGestures>`, for example.
    associatedtype Recognizer: ProductGestures
    where Recognizer.State == State, Recognizer.Element == Element, Recognizer.Activity == Activity
    /// `any MailGestureRecognizerHandler`, for example.
    associatedtype Handler

    /// The state before anything happened.
    static var initialState: State { get }

    /// Whether some activity names the element under a finger that moves.
    static var namesPassedElements: Bool { get }

    /// The edges of the screen where the spec's gestures come before the system's: those of a layout from left to right.
    static var protectedEdges: UIRectEdge { get }

    /// Whether left and right of these change places in a layout from right to left.
    static var protectedEdgesFollowReading: Bool { get }

    /// The gesture that an outcome of the runtime stands for; `nil` if the spec has no such activity.
    static func gesture(_ outcome: Outcome) -> Gesture?

    /// What a gesture means.
    static func activity(of gesture: Gesture) -> Activity

    /// Calls the handler's method for a gesture.
    @MainActor static func send(_ gesture: Gesture, to handler: Handler)

    /// A function that finds the handler as long as it lives: it is not retained.
    @MainActor static func finder(of handler: Handler?) -> () -> Handler?

    /// Whether other activities may be recognized beside this one.
    static func isShared(_ activity: Activity) -> Bool

    /// Whether the guard of an activity holds.
    static func isPossible(_ activity: Activity, in state: State) -> Bool

    /// The other way to do an activity; `nil` if the spec names none.
    static func alternative(to activity: Activity) -> String?

    /// The outcome of an activity that is done without a finger.
    static func performed(_ activity: Activity) -> PerformedOutcome

    /// How far a finger may move, in points, and still become the long press of an activity.
    static func pressSlop(of activity: Activity) -> Double
  }

  /// A product with activities whose translation an app can set.
  public protocol TranslationProduct: GestureProduct {}

  /// A product with activities whose scale an app can set.
  public protocol ScaleProduct: GestureProduct {}

  /// A product with activities whose rotation an app can set.
  public protocol RotationProduct: GestureProduct {}

  /// What the outcome of an activity has if no finger made it.
  public struct PerformedOutcome: Sendable {
    /// The index of the mechanic.
    public var mechanic: Int
    /// The values that the outcome carries.
    public var values: OutcomeValues
    /// Whether it begins and ends; otherwise it is recognized at once.
    public var isContinuous: Bool
    /// The number of the detent that it goes to: the nearest of an activity that has any, else 0.
    public var detent: UInt8

    /// - Parameter values: the raw value of `OutcomeValues`.
    public init(mechanic: Int, values: UInt8, isContinuous: Bool, detent: UInt8 = 0) {
      self.mechanic = mechanic
      self.values = OutcomeValues(rawValue: values)
      self.isContinuous = isContinuous
      self.detent = detent
    }
  }

  // What is true of an activity or a spec unless generated code says otherwise.
  extension GestureProduct {
    public static var namesPassedElements: Bool { false }
    public static var protectedEdges: UIRectEdge { [] }
    public static var protectedEdgesFollowReading: Bool { false }
    public static func isShared(_ activity: Activity) -> Bool { false }
    public static func isPossible(_ activity: Activity, in state: State) -> Bool { true }
    public static func alternative(to activity: Activity) -> String? { nil }
    public static func pressSlop(of activity: Activity) -> Double { .infinity }
  }

  extension GestureProduct {
    /// The name of an activity for people: `select-more` is `Select more`.
    package static func spokenName(of activity: Activity) -> String {
      let words = String("\(activity.name)".map { "-_.".contains($0) ? " " : $0 })
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The activities on an element that have an alternative and whose guards hold.
    package static func performable(on element: Element, in state: State) -> [Activity] {
      Activity.allCases.filter {
        $0.target == element && alternative(to: $0) != nil && isPossible($0, in: state)
      }
    }
  }
#endif
