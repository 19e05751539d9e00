public import Foundation
public import OrielCore

/// A short line outside of the plot at a value.
public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable { case automatic, label, points(CGFloat) }

        let kind: Kind
        var extra: CGFloat = 0

        public static let automatic = Length(kind: .automatic)
        /// As long as the label.
        public static let label = label(extendPastBy: 0)
        /// As long as the longest label.
        public static let longestLabel = longestLabel(extendPastBy: 0)

        /// Longer than the label.
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label, extra: extendPastBy) }

        /// Longer than the longest label.
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
            Length(kind: .label, extra: extendPastBy)
        }
    }

    public let _parts: [_AxisMarkPart]

    /// A tick.
    ///
    /// - Parameter centered: Whether the tick is half way to the next value.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        let part = AxisMarkPart(kind: .tick(stroke ?? .axis, length), isCentered: centered)
        _parts = [_AxisMarkPart(part: part)]
    }

    /// A tick with a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
    }
}
