public import Foundation

/// The values that a scale is for.
public protocol ScaleDomain {
    /// The domain in the form that charts compute with. Used by the framework.
    var _domain: _ScaleDomain { get }
}

/// A domain in the form that charts compute with.
public struct _ScaleDomain {
    enum Kind {
        case automatic(AutomaticScaleDomain)
        case range(_PlotValue, _PlotValue)
        case values([_PlotValue])
    }

    let kind: Kind
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.plotValue))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

/// A domain that is found from the marks.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool
    /// Changes the values found; nil for those of another type.
    let modify: (([_PlotValue]) -> [_PlotValue]?)?

    public var _domain: _ScaleDomain { _ScaleDomain(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// A domain that contains all marks.
    public static var automatic: AutomaticScaleDomain { .automatic() }

    /// A domain that contains all marks.
    ///
    /// - Parameter includesZero: Whether zero is in it; nil for numbers only.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
    }

    /// A domain that contains all marks, and that a closure can change: the categories, or both ends of a range.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil,
        reversed: Bool? = nil,
        dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { found in
            var values = found.compactMap { DataValue(plotValue: $0) }
            guard values.count == found.count else { return nil }
            modifyInferredDomain(&values)
            return values.map(\.plotValue)
        }
    }
}

/// The part of the plot over which the values of an axis are spread.
public protocol PositionScaleRange {
    /// The range in the form that charts compute with. Used by the framework.
    var _positionRange: _PositionRange { get }
}

/// A part of the plot, by its distances from both ends, or by its ends.
public struct _PositionRange: Sendable {
    enum Kind {
        case padding(start: CGFloat, end: CGFloat)
        case points(start: CGFloat, end: CGFloat)
    }

    let kind: Kind
}

/// The plot, less a distance at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    let start: CGFloat
    let end: CGFloat

    public var _positionRange: _PositionRange { _PositionRange(kind: .padding(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

    /// The plot, less a distance at both ends.
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// The plot, less a distance at each end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positionRange: _PositionRange { _PositionRange(kind: .points(start: lowerBound, end: upperBound)) }
}
