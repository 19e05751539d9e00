import Foundation
import OrielCore

/// Computes the places of marks in the plot.
struct MarkPlacer {
    let data: ChartData
    let x: PositionScale?
    let y: PositionScale?
    let size: CGSize
    private(set) var marks: [PlacedMark] = []
    private(set) var annotations: [PlacedAnnotation] = []
    /// The number of marks at each place in the content.
    private var parts: [[AnyHashable]: Int] = [:]

    init(data: ChartData, x: PositionScale?, y: PositionScale?, size: CGSize) {
        self.data = data
        self.x = x
        self.y = y
        self.size = size
        place()
    }

    private mutating func place() {
        let order = data.marks.map(\.mark.style.zIndex)
        var lines: [LineKey: [PositionedMark]] = [:]
        for mark in data.marks where mark.mark.isPartOfLine { lines[LineKey(mark.mark), default: []].append(mark) }
        let sorted =
            order.contains { $0 != nil }
            ? data.marks.enumerated()
                .sorted {
                    ($0.element.mark.style.zIndex ?? 0, $0.offset) < ($1.element.mark.style.zIndex ?? 0, $1.offset)
                }
                .map(\.element)
            : data.marks
        for mark in sorted {
            guard mark.mark.isPartOfLine else {
                place(mark)
                continue
            }
            // The whole line is drawn at its first point.
            if let line = lines.removeValue(forKey: LineKey(mark.mark)) { place(line) }
        }
    }

    /// What tells one line from another.
    private struct LineKey: Hashable {
        let kind: Mark.Kind
        let series: [_PlotValue?]

        init(_ mark: Mark) {
            kind = mark.kind
            series = mark.seriesKey
        }
    }

    private mutating func id(of mark: Mark) -> PlacedMark.ID {
        let part = parts[mark.id, default: 0]
        parts[mark.id] = part + 1
        return PlacedMark.ID(path: mark.id, part: part)
    }

    private mutating func add(_ shape: PlacedMark.Shape, of mark: Mark, id: PlacedMark.ID? = nil) {
        let placed = PlacedMark(
            id: id ?? self.id(of: mark),
            shape: shape,
            style: data.foreground(of: mark),
            stroke: data.lineStyle(of: mark),
            opacity: mark.style.opacity,
            mark: mark.style
        )
        marks.append(placed)
        if !mark.isPartOfLine { annotate(mark, at: placed.frame, id: placed.id) }
    }

    private mutating func annotate(_ mark: Mark, at target: CGRect, id: PlacedMark.ID) {
        for (index, annotation) in mark.style.annotations.enumerated() {
            var annotation = annotation
            // The annotation of an area is in its middle.
            if mark.kind == .area, annotation.position == .automatic { annotation.position = .overlay }
            let id = PlacedMark.ID(path: id.path + [id.part], part: index)
            annotations.append(PlacedAnnotation(id: id, annotation: annotation, target: target))
        }
    }

    // MARK: - Single marks

