public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double)
        case stride(Double)
        case dates(Calendar.Component, count: Int, calendar: Calendar?)
        case values([_PlotValue])
    }

    let kind: Kind
    /// Whether an automatic domain begins at a multiple of the stride; nil for what suits the values.
    var roundsLowerBound: Bool?
    /// Whether an automatic domain ends at a multiple of the stride; nil for what suits the values.
    var roundsUpperBound: Bool?

    /// Round values.
    public static var automatic: AxisMarkValues { .automatic() }

    /// About as many round values as asked for.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of values; nil for one that suits the size of the chart.
    ///   - roundLowerBound: Whether an automatic domain begins at a round value; nil for numbers only.
    ///   - roundUpperBound: Whether an automatic domain ends at a round value; nil for numbers only.
    public static func automatic(
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: 0),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// About as many round values as asked for, and not closer to each other than a distance.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// Multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Double(stepSize)),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// The starts of every few units of the calendar.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .dates(component, count: count, calendar: calendar),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }
}

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
    /// The place of the value among all.
    public let index: Int
    /// The number of values.
    public let count: Int
    let value: _PlotValue

    /// Returns the value as a type; nil if it is of another one.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

/// The side of the plot at which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// At the bottom, for numbers and dates at the trailing side, or for categories at the leading side.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    public static let leading = AxisMarkPosition(kind: .leading)
    public static let trailing = AxisMarkPosition(kind: .trailing)
    public static let top = AxisMarkPosition(kind: .top)
    public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The arrangement of the labels of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable { case automatic, extended, aligned, inset }

    let kind: Kind

    /// Outside of the plot.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Outside of the plot; lines extend to the end of the labels.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Outside of the plot; the first and last labels end with it.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// In the plot, above the lines.
    public static let inset = AxisMarkPreset(kind: .inset)
}
