internal import OrielCore

/// A file uploaded with a ticket.
struct UploadedFile: Sendable {
    let file: TemporaryFile
    let size: Int
}

/// The permissions of an upload ticket and its callbacks.
struct UploadPolicy: Sendable {
    /// The session that owns the ticket.
    var session: SessionID
    var maximumBytes: Int
    var kinds: FileKinds
    var budget: ByteBudget
    /// Called with the number of bytes received so far.
    var progress: @Sendable (Int) -> Void
    var receive: @Sendable (UploadedFile) -> Void
}
