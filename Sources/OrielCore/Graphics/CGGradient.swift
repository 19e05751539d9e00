public import Foundation
import OrielUIKit

/// Any array, as Core Foundation has it. Arrays need no conversion: `colors as CFArray`.
public typealias CFArray = [Any]

/// Colours with their places on a line from 0 to 1.
///
///     let colors = [UIColor.systemTeal.cgColor, UIColor.white.cgColor] as CFArray
///     let sky = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
public final class CGGradient: Hashable, Sendable {
    struct Stop: Hashable, Sendable {
        let color: CGColor
        let location: CGFloat
    }

    /// The colours, from the first location to the last.
    let stops: [Stop]

    init(_ stops: [Stop]) { self.stops = stops }

    /// Creates a gradient; nil without colours.
    ///
    /// - Parameters:
    ///   - space: Has no effect: colours are mixed in sRGB.
    ///   - colors: Values of `CGColor`; others are left out.
    ///   - locations: The place of each colour; if nil, they have equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors, locations)
    }

    /// Creates a gradient from the components of its colours, each followed by an alpha; nil without colours.
    public init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let color = components + index * width
            return width == 2
                ? CGColor(gray: color[0], alpha: color[1])
                : CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
        }
        stops = Self.stops(colors, locations)
    }

    private static func stops(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let stops = colors.enumerated().map { index, color in
            let equal = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return Stop(color: color, location: min(max(locations?[index] ?? equal, 0), 1))
        }
        return stops.sorted { $0.location < $1.location }
    }

    public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Where a gradient is drawn outside of its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
