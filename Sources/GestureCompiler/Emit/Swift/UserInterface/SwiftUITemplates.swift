/// The modifiers for SwiftUI, over the recognizer for UIKit.
enum SwiftUITemplates {
  static let all = [modifiers, values, source, elements, motion]

  // MARK: What an app writes

  private static let modifiers = SwiftTemplate(
    """
    @available(iOS 18.0, *)
    @MainActor extension SwiftUI.View {
      /// Recognizes the gestures of $N on this view and everything inside it.
      ///
      /// - Parameters:
      ///   - state: what guards ask about; a change counts for touches that start from then on.
      ///   - showsFeedback: whether elements are moved, scaled, turned and faded as the spec says, under fingers and after them.
      ///   - control: sets values of gestures that are under way back, where the app adds up changes.
      ///   - perform: does what a gesture means; it is also given the `id` of the activity's element that was touched.
      $Afunc $eGestures(
        _ state: $PState = $PState(), showsFeedback: Swift.Bool = false, control: $PGestureControl? = nil,
        perform: @escaping ($PGesture, Swift.AnyHashable?) -> Swift.Void
      ) -> some SwiftUI.View {
        $eGestures(state, showsFeedback: showsFeedback, control: control) { gesture, id, _ in perform(gesture, id) }
      }

      /// The same for gestures that name what the finger is over.
      ///
      /// - Parameter perform: is also given the `id` of that element: which drop target, which option.
      $Afunc $eGestures(
        _ state: $PState = $PState(), showsFeedback: Swift.Bool = false, control: $PGestureControl? = nil,
        perform: @escaping ($PGesture, Swift.AnyHashable?, Swift.AnyHashable?) -> Swift.Void
      ) -> some SwiftUI.View {
        modifier(
          $PGesturesModifier(
            state: state, showsFeedback: showsFeedback, control: control, perform: perform, rest: { _ in }))
      }

      /// Recognizes the gestures of $N, and keeps a value up to date while they go on.
      ///
      /// - Parameters:
      ///   - value: is set back, with the spec's own animation, when no activity is under way any more.
      ///   - change: makes the value of a gesture and the touched element's `id`; it is called before `perform`.
      $Afunc $eGestures<Value>(
        _ state: $PState = $PState(), updating value: $PGestureValue<Value>, control: $PGestureControl? = nil,
        by change: @escaping ($PGesture, Swift.AnyHashable?, inout Value) -> Swift.Void,
        perform: @escaping ($PGesture, Swift.AnyHashable?) -> Swift.Void
      ) -> some SwiftUI.View {
        modifier(
          $PGesturesModifier(
            state: state, showsFeedback: false, control: control,
            perform: { gesture, id, _ in
              value.follow { change(gesture, id, &$0) }
              perform(gesture, id)
            }, rest: { value.reset(after: $0) }))
      }

      /// Says which element of $N this view is, and gives it the element's accessibility actions.
      ///
      /// - Parameter id: tells one of several views from the others: which row, which card.
      $Afunc $eElement(_ element: $PElement, id: Swift.AnyHashable? = nil) -> some SwiftUI.View {
        modifier($PElementModifier(element: element, id: id))
      }
    }

    """)

  // MARK: A value that goes back

  private static let values = SwiftTemplate(
    """
    /// A value that lasts as long as gestures do: `@$PGestureValue var offset = 0.0`. Afterwards it is what it was at first.
    @available(iOS 18.0, *)
    @MainActor @propertyWrapper $Astruct $PGestureValue<Value>: SwiftUI.DynamicProperty {
      @SwiftUI.State private var value: Value
      private let initial: Value

      $Ainit(wrappedValue: Value) {
        _value = SwiftUI.State(initialValue: wrappedValue)
        initial = wrappedValue
      }

      $Avar wrappedValue: Value { value }
      $Avar projectedValue: $PGestureValue<Value> { self }

      fileprivate func follow(_ change: (inout Value) -> Swift.Void) {
        var changed = value
        change(&changed)
        value = changed
      }

      fileprivate func reset(after gesture: $PGesture) {
        SwiftUI.withAnimation($PFeedback(for: gesture.activity).animation(after: gesture)) { value = initial }
      }
    }

    """)

  // MARK: The recognizer in SwiftUI