    private mutating func place(_ positioned: PositionedMark) {
        let mark = positioned.mark
        switch mark.kind {
        case .bar, .rectangle:
            guard let horizontal = span(positioned, .horizontal), let vertical = span(positioned, .vertical) else {
                return
            }
            let rect = CGRect(
                x: horizontal.lowerBound,
                y: vertical.lowerBound,
                width: horizontal.upperBound - horizontal.lowerBound,
                height: vertical.upperBound - vertical.lowerBound
            )
            let radius = min(mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
            add(.box(rect, radius: radius, mark.style.cornerStyle), of: mark)
        case .point:
            guard let center = point(positioned) else { return }
            addSymbol(of: mark, at: center, default: .shape(.circle))
        case .rule: placeRule(positioned)
        case .sector:
            guard let turn = positioned.turn, let sector = sector(mark, turn: turn) else { return }
            add(.sector(sector), of: mark)
        case .line, .area: break
        }
    }

    private mutating func addSymbol(of mark: Mark, at center: CGPoint, default symbol: MarkSymbol?) {
        guard let symbol = data.symbol(of: mark) ?? symbol else { return }
        add(.symbol(symbol, center: center, size: data.symbolSize(of: mark)), of: mark)
    }

    private mutating func placeRule(_ positioned: PositionedMark) {
        let offset = positioned.mark.style.offset
        func place(_ extent: MarkExtent, on scale: PositionScale?) -> CGFloat? {
            guard case .at(let channel) = extent else { return nil }
            return scale?.position(of: channel.middle)
        }
        if let x = place(positioned.x, on: x), let ends = ends(positioned.y, on: y, length: size.height) {
            let (top, bottom) = (ends.lowerBound + offset.yStart, ends.upperBound + offset.yEnd)
            add(.line(CGPoint(x: x + offset.x, y: top), CGPoint(x: x + offset.x, y: bottom)), of: positioned.mark)
        } else if let y = place(positioned.y, on: y), let ends = ends(positioned.x, on: x, length: size.width) {
            let (left, right) = (ends.lowerBound + offset.xStart, ends.upperBound + offset.xEnd)
            add(.line(CGPoint(x: left, y: y + offset.y), CGPoint(x: right, y: y + offset.y)), of: positioned.mark)
        }
    }

    /// Returns the ends of a line.
    private func ends(_ extent: MarkExtent, on scale: PositionScale?, length: CGFloat) -> ClosedRange<CGFloat>? {
        switch extent {
        case .whole: return 0...length
        case .points(let ends): return ends.range(in: length)
        case .at(let channel): return scale?.space(of: channel)
        case .between(let start, let end):
            guard let first = scale?.position(of: start), let last = scale?.position(of: end) else { return nil }
            return min(first, last)...max(first, last)
        }
    }

    private func sector(_ mark: Mark, turn: ClosedRange<Double>) -> SectorShape? {
        let radius = min(size.width, size.height) / 2
        guard radius > 0 else { return nil }
        let outer = mark.outerRadius.length(in: radius, automatic: radius)
        return SectorShape(
            center: CGPoint(x: size.width / 2 + mark.style.offset.x, y: size.height / 2 + mark.style.offset.y),
            start: turn.lowerBound,
            end: turn.upperBound,
            innerRadius: min(mark.innerRadius.length(in: radius, automatic: 0), outer),
            outerRadius: outer,
            inset: mark.angularInset,
            cornerRadius: mark.style.cornerRadius ?? 0
        )
    }

    // MARK: - Spans

    /// Returns the ends of a bar or rectangle along an axis.
    private func span(_ positioned: PositionedMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
        let mark = positioned.mark
        let isX = axis == .horizontal
        let extent = isX ? positioned.x : positioned.y
        let scale = isX ? x : y
        let offset = mark.style.offset
        let (move, first, last) =
            isX
            ? (offset.x, offset.xStart, offset.xEnd) : (offset.y, offset.yStart, offset.yEnd)
        guard var range = unmovedSpan(positioned, extent, scale, axis) else { return nil }
        let (low, high) = (range.lowerBound + move + first, range.upperBound + move + last)
        range = min(low, high)...max(low, high)
        return range
    }

    private func unmovedSpan(
        _ positioned: PositionedMark,
        _ extent: MarkExtent,
        _ scale: PositionScale?,
        _ axis: Axis
    ) -> ClosedRange<CGFloat>? {
        let mark = positioned.mark
        guard case .at(let channel) = extent else {
            return ends(extent, on: scale, length: axis == .horizontal ? size.width : size.height)
        }
        guard let scale, let place = scale.position(of: channel.middle), let space = scale.space(of: channel) else {
            return nil
        }
        let dimension = axis == .horizontal ? mark.width : mark.height
        var room = space.upperBound - space.lowerBound
        let isLine = room == 0
        if isLine { room = gap(axis, scale) ?? 10 }
        let share: CGFloat = mark.kind == .rectangle ? 1 : isLine || channel.isUnit ? 0.8 : 0.7
        let isSpread = mark.style.position != nil && (mark.style.position?.axis ?? axis) == axis
        guard isSpread, let position = mark.style.position,
            let index = data.positions.firstIndex(of: position.channel.value)
        else {
            let length = dimension.length(in: room, automatic: max(room * share, 1))
            return (place - length / 2)...(place + length / 2)
        }
        let all = position.span.length(in: room, automatic: room * 0.85)
        let slot = all / CGFloat(data.positions.count)
        let length = dimension.length(in: slot, automatic: max(slot - min(2, slot * 0.2), 1))
        let middle = place - all / 2 + slot * (CGFloat(index) + 0.5)
        return (middle - length / 2)...(middle + length / 2)
    }

    /// Returns the smallest distance of bars without a space of their own.
    private func gap(_ axis: Axis, _ scale: PositionScale) -> CGFloat? {
        let isX = axis == .horizontal
        guard let gap = ChartData.gap(of: data.marks, isX ? \.x : \.y, areHorizontal: !isX) else { return nil }
        func place(_ number: Double) -> CGFloat? {
            if case .dates = scale.domain {
                return scale.position(of: .date(Date(timeIntervalSinceReferenceDate: number)))
            }
            return scale.position(of: .number(number))
        }
        guard case .numbers(let range) = scale.domain else {
            guard case .dates(let range) = scale.domain, let first = place(range.lowerBound),
                let second = place(range.lowerBound + gap)
            else { return nil }
            return abs(second - first)
        }
        guard let first = place(range.lowerBound), let second = place(range.lowerBound + gap) else { return nil }
        return abs(second - first)
    }

    private func point(_ positioned: PositionedMark) -> CGPoint? {
        func place(_ extent: MarkExtent, _ scale: PositionScale?, _ axis: Axis, whole: CGFloat) -> CGFloat? {
            if case .points(let ends) = extent {
                let range = ends.range(in: whole)
                return (range.lowerBound + range.upperBound) / 2
            }
            guard case .at(let channel) = extent else { return whole / 2 }
            guard let scale, let place = scale.position(of: channel.middle) else { return nil }
            guard let position = positioned.mark.style.position, let wanted = position.axis, wanted == axis,
                let index = data.positions.firstIndex(of: position.channel.value)
            else { return place }
            let all = position.span.length(in: scale.band, automatic: scale.band * 0.85)
            return place - all / 2 + all / CGFloat(data.positions.count) * (CGFloat(index) + 0.5)
        }
        guard let x = place(positioned.x, x, .horizontal, whole: size.width),
            let y = place(positioned.y, y, .vertical, whole: size.height)
        else { return nil }
        return CGPoint(x: x + positioned.mark.style.offset.x, y: y + positioned.mark.style.offset.y)
    }

    // MARK: - Lines and areas

    private mutating func place(_ line: [PositionedMark]) {
        guard let first = line.first else { return }
        let id = id(of: first.mark)
        let method = line.lazy.compactMap(\.mark.style.interpolation).first ?? .linear
        if first.mark.kind == .area {
            let ends = line.compactMap(areaEnds)
            guard ends.count > 1 else { return }
            add(.area(ends.map(\.0), ends.map(\.1), method), of: first.mark, id: id.with(count: ends.count))
            for mark in line where !mark.mark.style.annotations.isEmpty {
                guard let (first, last) = areaEnds(mark) else { continue }
                annotate(mark.mark, at: CGRect(from: first, to: last), id: self.id(of: mark.mark))
            }
        } else {
            let points = line.compactMap(point)
            guard !points.isEmpty else { return }
            if points.count > 1 { add(.curve(points, method), of: first.mark, id: id.with(count: points.count)) }
            for mark in line {
                guard let center = point(mark) else { continue }
                if data.symbol(of: mark.mark) != nil { addSymbol(of: mark.mark, at: center, default: nil) }
                annotate(mark.mark, at: CGRect(origin: center, size: .zero), id: self.id(of: mark.mark))
            }
        }
    }

    /// Returns the points above and below, or at both sides, of an area.
    private func areaEnds(_ positioned: PositionedMark) -> (CGPoint, CGPoint)? {
        let offset = positioned.mark.style.offset
        switch (positioned.x, positioned.y) {
        case (.at(let channel), .between(let start, let end)):
            guard let x = x?.position(of: channel.middle), let low = y?.position(of: start),
                let high = y?.position(of: end)
            else { return nil }
            let place = x + offset.x
            return (
                CGPoint(x: place, y: high + offset.y + offset.yEnd),
                CGPoint(x: place, y: low + offset.y + offset.yStart)
            )
        case (.between(let start, let end), .at(let channel)):
            guard let y = y?.position(of: channel.middle), let low = x?.position(of: start),
                let high = x?.position(of: end)
            else { return nil }
            let place = y + offset.y
            return (
                CGPoint(x: high + offset.x + offset.xEnd, y: place),
                CGPoint(x: low + offset.x + offset.xStart, y: place)
            )
        default: return nil
        }
    }
}

extension Mark {
    /// Whether the mark is a point of a line or area.
    var isPartOfLine: Bool { kind == .line || kind == .area }
}

extension CGRect {
    /// The rectangle with two points as opposite corners.
    init(from first: CGPoint, to last: CGPoint) {
        self.init(
            x: min(first.x, last.x),
            y: min(first.y, last.y),
            width: abs(last.x - first.x),
            height: abs(last.y - first.y)
        )
    }
}

extension PlacedMark.ID {
    /// A line with more or fewer points is another line, as its points cannot move to those of the first.
    fileprivate func with(count: Int) -> PlacedMark.ID { PlacedMark.ID(path: path + ["\(count) points"], part: part) }
}
