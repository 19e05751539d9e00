/// Parts of a window that may be covered by other elements.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The parts covered by the device, such as by a camera, and by containers, such as by a bar.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)

    /// The part covered by a software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

    public static let all = SafeAreaRegions(rawValue: .max)
}
