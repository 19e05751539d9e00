import Foundation
import OrielUIKit

/// The place of a view in its container, relative to the container alone.
struct ViewPlace: Equatable {
    /// The place along one axis.
    struct Axis: Equatable {
        enum Anchor { case start, center, end }

        var anchor = Anchor.start
        /// Whether the view reaches from one edge to the other.
        var isFilled = false
        /// The distances from the edges.
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// The distance from the centre.
        var offset: CGFloat = 0
        var length: CGFloat?

        var horizontal: HorizontalAlignment { anchor == .start ? .leading : anchor == .end ? .trailing : .center }
        var vertical: VerticalAlignment { anchor == .start ? .top : anchor == .end ? .bottom : .center }
    }

    var horizontal = Axis()
    var vertical = Axis()
}

extension ViewPlace {
    /// Returns the places of views whose relations are all with their container; nil if a layout has to place them.
    static func all(_ relations: [ConstraintRelation], count: Int, stretch: Stretch) -> [ViewPlace]? {
        // The size of a container that does not fill its space is that of several views together.
        if count > 1, stretch != .both, !relations.allSatisfy({ $0.isFixed }) { return nil }
        var places: [ViewPlace] = []
        for view in 0..<count {
            let own = relations.filter { $0.first.view == view || $0.second?.view == view }
            guard let horizontal = Axis(own.filter(\.isHorizontal), of: view),
                let vertical = Axis(own.filter { !$0.isHorizontal }, of: view)
            else { return nil }
            places.append(ViewPlace(horizontal: horizontal, vertical: vertical))
        }
        return places
    }
}

extension ConstraintRelation {
    /// Whether the relation is part of a frame that does not depend on the size of the container.
    fileprivate var isFixed: Bool {
        first.value == .length && second == nil || first.value == .start && second?.value == .start
    }
}

extension ViewPlace.Axis {
    fileprivate init?(_ relations: [ConstraintRelation], of view: Int) {
        var (start, end, center, length): (CGFloat?, CGFloat?, CGFloat?, CGFloat?)
        var (leastStart, leastEnd): (CGFloat, CGFloat) = (0, 0)
        var hasContainerLength = false
        for relation in relations {
            guard case (let value, let other, var constant)? = relation.seen(from: view) else { return nil }
            guard relation.multiplier == 1 else { return nil }
            if let other, other != value { return nil }
            if relation.relation != .equal {
                // An edge that keeps a distance.
                switch value {
                case .start: leastStart = max(leastStart, constant)
                case .end: leastEnd = max(leastEnd, -constant)
                case .center, .length: if other != nil { return nil }
                }
                continue
            }
            switch value {
            case .start: start = start ?? constant
            case .end: end = end ?? -constant
            case .center: center = center ?? constant
            case .length where other == nil: length = length ?? constant
            case .length:
                // As long as the container, less a constant.
                hasContainerLength = true
                constant = -constant
                leastEnd = max(leastEnd, constant)
            }
        }
        self.length = length.map { max(0, $0) }
        if let start, let end {
            (isFilled, before, after) = (true, start, end)
            if length != nil { self.length = nil }
        } else if hasContainerLength {
            isFilled = true
            if center != nil {
                (before, after) = (leastEnd / 2, leastEnd / 2)
            } else if let end {
                (before, after) = (max(0, leastEnd - end), end)
            } else {
                (before, after) = (start ?? 0, max(0, leastEnd - (start ?? 0)))
            }
        } else if let center {
            anchor = .center
            offset = center
            (before, after) = (max(leastStart, leastEnd), max(leastStart, leastEnd))
        } else if let end, start == nil {
            anchor = .end
            (before, after) = (leastStart, end)
        } else {
            (before, after) = (start ?? leastStart, leastEnd)
        }
    }
}

extension ConstraintRelation {
    /// The value of a view, the value of the container, and the distance between them; nil if another view takes part.
    fileprivate func seen(from view: Int) -> (Value, Value?, CGFloat)? {
        guard let second else { return (first.value, nil, constant) }
        if first.view == view, second.view == Self.container { return (first.value, second.value, constant) }
        // container.trailing = view.trailing + 8 is view.trailing = container.trailing - 8.
        if second.view == view, first.view == Self.container { return (second.value, first.value, -constant) }
        return nil
    }
}
