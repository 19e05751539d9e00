internal import OrielCore

/// One file that has come for one ticket.
struct UploadedFile: Sendable {
    let file: TemporaryFile
    let size: Int
}

/// What may be uploaded with one ticket, by whom, and what becomes of it.
struct UploadPolicy: Sendable {
    /// Who was given the ticket.
    var session: SessionID
    var maximumBytes: Int
    var kinds: FileKinds
    var budget: ByteBudget
    /// Told how many bytes have come.
    var progress: @Sendable (Int) -> Void
    var receive: @Sendable (UploadedFile) -> Void
}