  private static let source = SwiftTemplate(
    """
    @available(iOS 18.0, *)
    @MainActor private struct $PGesturesModifier: SwiftUI.ViewModifier {
      let state: $PState
      let showsFeedback: Swift.Bool
      let control: $PGestureControl?
      let perform: ($PGesture, Swift.AnyHashable?, Swift.AnyHashable?) -> Swift.Void
      let rest: ($PGesture) -> Swift.Void
      @SwiftUI.State private var elements = $PGestureElements()

      func body(content: Content) -> some SwiftUI.View {
        content
          .environment(\\.$eGestureScope, $PGestureScope(elements: elements, state: state))
          .gesture(
            $PGestureSource(
              state: state, showsFeedback: showsFeedback, control: control, elements: elements, perform: perform,
              rest: rest))
          .defersSystemGestures(on: $PProtectedEdges.all)
      }
    }

    @available(iOS 18.0, *)
    @MainActor private struct $PGestureSource: SwiftUI.UIGestureRecognizerRepresentable {
      let state: $PState
      let showsFeedback: Swift.Bool
      let control: $PGestureControl?
      let elements: $PGestureElements
      let perform: ($PGesture, Swift.AnyHashable?, Swift.AnyHashable?) -> Swift.Void
      let rest: ($PGesture) -> Swift.Void

      func makeUIGestureRecognizer(context: Context) -> $PGestureRecognizer {
        let recognizer = $PGestureRecognizer(state: state)
        let elements = elements
        recognizer.findElement = { [weak elements] touch in elements?.element(at: touch.location(in: nil)) }
        recognizer.findPassed = { [weak elements] touch in elements?.element(passedAt: touch.location(in: nil)) }
        elements.recognizer = recognizer
        connect(recognizer)
        return recognizer
      }

      func updateUIGestureRecognizer(_ recognizer: $PGestureRecognizer, context: Context) {
        if recognizer.gestureState != state { recognizer.gestureState = state }
        connect(recognizer)
      }

      private func connect(_ recognizer: $PGestureRecognizer) {
        control?.recognizer = recognizer
        let (elements, perform) = (elements, perform)
        recognizer.onGesture = { [weak elements] gesture in
          let over = gesture.outcome.over.flatMap { $PElement(rawValue: $0.index) }
          perform(gesture, elements?.touched[gesture.activity.target], over.flatMap { elements?.passed[$0] })
        }
        recognizer.onRest = rest
        recognizer.showsFeedback = showsFeedback
        guard showsFeedback else { return }
        recognizer.findScene = { [weak elements, weak recognizer] element in
          elements?.scene(of: element, in: recognizer?.view?.window?.bounds.size)
        }
        recognizer.onFeedback = { [weak elements] _, id, values in elements?.show(values, id) }
      }
    }

    """)

  // MARK: Elements

