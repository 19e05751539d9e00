public import Foundation

/// A turning circle.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The size of the circle.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    open var style = Style.medium { willSet { if newValue != style { drawingWillChange() } } }
    open var color: UIColor! = .gray { willSet { if newValue != color { drawingWillChange() } } }
    open var hidesWhenStopped = true { willSet { if newValue != hidesWhenStopped { drawingWillChange() } } }
    public private(set) var isAnimating = false { willSet { if newValue != isAnimating { drawingWillChange() } } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
}

/// A bar that shows how much of a work is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// The height of the bar. Both are drawn alike.
    public enum Style: Int, Sendable { case `default`, bar }

    private var done: Float = 0
    public let progressViewStyle: Style

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    public init(progressViewStyle: Style) {
        self.progressViewStyle = progressViewStyle
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    /// From 0 to 1.
    open var progress: Float {
        get { done }
        set {
            let new = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            guard new != done else { return }
            drawingWillChange()
            done = new
        }
    }
    open var progressTintColor: UIColor? { willSet { if newValue != progressTintColor { drawingWillChange() } } }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }
}
