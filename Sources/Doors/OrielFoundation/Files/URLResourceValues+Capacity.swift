public import Foundation

// Linux has one figure for the free space of a volume: nothing is deleted to make room.
extension URLResourceKey {
    /// The free space of the volume for what the user asks for, in bytes.
    public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey

    /// The free space of the volume for what can be fetched again, in bytes.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The free space of the volume for what the user asks for, in bytes; nil unless its key was asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }

    /// The free space of the volume for what can be fetched again, in bytes; nil unless its key was asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
