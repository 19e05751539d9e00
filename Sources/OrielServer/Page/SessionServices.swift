package import Foundation
internal import NIOCore
internal import NIOPosix
package import OrielCore
package import OrielCoreTransferable
internal import OrielProtocol
internal import OrielUIKit
internal import Synchronization

/// The services that the server offers to a page.
package final class SessionServices: Sendable {
    private struct WeakPage: Sendable { weak var page: (any LivePage)? }

    private let session: SessionID
    private let tickets: TicketOffice
    private let folder: TemporaryFolder
    private let limits: FileLimits
    /// Seals what windows show into their addresses.
    let windows: WindowSealer
    /// What the server's dashboard shows of the session's views.
    let viewFigures: ViewFigures
    private let budget: ByteBudget
    private let page = Mutex(WeakPage())
    private let signedIn = Mutex(false)
    /// The files kept until the session ends; nil afterwards.
    private let keptFiles = Mutex<[FetchedFile]?>([])
    /// Reports to the supervisor that the session's views are about to run.
    let noteTurn: @MainActor @Sendable () -> Void
    /// Counts an update of the views: its patches, and the evaluations of nodes since the update before.
    let noteUpdate: @Sendable (_ patches: Int, _ evaluations: Int) -> Void
    /// The files that the server sends. Pages add their own.
    package let assets: AssetStore

    init(
        session: SessionID,
        tickets: TicketOffice,
        assets: AssetStore,
        folder: TemporaryFolder,
        limits: FileLimits = FileLimits(),
        windows: WindowSealer = WindowSealer(key: SessionKey()),
        viewFigures: ViewFigures = ViewFigures(),
        noteTurn: @escaping @MainActor @Sendable () -> Void = {},
        noteUpdate: @escaping @Sendable (_ patches: Int, _ evaluations: Int) -> Void = { _, _ in }
    ) {
        self.noteTurn = noteTurn
        self.noteUpdate = noteUpdate
        self.session = session
        self.tickets = tickets
        self.assets = assets
        self.folder = folder
        self.limits = limits
        self.windows = windows
        self.viewFigures = viewFigures
        budget = ByteBudget(limit: limits.bytesPerSession)
    }

    /// Whether the user is signed in, according to the host.
    package var isSignedIn: Bool {
        get { signedIn.withLock { $0 } }
        set { signedIn.withLock { $0 = newValue } }
    }

    func attach(_ page: any LivePage) { self.page.withLock { $0.page = page } }

    /// Deletes the session's files and invalidates its tickets. Called when the session has ended.
    func end() {
        let files = keptFiles.withLock { files in
            defer { files = nil }
            return files
        }
        tickets.closeAll(of: session)
        // Outside the lock, because deleting files waits for the disk.
        _ = consume files
    }

    private func perform(_ command: ClientCommand) async -> String? {
        await page.withLock { $0.page }?.perform(command)
    }

    /// Asks a module of the client.
    func ask(_ question: PageDevice.Question) async -> String? {
        let name: ClientCommand.Question =
            switch question.name {
            case .notify: .notify
            case .sound: .sound
            case .locate: .locate
            }
        return await perform(.ask(name, argument: question.argument))
    }

    /// Returns the address of a media file, valid until the session ends.
    func address(ofMedia url: URL) -> String? { tickets.openMedia(url, for: session) }

    /// Sends a command without waiting for a reply.
    private func send(_ command: ClientCommand) {
        page.withLock { $0.page }?.send(command)
    }

    // MARK: - Cookies

    /// Sets a cookie in the browser.
    ///
    /// - Returns: False if the browser did not fetch the cookie, for example because it disconnected.
    package func set(_ cookie: SessionCookie) async -> Bool {
        let reply = await perform(.ticket(url: ticketPath(for: cookie)))
        // The reply is the response's HTTP status.
        return reply.flatMap { Int($0) }.map { (200..<300).contains($0) } ?? false
    }

    /// Returns an address that sets the cookie once, within one minute.
    func ticketPath(for cookie: SessionCookie) -> String { tickets.path(setting: cookie) }

    /// Deletes a cookie in the browser.
    package func forgetCookie(_ name: String) async -> Bool { await set(.expired(name)) }
}

