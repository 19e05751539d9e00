public import Foundation

/// An edge, a centre or a size of a view, from which constraints are made.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let point: LayoutPoint

    init(_ point: LayoutPoint) { self.point = point }

    fileprivate func relate(
        _ relation: NSLayoutConstraint.Relation,
        _ other: LayoutPoint?,
        _ constant: CGFloat,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(point, relation, other, multiplier: multiplier, constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor.point, constant) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.point, constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.point, constant) }
}

/// A leading, trailing, left or right edge, or a horizontal centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance is 8 points for each unit of the multiplier.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor.point, 8 * multiplier) }
}

/// A top or bottom edge, a vertical centre or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance is 8 points for each unit of the multiplier.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor.point, 8 * multiplier) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant) }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor.point, constant, multiplier: multiplier) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.point, constant, multiplier: multiplier) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.point, constant, multiplier: multiplier) }
}

/// A rectangle of a view for constraints, such as the view without its margins.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
    public private(set) weak var owningView: UIView?
    let kind: LayoutPoint.Guide

    init(_ kind: LayoutPoint.Guide, of view: UIView) {
        self.kind = kind
        owningView = view
    }
}

/// An item with anchors.
@MainActor
protocol AnchoredItem {
    func point(_ attribute: NSLayoutConstraint.Attribute) -> LayoutPoint
}

extension UIView: AnchoredItem {
    func point(_ attribute: NSLayoutConstraint.Attribute) -> LayoutPoint {
        LayoutPoint(view: self, guide: .bounds, attribute: attribute)
    }
}

extension UILayoutGuide: AnchoredItem {
    func point(_ attribute: NSLayoutConstraint.Attribute) -> LayoutPoint {
        LayoutPoint(view: owningView, guide: kind, attribute: attribute)
    }
}

extension UIView {
    /// The view without the unsafe edges of the screen, which the style sheet keeps free: the whole view.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.bounds, of: self) }
    /// The view without its `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
    /// The same as `safeAreaLayoutGuide`: browsers move a focused field into view by themselves.
    public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(.bounds, of: self) }

    @available(*, unavailable, message: "A guide of an app has no place in a page. Add a UIView without content.")
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError("unavailable") }

    /// The same as `layoutMarginsGuide`.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.lastBaseline)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(point(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(point(.height)) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(point(.centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(point(.centerY)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(point(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(point(.height)) }
}
