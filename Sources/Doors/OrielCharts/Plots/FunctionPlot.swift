import Foundation
import OrielCore

/// A function that a line or an area shows, before the numbers are known at which it is computed.
struct PlotFunction {
    enum Form {
        /// A line at the values of a function.
        case line((Double) -> Double)
        /// A line through the points of a function.
        case curve((Double) -> (x: Double, y: Double))
        /// An area between zero and the values of a function.
        case area((Double) -> Double)
        /// An area between two values.
        case band((Double) -> (yStart: Double, yEnd: Double))
    }

    let form: Form
    let xLabel: Text
    let yLabel: Text
    /// The numbers for which the function is shown; nil for those of the chart.
    let domain: ClosedRange<Double>?
}

/// The function of a line or an area.
public struct _FunctionPlot {
    let function: PlotFunction

    init(_ form: PlotFunction.Form, x: Text, y: Text, domain: ClosedRange<Double>?) {
        function = PlotFunction(form: form, xLabel: x, yLabel: y, domain: domain)
    }
}

extension _FunctionPlot: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) {
        var mark = Mark(function.isArea ? .area : .line)
        mark.function = function
        marks.add(mark)
    }
}

extension PlotFunction {
    /// The number of pieces of a line. A curve is smooth with pieces of a few points.
    private static let pieces = 240

    var isArea: Bool {
        switch form {
        case .line, .curve: false
        case .area, .band: true
        }
    }

    /// Returns the marks of the function, each with the style of another one.
    ///
    /// Where the function has no finite value, or leaves the numbers of the vertical axis, the line ends and another one begins.
    ///
    /// - Parameters:
    ///   - chart: The numbers along the horizontal axis, for a function without a domain.
    ///   - height: The numbers along the vertical axis that the app has set.
    func marks(of mark: Mark, in chart: ClosedRange<Double>?, height: ClosedRange<Double>?) -> [Mark] {
        let domain = domain ?? chart ?? 0...1
        guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        var marks: [Mark] = []
        var run = 0
        var last: Values?
        for piece in 0...Self.pieces {
            let part = Double(piece) / Double(Self.pieces)
            let input = domain.lowerBound + (domain.upperBound - domain.lowerBound) * part
            let next = values(at: input)
            defer { last = next }
            var points = next.map { [$0] } ?? []
            if let height, let next {
                points = isArea ? [next.limited(to: height)] : next.seen(in: height, after: last)
            }
            // A line that begins again is another one.
            if !isArea, let height, let last, !last.isInside(height), !points.isEmpty { run += 1 }
            if next == nil, last != nil { run += 1 }
            for values in points {
                var point = values.mark(of: mark, self)
                point.series = series(run)
                // A screen reader reads some points, not each of the computed ones.
                point.style.isAccessibilityHidden = mark.style.isAccessibilityHidden || !piece.isMultiple(of: 20)
                marks.append(point)
            }
        }
        return marks
    }

    private func series(_ run: Int) -> PlotChannel { PlotChannel(label: yLabel, value: .category("\(run)")) }

    /// The values of the function for a number; nil if one of them is not finite.
    private func values(at input: Double) -> Values? {
        let values: Values
        switch form {
        case .line(let function): values = Values(x: input, y: function(input))
        case .curve(let function):
            let point = function(input)
            values = Values(x: point.x, y: point.y)
        case .area(let function): values = Values(x: input, y: 0, end: function(input))
        case .band(let function):
            let ends = function(input)
            values = Values(x: input, y: ends.yStart, end: ends.yEnd)
        }
        return values.isFinite ? values : nil
    }

    /// A point of a line, or the two ends of an area.
    private struct Values {
        var x: Double
        var y: Double
        var end: Double?

        var isFinite: Bool { x.isFinite && y.isFinite && end?.isFinite != false }

        func isInside(_ height: ClosedRange<Double>) -> Bool { height.contains(y) }

        func limited(to height: ClosedRange<Double>) -> Values {
            func limit(_ number: Double) -> Double { min(max(number, height.lowerBound), height.upperBound) }
            return Values(x: x, y: limit(y), end: end.map(limit))
        }

        /// The point, and where the line from the last one enters or leaves the plot.
        func seen(in height: ClosedRange<Double>, after last: Values?) -> [Values] {
            let isInside = isInside(height)
            guard let last, last.isInside(height) != isInside else { return isInside ? [self] : [] }
            let outside = isInside ? last : self
            let edge = outside.y > height.upperBound ? height.upperBound : height.lowerBound
            let part = (edge - last.y) / (y - last.y)
            let crossing = Values(x: last.x + (x - last.x) * part, y: edge)
            return isInside ? [crossing, self] : [crossing]
        }

        func mark(of style: Mark, _ function: PlotFunction) -> Mark {
            var mark = style
            mark.function = nil
            mark.x = PlotChannel(label: function.xLabel, value: .number(x))
            if let end {
                (mark.yStart, mark.yEnd) = (function.y(y), function.y(end))
            } else {
                mark.y = function.y(y)
            }
            return mark
        }
    }

    private func y(_ number: Double) -> PlotChannel { PlotChannel(label: yLabel, value: .number(number)) }
}

extension [Mark] {
    /// The marks with the points of functions in place of the functions.
    ///
    /// - Parameters:
    ///   - domain: The numbers along the horizontal axis that the app has set; nil for those of the other marks.
    ///   - height: The numbers along the vertical axis that the app has set.
    func computed(in domain: ClosedRange<Double>?, height: ClosedRange<Double>? = nil) -> [Mark] {
        guard contains(where: { $0.function != nil }) else { return self }
        let others = filter { $0.function == nil }.flatMap(\.xChannels).flatMap(\.ends).numbers
        let domains = compactMap { $0.function?.domain }
        // Functions without a domain reach as far as the others.
        let known = domains.dropFirst().reduce(domains.first) { all, next in
            all.map { Swift.min($0.lowerBound, next.lowerBound)...Swift.max($0.upperBound, next.upperBound) }
        }
        let chart = domain ?? others ?? known
        var series = 0
        return flatMap { mark -> [Mark] in
            guard let function = mark.function else { return [mark] }
            series += 1
            return function.marks(of: mark, in: chart, height: height)
                .map { point in
                    var point = point
                    // Two functions are two lines.
                    point.series = point.series.map {
                        PlotChannel(label: $0.label, value: .category("\(series).\($0.value.category ?? "")"))
                    }
                    return point
                }
        }
    }
}

extension AxisScaleSettings {
    /// The range of numbers that the app has set.
    var numbers: ClosedRange<Double>? {
        guard case .range(let low, let high)? = domain?.kind else { return nil }
        return [low, high].numbers
    }
}
