import Foundation
import OrielCore

/// The lines and labels of an axis at their places, in points from the top left corner of the plot.
struct AxisDrawing {
    struct Line: Identifiable {
        let id: Int
        let path: Path
        let stroke: StrokeStyle
        let style: AnyShapeStyle?
    }

    struct PlacedLabel: Identifiable {
        var id: Int
        let content: AxisLayout.Label.Content
        /// The point of the label that is at `place`.
        let anchor: UnitPoint
        let place: CGPoint
        /// The width to which a text is shortened.
        let width: CGFloat?
        let angle: Angle
        let style: AnyShapeStyle?
        let font: Font?
    }

    private(set) var gridLines: [Line] = []
    private(set) var ticks: [Line] = []
    private(set) var labels: [PlacedLabel] = []
    /// The area of ticks and labels beside the plot. If they are on both sides, the plot is in it.
    let strip: CGRect
    private let plot: CGSize
    private let scale: PositionScale
    private let isX: Bool
    /// What is beyond the plot at the trailing side, into which labels may extend.
    private let room: CGFloat

    init(_ axis: AxisLayout, scale: PositionScale, plot: CGSize, room: CGFloat) {
        self.plot = plot
        self.scale = scale
        self.room = room
        strip = Self.strip(axis, plot)
        isX = axis.axis == .horizontal
        for set in axis.sets {
            add(lines: set)
            add(labels: set)
        }
    }

    private static func strip(_ axis: AxisLayout, _ plot: CGSize) -> CGRect {
        let (top, bottom) = (axis.space(at: .top), axis.space(at: .bottom))
        let (leading, trailing) = (axis.space(at: .leading), axis.space(at: .trailing))
        let strips = [
            CGRect(x: 0, y: -top, width: plot.width, height: top),
            CGRect(x: 0, y: plot.height, width: plot.width, height: bottom),
            CGRect(x: -leading, y: 0, width: leading, height: plot.height),
            CGRect(x: plot.width, y: 0, width: trailing, height: plot.height),
        ].filter { $0.width > 0 && $0.height > 0 }
        return strips.dropFirst().reduce(strips.first ?? .zero) { $0.union($1) }
    }

    // MARK: - Lines

    /// Adds the lines of a set; those that look the same become one.
    private mutating func add(lines set: AxisLayout.MarkSet) {
        var paths: [(isTick: Bool, stroke: StrokeStyle, style: AnyShapeStyle?, path: Path)] = []
        func append(_ start: CGPoint, _ end: CGPoint, _ part: AxisMarkPart, _ stroke: StrokeStyle, isTick: Bool) {
            // Styles of the app cannot be compared.
            let index =
                part.style == nil
                ? paths.firstIndex { $0.isTick == isTick && $0.stroke == stroke && $0.style == nil } : nil
            let place = index ?? paths.count
            if index == nil { paths.append((isTick, stroke, part.style, Path())) }
            let offset = part.offset
            paths[place].path.move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
            paths[place].path.addLine(to: CGPoint(x: end.x + offset.width, y: end.y + offset.height))
        }
        for (value, part) in set.lines {
            guard let place = place(of: value, isCentered: part.isCentered ?? false, end: false) else { continue }
            let across = isX ? plot.height : plot.width
            let isStart = set.side == .top || set.side == .leading
            switch part.kind {
            case .gridLine(let stroke):
                let extra = set.preset == .extended ? isX ? set.labelSize.height : set.labelSize.width : 0
                let ends = isStart ? (-extra, across) : (0, across + extra)
                append(point(place, ends.0), point(place, ends.1), part, stroke, isTick: extra > 0)
            case .tick(let stroke, let length):
                let long =
                    switch length.kind {
                    case .automatic: CGFloat(4)
                    case .points(let points): points
                    case .label: (isX ? set.labelSize.height : set.labelSize.width) + length.extra
                    }
                let ends = isStart ? (-long, 0) : (across, across + long)
                append(point(place, ends.0), point(place, ends.1), part, stroke, isTick: true)
            case .label: break
            }
        }
        for path in paths {
            let line = Line(
                id: gridLines.count + ticks.count,
                path: path.path,
                stroke: path.stroke,
                style: path.style
            )
            if path.isTick { ticks.append(line) } else { gridLines.append(line) }
        }
    }

