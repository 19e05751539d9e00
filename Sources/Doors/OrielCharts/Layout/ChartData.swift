import Foundation
import OrielCore

/// What a chart shows, before its size is known.
struct ChartData {
    let marks: [PositionedMark]
    let xValues: [_PlotValue]
    let yValues: [_PlotValue]
    let colors: StyleScale<AnyShapeStyle>
    /// The numbers from the first to the last colour; nil if colours are for categories.
    let colorRange: ClosedRange<Double>?
    let symbols: StyleScale<MarkSymbol>
    let lineStyles: StyleScale<StrokeStyle>
    let symbolSizes: (_PlotValue) -> CGSize
    /// The values that are side by side, in their order.
    let positions: [_PlotValue]
    /// Whether values along an axis are shares of 1.
    let hasShares: Bool

    init(_ content: [Mark], settings: ChartSettings) {
        let marks = content.computed(in: settings.x.scale.numbers, height: settings.y.scale.numbers)
        self.marks = MarkStacks.positioned(marks)
        xValues = self.marks.flatMap { $0.x.values } + Self.halfBars(of: self.marks, \.x, areHorizontal: false)
        yValues = self.marks.flatMap { $0.y.values } + Self.halfBars(of: self.marks, \.y, areHorizontal: true)
        positions = marks.compactMap { $0.style.position?.channel.value }.unique
        hasShares = !marks.isEmpty && marks.allSatisfy { $0.stacking == .normalized }

        let colorValues = marks.compactMap { $0.style.colorBy?.value }
        let range = settings.colors?.mapping == nil && settings.colors?.range == nil ? colorValues.numbers : nil
        colorRange =
            settings.colorGradient != nil || range != nil
            ? settings.colors?.domain?.numbers ?? colorValues.numbers : nil
        if let colorRange {
            let gradient = settings.colorGradient ?? ChartPalette.gradient
            colors = StyleScale(values: colorValues.unique) { value in
                AnyShapeStyle(gradient.color(at: colorRange.fraction(of: value.number ?? 0)))
            }
        } else {
            colors = StyleScale(
                of: colorValues,
                settings: settings.colors,
                defaults: ChartPalette.colors.map { AnyShapeStyle($0) }
            )
        }
        symbols = StyleScale(
            of: marks.compactMap { $0.style.symbolBy?.value },
            settings: settings.symbols,
            defaults: ChartPalette.symbols.map { .shape($0) }
        )
        lineStyles = StyleScale(
            of: marks.compactMap { $0.style.lineStyleBy?.value },
            settings: settings.lineStyles,
            defaults: ChartPalette.lineStyles
        )
        let sizeValues = marks.compactMap { $0.style.symbolSizeBy?.value }
        let sizes = StyleScale(
            of: sizeValues,
            settings: settings.symbolSizes,
            defaults: [20, 60, 120, 200].map { CGFloat($0) }
        )
        let sizeRange = settings.symbolSizeDomain?.numbers ?? sizeValues.numbers
        let areas = settings.symbolSizeRange ?? 10...300
        symbolSizes = { value in
            var area = sizes.style(value)
            if settings.symbolSizes?.mapping == nil, let number = value.number, let sizeRange {
                area =
                    areas.lowerBound
                    + CGFloat(sizeRange.fraction(of: number)) * (areas.upperBound - areas.lowerBound)
            }
            let side = max(0, area).squareRoot()
            return CGSize(width: side, height: side)
        }
    }

    /// The sum of all sectors.
    var angleSum: Double {
        marks.reduce(0) { sum, mark in
            guard mark.turn != nil, let angle = mark.mark.angle, let start = angle.value.number else { return sum }
            return sum + max(0, angle.end?.number.map { $0 - start } ?? start)
        }
    }

    /// Returns the outer sides of bars at numbers or dates, which have half of the smallest distance around them.
    private static func halfBars(
        of marks: [PositionedMark],
        _ axis: KeyPath<PositionedMark, MarkExtent>,
        areHorizontal: Bool
    ) -> [_PlotValue] {
        guard let half = gap(of: marks, axis, areHorizontal: areHorizontal).map({ $0 / 2 }) else { return [] }
        let values = bases(of: marks, axis, areHorizontal: areHorizontal)
        return values.flatMap { value -> [_PlotValue] in
            switch value {
            case .number(let number): [.number(number - half), .number(number + half)]
            case .date(let date): [.date(date - half), .date(date + half)]
            case .category: []
            }
        }
    }

    /// Returns the places of bars without units.
    private static func bases(
        of marks: [PositionedMark],
        _ axis: KeyPath<PositionedMark, MarkExtent>,
        areHorizontal: Bool
    ) -> [_PlotValue] {
        marks.compactMap { mark in
            guard mark.mark.kind == .bar, mark.isHorizontal == areHorizontal,
                case .at(let channel) = mark[keyPath: axis], channel.end == nil
            else { return nil }
            return channel.value
        }
    }

    /// Returns the smallest distance of bars at numbers or dates; nil if there are no two.
    static func gap(
        of marks: [PositionedMark],
        _ axis: KeyPath<PositionedMark, MarkExtent>,
        areHorizontal: Bool
    ) -> Double? {
        let numbers = bases(of: marks, axis, areHorizontal: areHorizontal).compactMap(\.number).sorted()
        return zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    }

    // MARK: - Styles

    func foreground(of mark: Mark) -> AnyShapeStyle {
        mark.style.foreground ?? mark.style.colorBy.map { colors.style($0.value) }
            ?? AnyShapeStyle(ChartPalette.colors[0])
    }

    func symbol(of mark: Mark) -> MarkSymbol? {
        mark.style.symbol ?? mark.style.symbolBy.map { symbols.style($0.value) }
    }

    func lineStyle(of mark: Mark) -> StrokeStyle {
        mark.style.lineStyle ?? mark.style.lineStyleBy.map { lineStyles.style($0.value) }
            ?? StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineCap: .round, lineJoin: .round)
    }

    func symbolSize(of mark: Mark) -> CGSize {
        mark.style.symbolSize ?? mark.style.symbolSizeBy.map { symbolSizes($0.value) }
            ?? CGSize(width: 6.5, height: 6.5)
    }
}

extension [_PlotValue] {
    /// The range of numbers, if all values are numbers.
    var numbers: ClosedRange<Double>? {
        let numbers = compactMap { $0.isNumber ? $0.number : nil }
        guard numbers.count == count, let low = numbers.min(), let high = numbers.max() else { return nil }
        return low...high
    }
}

extension ClosedRange<Double> {
    /// Returns where a number is between the ends, from 0 to 1.
    func fraction(of number: Double) -> Double {
        guard upperBound > lowerBound else { return 0 }
        return Swift.min(Swift.max((number - lowerBound) / (upperBound - lowerBound), 0), 1)
    }
}

extension Gradient {
    /// Returns the colour at a place between 0 and 1.
    func color(at place: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let place = CGFloat(place)
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
        guard next > 0 else { return first.color }
        let (low, high) = (stops[next - 1], stops[next])
        guard high.location > low.location else { return high.color }
        return low.color.mix(with: high.color, by: Double((place - low.location) / (high.location - low.location)))
    }
}