  private static let elements = SwiftTemplate(
    """
    /// Where the elements are on the screen.
    @MainActor final class $PGestureElements {
      private struct Entry {
        var element: $PElement
        var frame: CGRect
        var id: Swift.AnyHashable?
        var order: Swift.Int
        /// Shows it something.
        var show: @MainActor (GestureRuntime.FeedbackValues) -> Swift.Void
      }

      weak var recognizer: $PGestureRecognizer?
      /// The ids of what was touched last.
      private(set) var touched: [$PElement: Swift.AnyHashable] = [:]
      /// Those of what fingers are over, or were.
      private(set) var passed: [$PElement: Swift.AnyHashable] = [:]
      private var entries: [Swift.ObjectIdentifier: Entry] = [:]
      /// The places that were touched last.
      private var places: [$PElement: Swift.ObjectIdentifier] = [:]
      private var count = 0

      func set(
        _ place: $PPlace, _ element: $PElement, _ frame: CGRect, _ id: Swift.AnyHashable?,
        show: @escaping @MainActor (GestureRuntime.FeedbackValues) -> Swift.Void
      ) {
        count += 1
        let order = entries[Swift.ObjectIdentifier(place)]?.order ?? count
        entries[Swift.ObjectIdentifier(place)] = Entry(
          element: element, frame: frame, id: id, order: order, show: show)
      }

      /// Where an element that was touched lies, for the player of its feedback.
      func scene(
        of element: $PElement, in screen: CGSize?
      ) -> (id: Swift.AnyHashable, scene: GestureRuntime.FeedbackScene)? {
        guard let place = places[element], let frame = entries[place]?.frame else { return nil }
        return (
          Swift.AnyHashable(place),
          GestureRuntime.FeedbackScene(
            screen: GestureRuntime.Point(x: (screen ?? .zero).width, y: (screen ?? .zero).height),
            size: GestureRuntime.Point(x: frame.width, y: frame.height),
            centre: GestureRuntime.Point(x: frame.midX, y: frame.midY))
        )
      }

      func show(_ values: GestureRuntime.FeedbackValues, _ id: Swift.AnyHashable) {
        guard let place = id.base as? Swift.ObjectIdentifier else { return }
        entries[place]?.show(values)
      }

      func rename(_ place: $PPlace, _ id: Swift.AnyHashable?) { entries[Swift.ObjectIdentifier(place)]?.id = id }

      func remove(_ place: $PPlace) { entries[Swift.ObjectIdentifier(place)] = nil }

      /// The innermost element there: the longest path, of equals the one that came last.
      func element(at point: CGPoint) -> (element: $PElement, size: CGSize)? {
        let under = under(point)
        for (place, entry) in under {
          touched[entry.element] = entry.id
          passed[entry.element] = entry.id
          places[entry.element] = place
          recognizer?.setSize(entry.frame.size, of: entry.element)
        }
        return under.last.map { ($0.value.element, $0.value.frame.size) }
      }

      /// The innermost element that a finger has come over.
      func element(passedAt point: CGPoint) -> $PElement? {
        let under = under(point)
        for (_, entry) in under { passed[entry.element] = entry.id }
        return under.last?.value.element
      }

      /// What lies there, the innermost last.
      private func under(_ point: CGPoint) -> [(key: Swift.ObjectIdentifier, value: Entry)] {
        entries.filter { $0.value.frame.contains(point) }
          .sorted { (Self.depth($0.value.element), $0.value.order) < (Self.depth($1.value.element), $1.value.order) }
      }

      func carryOut(_ activity: $PActivity, _ id: Swift.AnyHashable?) {
        touched[activity.target] = id
        recognizer?.carryOut(activity)
      }

      private static func depth(_ element: $PElement) -> Swift.Int {
        "\\(element.path)".utf8.filter { $0 == 0x2F }.count
      }
    }

    /// One view that is an element.
    @MainActor final class $PPlace {}

    /// What elements know of the gestures around them.
    nonisolated struct $PGestureScope: Swift.Sendable {
      let elements: $PGestureElements
      let state: $PState
    }

    nonisolated private struct $PGestureScopeKey: SwiftUI.EnvironmentKey {
      static var defaultValue: $PGestureScope? { nil }
    }

    nonisolated extension SwiftUI.EnvironmentValues {
      var $eGestureScope: $PGestureScope? {
        get { self[$PGestureScopeKey.self] }
        set { self[$PGestureScopeKey.self] = newValue }
      }
    }

    @available(iOS 18.0, *)
    @MainActor private struct $PElementModifier: SwiftUI.ViewModifier {
      let element: $PElement
      let id: Swift.AnyHashable?
      @SwiftUI.Environment(\\.$eGestureScope) private var scope
      @SwiftUI.State private var place = $PPlace()
      @SwiftUI.State private var shown = GestureRuntime.FeedbackValues(time: 0)

      func body(content: Content) -> some SwiftUI.View {
        content
          .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
            scope?.elements.set(place, element, frame, id) { shown = $0 }
          }
          .$eFeedback(shown)
          .onChange(of: id) { scope?.elements.rename(place, id) }
          .onDisappear { scope?.elements.remove(place) }
          .accessibilityActions {
            SwiftUI.ForEach(actions, id: \\.self) { activity in
              SwiftUI.Button($PActivityFacts(activity).spokenName) { scope?.elements.carryOut(activity, id) }
            }
          }
      }

      /// Those that the spec has an alternative for, where their guards hold.
      private var actions: [$PActivity] {
        guard let state = scope?.state else { return [] }
        return $PActivity.allCases.filter { activity in
          let facts = $PActivityFacts(activity)
          return activity.target == element && facts.alternative != nil && facts.isPossible(in: state)
        }
      }
    }

    """)

  // MARK: Motion

  private static let motion = SwiftTemplate(
    """
    @available(iOS 18.0, *)
    nonisolated extension $PFeedback {
      /// How a value goes on after a gesture's end: `on-commit` where it is committed, else `on-cancel` or `on-end`; `nil`, at
      /// once, where the spec says nothing.
      $Afunc animation(after gesture: $PGesture) -> SwiftUI.Animation? {
        plan.motion(after: gesture.outcome).flatMap { Self.animation($0) }
      }

      /// A motion of the spec: by its spring, or along its curve. A fling moves by the spring that catches it.
      $Astatic func animation(_ motion: GestureRuntime.FeedbackPlan.Motion) -> SwiftUI.Animation? {
        let delay = Swift.Double(motion.delay) / 1_000_000
        switch motion.path {
        case .atOnce: return nil
        case .curve(let points, let seconds):
          return .timingCurve(points.x1, points.y1, points.x2, points.y2, duration: seconds).delay(delay)
        case .spring(let spring), .decay(_, let spring), .pages(_, _, let spring):
          var push = 0.0
          if case .distances(let distances)? = motion.push { push = distances }
          return .interpolatingSpring(
            mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: push
          ).delay(delay)
        }
      }
    }

    @available(iOS 18.0, *)
    @MainActor extension SwiftUI.View {
      /// Shows what feedback says: place, angle, scale and opacity.
      $Afunc $eFeedback(_ values: GestureRuntime.FeedbackValues) -> some SwiftUI.View {
        scaleEffect(values.scale)
          .rotationEffect(SwiftUI.Angle.degrees(values.rotation))
          .offset(x: values.offset.x, y: values.offset.y)
          .opacity(values.opacity)
      }
    }

    """)
}
