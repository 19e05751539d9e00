import Foundation
import OrielUIKit

/// A constraint between two of the views of a container, or between one and the container, as a value.
struct ConstraintRelation: Equatable, Sendable {
    /// A value of a view along one axis.
    enum Value: Equatable, Sendable { case start, end, center, length }

    /// A value of a view; the container is the view -1.
    struct Term: Equatable, Sendable {
        var view: Int
        var value: Value
    }

    static let container = -1

    let isHorizontal: Bool
    let first: Term
    let second: Term?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
}

extension ConstraintRelation {
    /// Returns the constraints and frames of views in a container, the most important first.
    @MainActor static func all(in container: UIView, views: [UIView]) -> [ConstraintRelation]? {
        let indices = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.viewID, $0) })
        func index(_ view: UIView) -> Int? { view === container ? Self.container : indices[view.viewID] }
        var relations = container.layoutConstraints.compactMap { item -> ConstraintRelation? in
            // A view's constraints with itself determine its own size.
            if item.first.view === container, item.second == nil { return nil }
            return ConstraintRelation(item, in: container, index: index)
        }
        for (place, view) in views.enumerated() where !view.translatesAutoresizingMaskIntoConstraints {
            let own = OwnSize(of: view)
            for (isHorizontal, length) in [(true, own.width), (false, own.height)] {
                if let length { relations.append(.length(of: place, isHorizontal, length)) }
            }
        }
        for (place, view) in views.enumerated() where view.translatesAutoresizingMaskIntoConstraints {
            relations += frame(of: view, at: place, in: container)
        }
        return relations.sorted { $0.priority > $1.priority }
    }

    @MainActor private init?(_ item: NSLayoutConstraint, in container: UIView, index: (UIView) -> Int?) {
        guard let axis = item.first.attribute.isHorizontal, let value = item.first.attribute.value,
            let view = item.first.view
        else { return nil }
        guard let first = index(view) else {
            Self.warn(item)
            return nil
        }
        var other: Term?
        if let point = item.second, let otherView = point.view {
            guard let index = index(otherView), let value = point.attribute.value, point.attribute.isHorizontal == axis
            else {
                // Proportions of a view are part of its own size.
                if view !== otherView { Self.warn(item) }
                return nil
            }
            other = Term(view: index, value: value)
        }
        isHorizontal = axis
        self.first = Term(view: first, value: value)
        second = other
        relation = item.relation
        multiplier = item.multiplier == 0 ? 1 : item.multiplier
        priority = item.priority.rawValue
        let margin = item.second.map { Self.inset(of: $0, container) } ?? 0
        constant = item.constant + margin * multiplier - Self.inset(of: item.first, container)
    }

    /// The distance of a value of a guide from that of its view.
    @MainActor private static func inset(of point: LayoutPoint, _ container: UIView) -> CGFloat {
        guard point.guide == .margins || point.attribute.isOfMargin, let view = point.view,
            let value = point.attribute.value,
            let isHorizontal = point.attribute.isHorizontal
        else { return 0 }
        let margins = view.layoutMargins
        let (before, after) = isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        return switch value {
        case .start: before
        case .end: -after
        case .center: (before - after) / 2
        case .length: -before - after
        }
    }

    @MainActor private static func warn(_ item: NSLayoutConstraint) {
        let names = [item.first.view, item.second?.view].compactMap { $0.map { "\(type(of: $0))" } }
        UIView.warn(
            """
            A constraint between \(names.joined(separator: " and ")) has no effect: only constraints between a view and its \
            superview, or between views in the same superview and the same axis, are drawn.
            """
        )
    }

    private static func length(of view: Int, _ isHorizontal: Bool, _ length: CGFloat) -> ConstraintRelation {
        ConstraintRelation(
            isHorizontal: isHorizontal,
            first: Term(view: view, value: .length),
            second: nil,
            relation: .equal,
            multiplier: 1,
            constant: length,
            priority: 1000
        )
    }

    /// The frame of a view as relations.
    @MainActor private static func frame(of view: UIView, at index: Int, in container: UIView) -> [ConstraintRelation] {
        func relation(_ isHorizontal: Bool, _ value: Value, _ second: Term?, _ constant: CGFloat) -> ConstraintRelation
        {
            ConstraintRelation(
                isHorizontal: isHorizontal,
                first: Term(view: index, value: value),
                second: second,
                relation: .equal,
                multiplier: 1,
                constant: constant,
                priority: 1000
            )
        }
        let (frame, mask) = (view.frame, view.autoresizingMask)
        var relations: [ConstraintRelation] = []
        for isHorizontal in [true, false] {
            let length = isHorizontal ? frame.width : frame.height
            let start = isHorizontal ? frame.minX : frame.minY
            let end = (isHorizontal ? container.size.width : container.size.height) - start - length
            let isFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
            let keepsEnd = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
            let losesEnd = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
            if isFlexible {
                relations.append(relation(isHorizontal, .start, Term(view: Self.container, value: .start), start))
                relations.append(relation(isHorizontal, .end, Term(view: Self.container, value: .end), -end))
                continue
            }
            if keepsEnd, losesEnd {
                relations.append(
                    relation(isHorizontal, .center, Term(view: Self.container, value: .center), (start - end) / 2)
                )
            } else if keepsEnd {
                relations.append(relation(isHorizontal, .end, Term(view: Self.container, value: .end), -end))
            } else {
                relations.append(relation(isHorizontal, .start, Term(view: Self.container, value: .start), start))
            }
            if !view.sizesToFit { relations.append(relation(isHorizontal, .length, nil, length)) }
        }
        return relations
    }

}

extension NSLayoutConstraint.Attribute {
    /// The value along the axis. Baselines count as edges: the browser does not report them.
    fileprivate var value: ConstraintRelation.Value? {
        switch self {
        case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: .start
        case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .width, .height: .length
        case .notAnAttribute: nil
        }
    }

    fileprivate var isHorizontal: Bool? {
        switch self {
        case .left, .leading, .right, .trailing, .leftMargin, .leadingMargin, .rightMargin, .trailingMargin, .centerX,
            .centerXWithinMargins, .width:
            true
        case .notAnAttribute: nil
        default: false
        }
    }

    fileprivate var isOfMargin: Bool {
        rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    }
}
