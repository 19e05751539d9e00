import Foundation
import OrielCore

/// What a mark covers along an axis.
enum MarkExtent {
    /// The whole plot.
    case whole
    /// The place of a value, with the space around it.
    case at(PlotChannel)
    case between(_PlotValue, _PlotValue)
    /// A part of the plot in points.
    case points(PointEnds)

    init(at value: PlotChannel?, from start: PlotChannel?, to end: PlotChannel?) {
        if let start, let end {
            self = .between(start.value, end.value)
        } else if let value, !value.isUnit, let end = value.end {
            self = .between(value.value, end)
        } else {
            self = value.map { .at($0) } ?? .whole
        }
    }

    /// The values that the axis has to show.
    var values: [_PlotValue] {
        switch self {
        case .whole, .points: []
        case .at(let channel): channel.end == nil ? [channel.value] : channel.ends
        case .between(let start, let end): [start, end]
        }
    }
}

/// A mark with what it covers, after stacking.
struct PositionedMark {
    let mark: Mark
    var x: MarkExtent
    var y: MarkExtent
    /// The fractions of a turn at which a sector begins and ends.
    var turn: ClosedRange<Double>?
    /// Whether a bar extends to the side.
    var isHorizontal = false

    init(_ mark: Mark) {
        self.mark = mark
        x = mark.xPoints.map { MarkExtent.points($0) } ?? MarkExtent(at: mark.x, from: mark.xStart, to: mark.xEnd)
        y = mark.yPoints.map { MarkExtent.points($0) } ?? MarkExtent(at: mark.y, from: mark.yStart, to: mark.yEnd)
    }
}

/// Puts marks at the same place on each other.
struct MarkStacks {
    /// The place of a stack.
    private struct Key: Hashable {
        let kind: Mark.Kind
        let isHorizontal: Bool
        let base: _PlotValue?
        let position: _PlotValue?
    }

    private struct Sums {
        var positive = 0.0
        var negative = 0.0
        /// The sum of all, known before the first mark is put on the stack.
        var total = 0.0
    }

    private var sums: [Key: Sums] = [:]
    private var fullTurn = 0.0
    private var turned = 0.0

    static func positioned(_ marks: [Mark]) -> [PositionedMark] {
        var stacks = MarkStacks()
        for mark in marks {
            if let angle = stacks.angle(of: mark) { stacks.fullTurn += angle }
            guard let (key, value) = stacks.stack(of: mark) else { continue }
            stacks.sums[key, default: Sums()].total += abs(value)
        }
        return marks.map { stacks.positioned($0) }
    }

    private mutating func positioned(_ mark: Mark) -> PositionedMark {
        var positioned = PositionedMark(mark)
        if let angle = angle(of: mark) {
            guard fullTurn > 0 else { return positioned }
            positioned.turn = (turned / fullTurn)...((turned + angle) / fullTurn)
            turned += angle
        }
        guard let (key, value) = stack(of: mark) else { return positioned }
        positioned.isHorizontal = key.isHorizontal
        let range = put(value, on: key, stacking: mark.stacking)
        if key.isHorizontal { positioned.x = range } else { positioned.y = range }
        return positioned
    }

    private mutating func put(_ value: Double, on key: Key, stacking: MarkStackingMethod) -> MarkExtent {
        guard stacking != .unstacked else { return .between(.number(0), .number(value)) }
        var sum = sums[key] ?? Sums()
        let start = value < 0 ? sum.negative : sum.positive
        let end = start + value
        if value < 0 { sum.negative = end } else { sum.positive = end }
        sums[key] = sum
        switch stacking.kind {
        case .normalized:
            guard sum.total > 0 else { return .between(.number(0), .number(0)) }
            return .between(.number(start / sum.total), .number(end / sum.total))
        case .center: return .between(.number(start - sum.total / 2), .number(end - sum.total / 2))
        default: return .between(.number(start), .number(end))
        }
    }

    /// Returns the size of a sector in the unit of its values.
    private func angle(of mark: Mark) -> Double? {
        guard mark.kind == .sector, let angle = mark.angle, let start = angle.value.number else { return nil }
        return max(0, angle.end?.number.map { $0 - start } ?? start)
    }

    /// Returns the place and the height of a bar or area that begins at zero; nil for other marks.
    private func stack(of mark: Mark) -> (Key, Double)? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        let hasRange = mark.xStart != nil || mark.yStart != nil
        guard !hasRange, mark.x?.end == nil || mark.x?.isUnit == true, mark.y?.end == nil || mark.y?.isUnit == true
        else { return nil }
        let isHorizontal = mark.isHorizontal
        guard case .number(let value)? = (isHorizontal ? mark.x : mark.y)?.value, value.isFinite else { return nil }
        let key = Key(
            kind: mark.kind,
            isHorizontal: isHorizontal,
            base: (isHorizontal ? mark.y : mark.x)?.middle,
            position: mark.style.position?.channel.value
        )
        return (key, value)
    }
}

extension Mark {
    /// Whether a bar for two values, or for a single one, extends to the side.
    var isHorizontal: Bool {
        switch (x, y) {
        case (let x?, let y?):
            kind == .bar && x.value.isNumber && !x.isUnit && (!y.value.isNumber || y.isUnit)
        case (let x?, nil): x.value.isNumber
        default: false
        }
    }
}
