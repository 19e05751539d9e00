public import Foundation

/// An image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage? { willSet { if newValue != image { drawingWillChange() } } }
    open var highlightedImage: UIImage? { willSet { if newValue != highlightedImage { drawingWillChange() } } }
    open var isHighlighted = false { willSet { if newValue != isHighlighted { drawingWillChange() } } }
    /// The size and the weight of a symbol without its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { willSet { drawingWillChange() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
