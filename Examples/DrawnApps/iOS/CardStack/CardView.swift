#if canImport(UIKit)
  import UIKit

  /// One card with a title, and another title on its back.
  final class CardView: UIView {
    let title: String
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 240, height: 32))
    var isOpen = false
    var isTurned = false { didSet { label.text = isTurned ? "The back of \(title)" : title } }

    init(_ title: String) {
      self.title = title
      super.init(frame: .zero)
      backgroundColor = .systemYellow
      label.text = title
      addSubview(label)
    }

    #if canImport(ObjectiveC)
      required init?(coder: NSCoder) { nil }
    #endif
  }
#endif
