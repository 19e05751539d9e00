/// The reason why a backup cannot be made, read or checked, with what to do.
public struct BackupError: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
