import Foundation
import OrielUIKit

/// Places views by relations between them.
struct ConstraintLayout: Layout {
    let relations: [ConstraintRelation]
    /// The views' priorities to keep the length of their content.
    let hugging: [Hugging]
    let stretch: Stretch

    struct Hugging: Equatable, Sendable {
        var horizontal: Float
        var vertical: Float
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = solve(
            width: length(proposal.width, .horizontal),
            height: length(proposal.height, .vertical),
            subviews
        )
        return CGSize(
            width: proposal.width == .infinity && stretch.contains(.horizontal) ? .infinity : places.width,
            height: proposal.height == .infinity && stretch.contains(.vertical) ? .infinity : places.height
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let places = solve(width: bounds.width, height: bounds.height, subviews)
        for (subview, frame) in zip(subviews, places.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    /// The proposed length, if the container fills it.
    private func length(_ proposed: CGFloat?, _ axis: Stretch) -> CGFloat? {
        guard stretch.contains(axis), let proposed, proposed.isFinite else { return nil }
        return proposed
    }

    private func solve(
        width: CGFloat?,
        height: CGFloat?,
        _ subviews: Subviews
    ) -> (width: CGFloat, height: CGFloat, frames: [CGRect]) {
        let x = ConstraintAxis(relations.filter(\.isHorizontal), hugging: hugging.map(\.horizontal)) { view, limit in
            let ideal = subviews[view].sizeThatFits(.unspecified).width
            return limit.map { min($0, ideal) } ?? ideal
        }.solved(in: width)
        let y = ConstraintAxis(relations.filter { !$0.isHorizontal }, hugging: hugging.map(\.vertical)) { view, _ in
            subviews[view].sizeThatFits(ProposedViewSize(width: x.lengths[view], height: nil)).height
        }.solved(in: height)
        let frames = subviews.indices.map {
            CGRect(x: x.starts[$0], y: y.starts[$0], width: x.lengths[$0], height: y.lengths[$0])
        }
        return (x.container, y.container, frames)
    }
}

/// Solves the relations of one axis by substitution, the most important first.
///
/// As long as a relation determines a value, it is applied. If none does, a view gets the length of its content, then a view
/// without a place is put at the start.
struct ConstraintAxis {
    private let relations: [ConstraintRelation]
    private let hugging: [Float]
    private let ideal: (_ view: Int, _ limit: CGFloat?) -> CGFloat

    /// - Parameters:
    ///   - hugging: For each view, the priority to keep the length of its content.
    ///   - ideal: Returns the length of a view's content, at most a limit.
    init(_ relations: [ConstraintRelation], hugging: [Float], ideal: @escaping (Int, CGFloat?) -> CGFloat) {
        self.relations = relations
        self.hugging = hugging
        self.ideal = ideal
    }

    struct Solution {
        let container: CGFloat
        let starts: [CGFloat]
        let lengths: [CGFloat]
    }

    /// - Parameter length: The length of the container; nil for the one that its views need.
    func solved(in length: CGFloat?) -> Solution {
        let container = length ?? neededLength()
        var spans = Spans(hugging: hugging, container: container)
        spans.solve(relations, ideal: limited)
        return Solution(
            container: container,
            starts: spans.views.map { $0.start ?? 0 },
            lengths: spans.views.map { max(0, $0.length ?? 0) }
        )
    }

    /// The least length of the container in which each relation with its end or centre holds.
    private func neededLength() -> CGFloat {
        var spans = Spans(hugging: hugging, container: nil)
        spans.solve(relations, ideal: limited)
        var needed: CGFloat = 0
        for relation in relations {
            guard let (view, value, end, constant) = relation.withContainer, relation.multiplier == 1,
                let span = spans.views.indices.contains(view) ? spans.views[view] : nil
            else { continue }
            switch (value, end) {
            case (.end, .end), (.start, .end): needed = max(needed, (span[value] ?? 0) - constant)
            case (.center, .center): needed = max(needed, (span.length ?? 0) + 2 * abs(constant))
            case (.length, .length): needed = max(needed, (span.length ?? 0) - constant)
            default: break
            }
        }
        return needed
    }

    /// The length of a view's content within the inequalities for its length and the edges that it may reach.
    private func limited(_ view: Int, _ spans: Spans) -> CGFloat {
        var limit: CGFloat?
        var least: CGFloat = 0
        for relation in relations where relation.relation != .equal && relation.first.view == view {
            let other = relation.second.flatMap { spans[$0] } ?? (relation.second == nil ? 0 : nil)
            guard let other else { continue }
            let bound = other * relation.multiplier + relation.constant
            switch (relation.first.value, relation.relation) {
            case (.length, .lessThanOrEqual): limit = min(limit ?? bound, bound)
            case (.length, _): least = max(least, bound)
            case (.end, .lessThanOrEqual):
                let room = bound - (spans.views[view].start ?? 0)
                limit = min(limit ?? room, room)
            default: break
            }
        }
        let length = ideal(view, limit)
        return max(least, limit.map { min($0, length) } ?? length)
    }
}

extension ConstraintRelation {
    /// The view, its value, the container's value and the distance, in a relation with the container.
    fileprivate var withContainer: (Int, Value, Value, CGFloat)? {
        guard let second else { return nil }
        if second.view == Self.container { return (first.view, first.value, second.value, constant) }
        if first.view == Self.container { return (second.view, second.value, first.value, -constant) }
        return nil
    }
}

/// What is known of the views of an axis.
private struct Spans {
    /// Two of the values determine the others.
    struct Span {
        private var known: [(ConstraintRelation.Value, CGFloat)] = []

        init() {}

        var isKnown: Bool { known.count > 1 }

        var start: CGFloat? { self[.start] }
        var length: CGFloat? { self[.length] }

        subscript(value: ConstraintRelation.Value) -> CGFloat? {
            if let found = known.first(where: { $0.0 == value }) { return found.1 }
            guard known.count > 1 else { return nil }
            // start + length·k, where k is 0, ½ or 1.
            func share(_ value: ConstraintRelation.Value) -> CGFloat {
                value == .start ? 0 : value == .center ? 0.5 : 1
            }
            let points = known.filter { $0.0 != .length }
            let length: CGFloat
            if let own = known.first(where: { $0.0 == .length }) {
                length = own.1
            } else {
                length = (points[1].1 - points[0].1) / (share(points[1].0) - share(points[0].0))
            }
            let start = points[0].1 - length * share(points[0].0)
            return value == .length ? length : start + length * share(value)
        }

        /// Sets a value, unless it follows from the others. Returns whether it has been set.
        mutating func set(_ value: ConstraintRelation.Value, _ number: CGFloat) -> Bool {
            guard self[value] == nil else { return false }
            known.append((value, number))
            return true
        }
    }

    var views: [Span]
    private let hugging: [Float]
    /// Whether the length of the container follows from its views.
    private let isFree: Bool
    private var container = Span()

    init(hugging: [Float], container length: CGFloat?) {
        views = Array(repeating: Span(), count: hugging.count)
        self.hugging = hugging
        isFree = length == nil
        _ = container.set(.start, 0)
        if let length { _ = container.set(.length, length) }
    }

    subscript(term: ConstraintRelation.Term) -> CGFloat? {
        if term.view == ConstraintRelation.container { return container[term.value] }
        return views.indices.contains(term.view) ? views[term.view][term.value] : nil
    }

    private mutating func set(_ term: ConstraintRelation.Term, _ number: CGFloat) -> Bool {
        views.indices.contains(term.view) && views[term.view].set(term.value, number)
    }

    mutating func solve(_ relations: [ConstraintRelation], ideal: (Int, Spans) -> CGFloat) {
        let equalities = relations.filter { $0.relation == .equal }
        let inequalities = relations.filter { $0.relation != .equal }
        // Each round sets at least one of two values of a view.
        for _ in 0...(2 * views.count) {
            while substitute(equalities) {}
            if let (view, length) = nextLength(ideal) {
                _ = views[view].set(.length, length)
            } else if let view = views.indices.first(where: { !views[$0].isKnown }) {
                if !substitute(inequalities) { _ = views[view].set(.start, 0) }
            } else {
                return
            }
        }
    }

    /// Returns the view that gets the length of its content next, and the length.
    ///
    /// Of views with the same priority: in a container that follows its views, the longest, so that another with the same edges
    /// does not cut it off; otherwise the first whose start is known, so that the last before an edge fills what is left.
    private func nextLength(_ ideal: (Int, Spans) -> CGFloat) -> (Int, CGFloat)? {
        var open = views.indices.filter { views[$0].length == nil }
        let placed = open.filter(hasPoint)
        if !placed.isEmpty { open = placed }
        let highest = open.map { hugging[$0] }.max()
        open.removeAll { hugging[$0] != highest }
        if isFree { return open.map { ($0, ideal($0, self)) }.max { $0.1 < $1.1 } }
        return (open.first { views[$0].start != nil } ?? open.first).map { ($0, ideal($0, self)) }
    }

    private func hasPoint(_ view: Int) -> Bool {
        [.start, .end, .center].contains { views[view][$0] != nil }
    }

    /// Applies the first relation that determines a value. Returns false if there is none.
    private mutating func substitute(_ relations: [ConstraintRelation]) -> Bool {
        for relation in relations {
            guard let second = relation.second else {
                if set(relation.first, relation.constant) { return true }
                continue
            }
            if let known = self[second], set(relation.first, known * relation.multiplier + relation.constant) {
                return true
            }
            if let known = self[relation.first], set(second, (known - relation.constant) / relation.multiplier) {
                return true
            }
        }
        return false
    }
}
