import Foundation
public import OrielCore

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
    public let _parts: [_AxisMarkPart]

    /// A line.
    ///
    /// - Parameter centered: Whether the line is half way to the next value.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        let part = AxisMarkPart(kind: .gridLine(stroke ?? .axis), isCentered: centered)
        _parts = [_AxisMarkPart(part: part)]
    }
}

extension StrokeStyle {
    /// The lines of axes, half a point wide.
    static let axis = StrokeStyle(lineWidth: 0.5)
}
