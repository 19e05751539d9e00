/// A denominator of times: units per second.
public typealias CMTimeScale = Int32
/// A numerator of times.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    private var kind = Kind.numeric

    private enum Kind { case invalid, numeric, negativeInfinity, indefinite, positiveInfinity }

    public init() { self.init(.invalid) }

    private init(_ kind: Kind) {
        (value, timescale) = (0, 1)
        self.kind = kind
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale) = (value, timescale)
        if timescale <= 0 { kind = .invalid }
    }

    /// Creates the time nearest to a number of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init(.invalid)
            return
        }
        let units = (seconds * Double(preferredTimescale)).rounded()
        guard let value = CMTimeValue(exactly: units) else {
            self.init(seconds > 0 ? .positiveInfinity : .negativeInfinity)
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(.invalid)
    public static let indefinite = CMTime(.indefinite)
    public static let positiveInfinity = CMTime(.positiveInfinity)
    public static let negativeInfinity = CMTime(.negativeInfinity)

    public var isValid: Bool { kind != .invalid }
    public var isNumeric: Bool { kind == .numeric }
    public var isIndefinite: Bool { kind == .indefinite }
    public var isPositiveInfinity: Bool { kind == .positiveInfinity }
    public var isNegativeInfinity: Bool { kind == .negativeInfinity }

    /// NaN for a time that is not a number.
    public var seconds: Double {
        switch kind {
        case .numeric: Double(value) / Double(timescale)
        case .positiveInfinity: .infinity
        case .negativeInfinity: -.infinity
        case .invalid, .indefinite: .nan
        }
    }

    public static func == (a: CMTime, b: CMTime) -> Bool {
        a.kind == b.kind && (a.kind != .numeric || a.seconds == b.seconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }

    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }

    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, a.seconds + b.seconds) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, a.seconds - b.seconds) }

    private static func sum(_ a: CMTime, _ b: CMTime, _ seconds: Double) -> CMTime {
        CMTime(seconds: seconds, preferredTimescale: max(a.timescale, b.timescale, a.timescale == 1 ? 600 : 1))
    }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// Units per second of times: a nanosecond.
public let kCMTimeMaxTimescale: CMTimeScale = .max
