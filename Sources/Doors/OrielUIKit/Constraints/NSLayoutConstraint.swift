public import Foundation

/// A relation between the edges, centres or sizes of two views, or between a size and a constant.
///
/// Relations between a view and its superview, and between views with the same superview, are drawn. Others are logged once.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
    /// An edge, a centre or a size.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// How the first value relates to the second.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    package let first: LayoutPoint
    package let second: LayoutPoint?
    public let relation: Relation
    public let multiplier: CGFloat
    public var constant: CGFloat { willSet { if newValue != constant { owner?.drawingWillChange() } } }
    public var priority = UILayoutPriority.required {
        willSet { if newValue != priority { owner?.drawingWillChange() } }
    }
    public var identifier: String?
    /// The view that holds the constraint while it is active: the nearest that contains both items.
    private(set) weak var owner: UIView?

    init(
        _ first: LayoutPoint,
        _ relation: Relation,
        _ second: LayoutPoint?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Creates a constraint.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view, a layout guide or nil.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        let second = attr2 == .notAnAttribute ? nil : view2.flatMap { LayoutPoint(item: $0, attribute: attr2) }
        let first = LayoutPoint(item: view1, attribute: attr1)
        if first == nil {
            UIView.warn("A constraint of \(type(of: view1)) has no effect: it is not a view or a layout guide.")
        }
        self.init(
            first ?? LayoutPoint(view: nil, guide: .bounds, attribute: attr1),
            relation,
            second,
            multiplier: multiplier,
            constant: constant
        )
    }

    public var firstItem: AnyObject? { first.view }
    public var secondItem: AnyObject? { second?.view }
    public var firstAttribute: Attribute { first.attribute }
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// Whether the constraint is in effect. Both views must be in the same hierarchy when it is activated.
    public var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            newValue ? activate() : deactivate()
        }
    }

    private func activate() {
        guard let view = first.view else { return }
        guard let owner = second.flatMap({ $0.view.map(view.commonAncestor) }) ?? view else {
            UIView.warn(
                """
                A constraint between \(type(of: view)) and \(second?.view.map { "\(type(of: $0))" } ?? "nothing") has no effect: \
                the views are not in the same hierarchy. Add them with addSubview before the constraint is activated.
                """
            )
            return
        }
        owner.drawingWillChange()
        owner.layoutConstraints.append(self)
        self.owner = owner
    }

    fileprivate func deactivate() {
        owner?.drawingWillChange()
        owner?.layoutConstraints.removeAll { $0 === self }
        owner = nil
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for item in constraints { item.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for item in constraints { item.isActive = false }
    }
}

/// An edge, a centre or a size of a view or of a guide in it.
package struct LayoutPoint {
    /// A rectangle of a view.
    package enum Guide: Equatable { case bounds, margins, scrollContent }

    package weak var view: UIView?
    package let guide: Guide
    package let attribute: NSLayoutConstraint.Attribute

    init(view: UIView?, guide: Guide, attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.guide = guide
        self.attribute = attribute
    }

    @MainActor init?(item: Any, attribute: NSLayoutConstraint.Attribute) {
        if let view = item as? UIView {
            self.init(view: view, guide: .bounds, attribute: attribute)
        } else if let guide = item as? UILayoutGuide {
            self.init(view: guide.owningView, guide: guide.kind, attribute: attribute)
        } else {
            return nil
        }
    }
}

extension UIView {
    fileprivate func commonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    func removeConstraints(ofSubview removed: UIView) {
        func mentions(_ point: LayoutPoint?) -> Bool { point?.view?.isDescendant(of: removed) ?? false }
        var owner: UIView? = self
        while let view = owner {
            for item in view.layoutConstraints where mentions(item.first) || mentions(item.second) { item.deactivate() }
            owner = view.superview
        }
    }

    /// The constraints that this view holds.
    public var constraints: [NSLayoutConstraint] { layoutConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        drawingWillChange()
        hugging[axis] = priority
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? defaultHugging(axis)
    }

    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    {
        drawingWillChange()
        compressionResistance[axis] = priority
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis] ?? .defaultHigh
    }

    /// The insets of `layoutMarginsGuide`: 8 unless set.
    public var layoutMargins: UIEdgeInsets {
        get { margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            drawingWillChange()
            margins = newValue
            layoutMarginsDidChange()
        }
    }

    /// The insets of `layoutMarginsGuide`, in the direction of the language.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins) }
        set { layoutMargins = newValue.leftToRight }
    }
}

/// How important a constraint is, up to 1000. Constraints below 1000 give way.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Insets in the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }

    public static let zero = NSDirectionalEdgeInsets()
}
