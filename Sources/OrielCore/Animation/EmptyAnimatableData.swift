/// The data of a value without animatable parts.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable, BitwiseCopyable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
