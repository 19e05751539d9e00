public import Foundation
public import OpenCombine

extension RunLoop {
    /// A wall-clock time. Operation queues use the same type.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(stride.timeInterval))
        }

        /// A duration in seconds.
        ///
        ///     words.debounce(for: 0.3, scheduler: RunLoop.main)
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The duration in seconds.
            public var magnitude: TimeInterval

            public var timeInterval: TimeInterval { magnitude }

            public init(_ timeInterval: TimeInterval) {
                magnitude = timeInterval
            }

            public init(floatLiteral seconds: TimeInterval) {
                magnitude = seconds
            }

            public init(integerLiteral seconds: TimeInterval) {
                magnitude = seconds
            }

            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let seconds = TimeInterval(exactly: source) else { return nil }
                magnitude = seconds
            }
        }
    }
}

extension RunLoop.SchedulerTimeType.Stride {
    public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
    public static func seconds(_ count: Double) -> Self { Self(count) }
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }
    public static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }
    public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }
}

extension RunLoop.SchedulerTimeType {
    /// The same time on the Dispatch clock.
    var dispatchTime: DispatchQueue.SchedulerTimeType {
        DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
    }
}

extension RunLoop.SchedulerTimeType.Stride {
    var dispatchStride: DispatchQueue.SchedulerTimeType.Stride {
        .seconds(magnitude)
    }
}
