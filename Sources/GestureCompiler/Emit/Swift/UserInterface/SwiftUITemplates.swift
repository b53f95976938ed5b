/// What the file for SwiftUI has for every spec, but for names.
enum SwiftUITemplates {
  static let all = [names, gestures, elements]

  private static let names = SwiftTemplate(
    """
    /// A value that lasts as long as gestures do: `@$PGestureValue var offset = 0.0`. Afterwards it is what it was at first.
    @available(iOS 18.0, *)
    $Atypealias $PGestureValue<Value> = GestureSwiftUI.GestureValue<$PGestureProduct, Value>

    /// Sets values of gestures back while they are under way, for apps that add up changes.
    @available(iOS 18.0, *)
    $Atypealias $PGestureControl = GestureSwiftUI.GestureControl<$PGestureProduct>

    """)

  private static let gestures = SwiftTemplate(
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
          GestureSwiftUI.GesturesModifier<$PGestureProduct>(
            state: state, showsFeedback: showsFeedback, control: control, perform: perform))
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
          GestureSwiftUI.GesturesModifier<$PGestureProduct>(
            state: state, updating: value, control: control, by: change, perform: perform))
      }
    }

    """)

  private static let elements = SwiftTemplate(
    """
    @available(iOS 18.0, *)
    @MainActor extension SwiftUI.View {
      /// Says which element of $N this view is, and gives it the element's accessibility actions.
      ///
      /// - Parameter id: tells one of several views from the others: which row, which card.
      $Afunc $eElement(_ element: $PElement, id: Swift.AnyHashable? = nil) -> some SwiftUI.View {
        modifier(GestureSwiftUI.ElementModifier($PGestureProduct.self, element, id: id))
      }

      /// Shows what feedback says: place, angle, scale and opacity.
      $Afunc $eFeedback(_ values: GestureRuntime.FeedbackValues) -> some SwiftUI.View { gestureFeedback(values) }
    }

    """)
}
