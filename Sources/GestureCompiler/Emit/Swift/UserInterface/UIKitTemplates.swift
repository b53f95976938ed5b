/// What the file for UIKit has for every spec, but for names.
enum UIKitTemplates {
  /// What an app names.
  static let names = SwiftTemplate(
    """
    /// Recognizes the gestures of $N on a view and everything inside it: one for a view or a window.
    ///
    /// Tell it which view is which element (`$eElement`), or how to find out (`findElement`), and add it to their view.
    $Atypealias $PGestureRecognizer = GestureUIKit.ProductGestureRecognizer<$PGestureProduct>

    @MainActor extension UIKit.UIView {
      /// The element of $N that the view is; `nil` for none.
      $Avar $eElement: $PElement? {
        get { productElement($PElement.self) }
        set { setProductElement(newValue) }
      }
    }

    """)

  static let conformances = SwiftTemplate(
    """
    nonisolated extension $PElement: GestureUIKit.ProductElement {}
    nonisolated extension $PActivity: GestureUIKit.ProductActivity {}
    nonisolated extension $PGesture: GestureUIKit.ProductGesture {}
    nonisolated extension $PFeedback: GestureUIKit.ProductFeedback { $Atypealias Gesture = $PGesture }

    """)

  /// A gesture of an outcome, within the product.
  static let gesture = SwiftTemplate(
    """
    $Astatic func gesture(_ outcome: GestureRuntime.Outcome) -> $PGesture? {
      var dispatch = $PGestureDispatch(handler: Queue())
      dispatch.receive(outcome)
      return dispatch.handler.gestures.first
    }

    $Astatic func activity(of gesture: $PGesture) -> $PActivity { gesture.activity }

    """)

  /// What engines do by handing it on.
  static let engine = SwiftTemplate(
    """
    $Atypealias Handler = any $PGestureRecognizerHandler

    private var gestures: $PGestures
    private var recognized = Queue()
    $Aweak var handler: (any $PGestureRecognizerHandler)?

    $Ainit(state: $PState) { gestures = $PGestures(state: state) }

    $Avar state: $PState {
      get { gestures.state }
      set { gestures.state = newValue }
    }
    $Avar queue: [$PGesture] {
      get { recognized.gestures }
      set { recognized.gestures = newValue }
    }
    $Avar nextDeadline: GestureRuntime.Microseconds? { gestures.nextDeadline }

    $Afunc feed(_ sample: GestureRuntime.TouchSample) { gestures.feed(sample, into: &recognized) }
    $Afunc flush() { gestures.flush(into: &recognized) }
    $Afunc advance(to time: GestureRuntime.Microseconds) -> GestureRuntime.Refusal? {
      gestures.advance(to: time, into: &recognized)
    }
    $Afunc cancelAll() { gestures.cancelAll(into: &recognized) }
    $Afunc setScreen(_ size: GestureRuntime.Point?) { gestures.setScreen(size) }
    $Afunc setSize(_ size: GestureRuntime.Point, of element: $PElement) { gestures.setSize(size, of: element) }

    """)
}
