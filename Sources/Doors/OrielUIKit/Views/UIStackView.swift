public import Foundation

/// A row or a column of views.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views are placed across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { willSet { if newValue != axis { drawingWillChange() } } }
    open var spacing: CGFloat = 0 { willSet { if newValue != spacing { drawingWillChange() } } }
    open var alignment = Alignment.fill { willSet { if newValue != alignment { drawingWillChange() } } }
    open var distribution = Distribution.fill { willSet { if newValue != distribution { drawingWillChange() } } }
    /// Whether the views keep the distance of `layoutMargins` from the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        willSet { if newValue != isLayoutMarginsRelativeArrangement { drawingWillChange() } }
    }

    /// The views of the row or column.
    public private(set) final var arrangedSubviews: [UIView] = [] { willSet { drawingWillChange() } }
    private var spacings: [ObjectIdentifier: CGFloat] = [:] { willSet { drawingWillChange() } }

    /// In place of the spacing: the spacing of the system, or that of the stack.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    public nonisolated static let spacingUseSystem: CGFloat = .infinity

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        addSubview(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        addSubview(view)
    }

    /// Removes the view from the row or column. It stays a subview, as Apple's does.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        spacings[ObjectIdentifier(subview)] = nil
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The distance after a view, in points.
    package func distance(after view: UIView) -> CGFloat {
        let own = spacings[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? 8 : own
    }
}