// MARK: - Files

extension SessionServices: FileHost {
    package func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile] {
        let reply = await perform(.files(types: kinds.acceptList, count: limit, capture: kinds.capture))
        try Task.checkCancellation()
        guard let reply, let files = ChosenFile.list(reply), files.count <= limit else {
            throw FileTransferError(.unavailable, fileName: "")
        }
        return files
    }

    package func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws -> FetchedFile {
        // The browser's claims are enough to refuse a file before it is sent.
        guard kinds.allows(file) else { throw FileTransferError(.wrongType, fileName: file.name) }
        guard file.size <= limits.bytesPerFile else {
            throw FileTransferError(.tooLarge, fileName: file.name, limit: limits.bytesPerFile)
        }
        let arrival = Arrival()
        let ticket = tickets.openUpload(policy(kinds: kinds, progress: progress, receive: arrival.receive))
        defer { tickets.close(ticket) }
        let reply = await withTaskCancellationHandler {
            await perform(.upload(id: file.id, url: ticket.path))
        } onCancel: {
            forget([file])
        }
        // Only the received file counts; the browser's reply is not trusted.
        if let uploaded = arrival.file {
            return FetchedFile(url: uploaded.file.url, size: uploaded.size, owner: uploaded.file)
        }
        try Task.checkCancellation()
        throw failure(of: file, status: reply.flatMap { Int($0) })
    }

    func policy(
        kinds: FileKinds,
        progress: @escaping @Sendable (Int) -> Void,
        receive: @escaping @Sendable (UploadedFile) -> Void
    ) -> UploadPolicy {
        UploadPolicy(
            session: session,
            maximumBytes: limits.bytesPerFile,
            kinds: kinds,
            budget: budget,
            progress: progress,
            receive: receive
        )
    }

    private func failure(of file: ChosenFile, status: Int?) -> any Error {
        switch status {
        // The user cancelled the upload.
        case -1: CancellationError()
        case 413: FileTransferError(.tooLarge, fileName: file.name, limit: limits.bytesPerFile)
        case 415: FileTransferError(.wrongType, fileName: file.name)
        case 507: FileTransferError(.noRoom, fileName: file.name, limit: limits.bytesPerSession)
        // A reply without a number: the page was reloaded or closed.
        case nil: FileTransferError(.unavailable, fileName: file.name)
        default: FileTransferError(.interrupted, fileName: file.name)
        }
    }

    package func keep(_ file: FetchedFile) { keptFiles.withLock { $0?.append(file) } }

    package func forget(_ files: [ChosenFile]) {
        if !files.isEmpty { send(.forget(files.map(\.id))) }
    }

    package func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL {
        let (file, size) = try await NIOThreadPool.singleton.runIfActive { [folder] in
            let file = try TemporaryFile(named: name, in: folder)
            file.closeDescriptor()
            let data =
                switch content {
                case .data(let data): data
                case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
                }
            try data.write(to: file.url)
            return (file, data.count)
        }
        let download = Download(session: session, file: file, name: name, mediaType: mediaType, size: size)
        let ticket = tickets.openDownload(download)
        defer { tickets.close(ticket) }
        guard await perform(.download(url: ticket.path, name: name)) != nil else {
            throw FileTransferError(.unavailable, fileName: name)
        }
        guard await download.outcome.value() else {
            try Task.checkCancellation()
            throw FileTransferError(.interrupted, fileName: name)
        }
        keep(FetchedFile(url: file.url, size: size, owner: file))
        return file.url
    }
}

/// The file received for one ticket.
private final class Arrival: Sendable {
    private let arrived = Mutex<UploadedFile?>(nil)
    var file: UploadedFile? { arrived.withLock { $0 } }
    var receive: @Sendable (UploadedFile) -> Void { { file in self.arrived.withLock { $0 = file } } }
}
