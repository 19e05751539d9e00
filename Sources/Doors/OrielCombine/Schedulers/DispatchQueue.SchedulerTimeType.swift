public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A time on the Dispatch clock, which does not advance while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return start <= end
                ? .nanoseconds(Int(clamping: end - start))
                : .nanoseconds(-Int(clamping: start - end))
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            stride.magnitude == .max ? .init(.distantFuture) : .init(dispatchTime + stride.timeInterval)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.rawValue)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A duration in whole nanoseconds; literals are seconds.
    ///
    ///     words.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
    ///     words.debounce(for: 0.3, scheduler: DispatchQueue.main)
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The duration in nanoseconds.
        public var magnitude: Int

        public var timeInterval: DispatchTimeInterval {
            .nanoseconds(magnitude)
        }

        public init(_ interval: DispatchTimeInterval) {
            self =
                switch interval {
                case .seconds(let count): .seconds(count)
                case .milliseconds(let count): .milliseconds(count)
                case .microseconds(let count): .microseconds(count)
                case .nanoseconds(let count): .nanoseconds(count)
                default: .nanoseconds(.max)
                }
        }

        public init(floatLiteral seconds: Double) {
            self = .seconds(seconds)
        }

        public init(integerLiteral seconds: Int) {
            self = .seconds(seconds)
        }

        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let seconds = Int(exactly: source) else { return nil }
            self = .seconds(seconds)
        }

        private init(nanoseconds: Int) {
            magnitude = nanoseconds
        }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride {
    public static func seconds(_ count: Double) -> Self {
        let nanoseconds = count * 1e9
        if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
        if nanoseconds <= Double(Int.min) { return Self(nanoseconds: .min) }
        return Self(nanoseconds: Int(nanoseconds.rounded()))
    }

    public static func seconds(_ count: Int) -> Self {
        Self(nanoseconds: clampedProduct(count, 1_000_000_000))
    }

    public static func milliseconds(_ count: Int) -> Self {
        Self(nanoseconds: clampedProduct(count, 1_000_000))
    }

    public static func microseconds(_ count: Int) -> Self {
        Self(nanoseconds: clampedProduct(count, 1_000))
    }

    public static func nanoseconds(_ count: Int) -> Self {
        Self(nanoseconds: count)
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.magnitude < right.magnitude
    }

    public static func + (left: Self, right: Self) -> Self {
        Self(nanoseconds: left.magnitude + right.magnitude)
    }

    public static func - (left: Self, right: Self) -> Self {
        Self(nanoseconds: left.magnitude - right.magnitude)
    }

    /// Multiplies the durations as numbers of seconds; the result is a duration again.
    public static func * (left: Self, right: Self) -> Self {
        .seconds(Double(left.magnitude) * Double(right.magnitude) / 1e18)
    }

    public static func += (left: inout Self, right: Self) {
        left = left + right
    }

    public static func -= (left: inout Self, right: Self) {
        left = left - right
    }

    public static func *= (left: inout Self, right: Self) {
        left = left * right
    }
}

private func clampedProduct(_ count: Int, _ nanoseconds: Int) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
    guard overflow else { return product }
    return count > 0 ? .max : .min
}
