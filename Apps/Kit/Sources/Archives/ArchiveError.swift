/// The reason an archive could not be written.
public struct ArchiveError: Error, Hashable, CustomStringConvertible {
    /// The text of libarchive, or of this module.
    public let message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
