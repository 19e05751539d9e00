internal import Synchronization

/// An identifier that tells apart intervals of the same name that overlap.
public struct OSSignpostID: Sendable, Hashable, Comparable {
    public let rawValue: UInt64

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An identifier that no interval has.
    public static let invalid = OSSignpostID(.max)
    /// An identifier that no interval has.
    public static let null = OSSignpostID(0)

    private static let last = Atomic<UInt64>(0)

    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier that no other call returns.
    public init(log: OSLog) { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

    /// Creates the identifier of an object, as long as the object exists.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
