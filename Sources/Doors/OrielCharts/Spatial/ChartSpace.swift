import Foundation
import OrielCore

/// The values of a chart in space: their places along the axes, from -0.5 to 0.5.
struct ChartSpace {
    struct Tick {
        let place: Double
        let text: String
    }

    /// A part of a surface.
    struct Cell {
        let corners: [SpacePoint]
        /// The mean value of the function.
        let height: Double
    }

    let marks: [Mark]
    let xTicks: [Tick]
    let yTicks: [Tick]
    let zTicks: [Tick]
    /// The numbers of the vertical axis.
    let heights: ClosedRange<Double>
    private let x: PositionScale?
    private let y: PositionScale?
    private let z: PositionScale?
    /// The numbers of the vertical axis outside of which surfaces are not drawn; nil if all are.
    private let limits: ClosedRange<Double>?
    /// The numbers at which surfaces are computed.
    private let grid: (x: [Double], z: [Double])
    private let bodies: [_PlotValue]

    /// The number of cells of a surface along an axis.
    private static let cellCount = 24

    @MainActor
    init(_ marks: [Mark], settings: ChartSettings, environment: EnvironmentValues) {
        self.marks = marks
        let surfaces = marks.compactMap(\.surface)
        var xValues = marks.flatMap(\.xChannels).flatMap(\.ends)
        var yValues = marks.flatMap(\.yChannels).flatMap(\.ends)
        var zValues = marks.flatMap(\.zChannels).flatMap(\.ends)
        let xNumbers = settings.x.scale.numbers ?? xValues.numbers ?? -1...1
        let zNumbers = settings.z.scale.numbers ?? zValues.numbers ?? -1...1
        grid = (Self.numbers(in: xNumbers), Self.numbers(in: zNumbers))
        limits = settings.y.scale.numbers
        if !surfaces.isEmpty {
            xValues += [.number(xNumbers.lowerBound), .number(xNumbers.upperBound)]
            zValues += [.number(zNumbers.lowerBound), .number(zNumbers.upperBound)]
            let (columns, rows) = grid
            for surface in surfaces where limits == nil {
                let values = columns.flatMap { x in rows.map { surface.value(x, $0) } }.filter(\.isFinite)
                if let low = values.min(), let high = values.max() { yValues += [.number(low), .number(high)] }
            }
        }
        let xAxis = Self.axis(xValues, settings.x, environment)
        let yAxis = Self.axis(yValues, settings.y, environment)
        let zAxis = Self.axis(zValues, settings.z, environment)
        (x, xTicks) = (xAxis?.scale, xAxis?.ticks ?? [])
        (y, yTicks) = (yAxis?.scale, yAxis?.ticks ?? [])
        (z, zTicks) = (zAxis?.scale, zAxis?.ticks ?? [])
        heights = if case .numbers(let range)? = yAxis?.scale.domain { range } else { 0...1 }
        bodies = marks.compactMap { $0.style.symbolBy?.value }.unique
    }

    private static func numbers(in range: ClosedRange<Double>) -> [Double] {
        (0...cellCount).map {
            range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(cellCount)
        }
    }

    @MainActor
    private static func axis(
        _ values: [_PlotValue],
        _ settings: ChartAxisSettings,
        _ environment: EnvironmentValues
    ) -> (scale: PositionScale, ticks: [Tick])? {
        guard let domain = AxisDomain(of: values, settings: settings.scale, desiredCount: 4) else { return nil }
        var (start, end) = (CGFloat(-0.5), CGFloat(0.5))
        if case .points(let first, let last)? = settings.scale.range?.kind { (start, end) = (first, last) }
        if case .automatic(let automatic)? = settings.scale.domain?.kind, automatic.isReversed {
            (start, end) = (end, start)
        }
        let type = settings.scale.type ?? .linear
        let scale = PositionScale(domain: domain, type: type, start: start, end: end)
        // An axis with content of the app that is empty has no values.
        guard settings.visibility != .hidden, settings.marks?.isEmpty != true else { return (scale, []) }
        let ticks = AxisTicks(
            settings.marks?.first?.values ?? .automatic,
            domain: domain,
            type: type,
            desiredCount: 4,
            hasShares: false,
            environment: environment
        )
        let placed = ticks.values.compactMap { tick in
            scale.position(of: tick.value.value).map { Tick(place: Double($0), text: ticks.label(tick.value)) }
        }
        return (scale, placed)
    }

    // MARK: - Places

    /// Returns the places along an axis of the ends of a mark; those of the axis, if the mark has none.
    private func ends(
        _ value: PlotChannel?,
        _ start: PlotChannel?,
        _ end: PlotChannel?,
        on scale: PositionScale?
    ) -> (Double, Double)? {
        func place(_ value: _PlotValue) -> Double? { scale?.position(of: value).map { Double($0) } }
        if let value {
            guard let middle = place(value.middle) else { return nil }
            return (middle, middle)
        }
        if let start, let end {
            guard let first = place(start.value), let last = place(end.value) else { return nil }
            return (first, last)
        }
        return (-0.5, 0.5)
    }

    /// Returns the first and the last corner of a mark; nil if it has no place.
    func box(of mark: Mark) -> (SpacePoint, SpacePoint)? {
        guard let x = ends(mark.x, mark.xStart, mark.xEnd, on: x), let y = ends(mark.y, mark.yStart, mark.yEnd, on: y),
            let z = ends(mark.z, mark.zStart, mark.zEnd, on: z)
        else { return nil }
        return (SpacePoint(x.0, y.0, z.0), SpacePoint(x.1, y.1, z.1))
    }

    /// Returns the middle of a mark; nil if it has no place.
    func place(of mark: Mark) -> SpacePoint? { box(of: mark).map { [$0.0, $0.1].middle } }

    /// Returns the body of the points with a value.
    func body(of value: _PlotValue) -> _Chart3DBody {
        let all = _Chart3DBody.allCases
        return all[(bodies.firstIndex(of: value) ?? 0) % all.count]
    }

    /// Returns the parts of a surface that can be drawn.
    func cells(of mark: Mark) -> [Cell] {
        guard let surface = mark.surface else { return [] }
        func place(_ number: Double, on scale: PositionScale?) -> Double? {
            scale?.position(of: .number(number)).map { Double($0) }
        }
        let rows = grid.z.map { z in
            grid.x.map { x -> (point: SpacePoint, height: Double)? in
                let height = surface.value(x, z)
                guard height.isFinite, limits?.contains(height) ?? true, let right = place(x, on: self.x),
                    let up = place(height, on: self.y), let front = place(z, on: self.z)
                else { return nil }
                return (point: SpacePoint(right, up, front), height: height)
            }
        }
        var cells: [Cell] = []
        for row in 0..<Self.cellCount {
            for column in 0..<Self.cellCount {
                let corners = [
                    rows[row][column], rows[row + 1][column], rows[row + 1][column + 1], rows[row][column + 1],
                ].compactMap { $0 }
                guard corners.count == 4 else { continue }
                cells.append(
                    Cell(corners: corners.map(\.point), height: corners.reduce(0) { $0 + $1.height } / 4)
                )
            }
        }
        return cells
    }
}