    /// Returns the point at a place along the axis and another across it.
    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        isX ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// Returns the place of a value.
    ///
    /// - Parameter end: Whether what is beyond the plot has one.
    private func place(of value: AxisTickValue, isCentered: Bool, end: Bool) -> CGFloat? {
        guard let place = scale.position(of: value.value.value) else { return nil }
        guard isCentered, !scale.domain.isCategorical else { return place }
        guard let next = value.next, let following = scale.position(of: next) else { return end ? place : nil }
        let middle = (place + following) / 2
        return (0...(isX ? plot.width : plot.height)).contains(middle) ? middle : nil
    }

    // MARK: - Labels

    private mutating func add(labels set: AxisLayout.MarkSet) {
        /// Where labels are already.
        var taken: [ClosedRange<CGFloat>] = []
        var placed: [Int: PlacedLabel] = [:]
        for (index, label) in set.labelsByPriority {
            let isCentered = label.part.isCentered ?? scale.domain.isCategorical
            guard let along = place(of: label.value, isCentered: isCentered, end: false) else { continue }
            let isDate = label.value.value.value.isDate && !isCentered
            var anchor = label.label.anchor ?? defaultAnchor(set, isDate: isDate)
            if set.preset == .aligned, label.label.anchor == nil { anchor = aligned(anchor, label.value.value) }
            let isStart = set.side == .top || set.side == .leading
            let across = isStart ? 0 : isX ? plot.height : plot.width
            let spacing = (isX ? label.label.verticalSpacing : label.label.horizontalSpacing) ?? 4
            let inward: CGFloat = set.preset == .inset ? -1 : 1
            let distance = (isStart ? -spacing : spacing) * inward
            var place = point(along, across + distance)
            if isX, let extra = label.label.horizontalSpacing { place.x += extra }
            if isX, isDate, label.label.horizontalSpacing == nil, anchor.x == 0 { place.x += 2 }
            if !isX, let extra = label.label.verticalSpacing { place.y += extra }
            place.x += label.part.offset.width
            place.y += label.part.offset.height

            let length = isX ? label.size.width : label.size.height
            let start = (isX ? place.x : place.y) - length * (isX ? anchor.x : anchor.y)
            let range = start...(start + length)
            let isShortened = shortens(label, length: length)
            if !isShortened, label.label.collision.kind != .disabled {
                let least = label.label.collision.minimumSpacing
                let isHidden = taken.contains {
                    $0.lowerBound - least < range.upperBound && range.lowerBound - least < $0.upperBound
                }
                // Only half of a centred label may be beyond the last value.
                let isOutside = isX && range.upperBound > plot.width + room + (anchor.x == 0 ? 1 : length / 2)
                if isHidden || isOutside { continue }
            }
            taken.append(range)
            placed[index] = PlacedLabel(
                id: 0,
                content: label.content,
                anchor: anchor,
                place: place,
                width: isShortened ? max(8, scale.band - 4) : nil,
                angle: label.label.orientation.angle,
                style: label.part.style,
                font: label.part.font
            )
        }
        for index in set.labels.indices {
            guard var label = placed[index] else { continue }
            label.id = labels.count
            labels.append(label)
        }
    }

    /// Whether a label of a category is shortened to the category's band.
    private func shortens(_ label: AxisLayout.Label, length: CGFloat) -> Bool {
        let kind = label.label.collision.kind
        guard isX, kind == .truncate || kind == .automatic, label.label.orientation.angle == .zero else { return false }
        return scale.domain.isCategorical && length > scale.band
    }

    private func defaultAnchor(_ set: AxisLayout.MarkSet, isDate: Bool) -> UnitPoint {
        let isInset = set.preset == .inset
        switch set.side {
        case .bottom: return isDate ? isInset ? .bottomLeading : .topLeading : isInset ? .bottom : .top
        case .top: return isDate ? isInset ? .topLeading : .bottomLeading : isInset ? .top : .bottom
        case .leading: return isInset ? .bottomLeading : .trailing
        case .trailing: return isInset ? .bottomTrailing : .leading
        }
    }

    /// Returns the anchor that keeps the first and the last label in the plot.
    private func aligned(_ anchor: UnitPoint, _ value: AxisValue) -> UnitPoint {
        let isFirst = value.index == 0
        guard isFirst || value.index == value.count - 1 else { return anchor }
        return isX ? UnitPoint(x: isFirst ? 0 : 1, y: anchor.y) : UnitPoint(x: anchor.x, y: isFirst ? 1 : 0)
    }
}
