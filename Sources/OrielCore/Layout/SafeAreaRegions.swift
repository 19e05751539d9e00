/// Parts of a window that something else may cover.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What the device and the containers cover.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)

    /// What a software keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

    public static let all = SafeAreaRegions(rawValue: .max)
}
