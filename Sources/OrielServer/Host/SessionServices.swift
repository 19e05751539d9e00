internal import Foundation
internal import Synchronization

/// What a page may ask of the server that serves it.
package final class SessionServices: Sendable {
    private struct WeakPage: Sendable { weak var page: (any LivePage)? }

    private let tickets: TicketOffice
    private let maximumUploadBytes: Int
    private let page = Mutex(WeakPage())
    /// The files the server sends; a page adds its own.
    package let assets: AssetStore

    init(tickets: TicketOffice, assets: AssetStore, maximumUploadBytes: Int) {
        self.tickets = tickets
        self.assets = assets
        self.maximumUploadBytes = maximumUploadBytes
    }

    func attach(_ page: any LivePage) { self.page.withLock { $0.page = page } }

    private func perform(_ command: String, _ argument: some Encodable) async -> String? {
        guard let page = page.withLock({ $0.page }), let data = try? JSONEncoder().encode(argument) else { return nil }
        return await page.perform(command, argument: String(decoding: data, as: UTF8.self))
    }

    // MARK: - Cookies

    private struct TicketArgument: Encodable { var url: String }

    /// Has the browser take a cookie.
    ///
    /// - Returns: False if the browser did not fetch it, because it went away for instance.
    package func set(_ cookie: SessionCookie) async -> Bool {
        let reply = await perform("ticket", TicketArgument(url: ticketPath(for: cookie)))
        // The reply is the status of the answer.
        return reply.flatMap { Int($0) }.map { (200..<300).contains($0) } ?? false
    }

    /// An address whose answer sets the cookie, once, within a minute.
    func ticketPath(for cookie: SessionCookie) -> String { tickets.path(setting: cookie) }

    /// Has the browser forget a cookie.
    package func forgetCookie(_ name: String) async -> Bool { await set(.expired(name)) }

    // MARK: - Files

    func openUpload(_ policy: UploadPolicy) -> UploadTicket { tickets.openUpload(policy) }

    private struct FilesArgument: Encodable {
        var url: String
        var types: [String]
        var multiple: Bool
    }

    /// Lets the person choose files and waits until they are here.
    ///
    /// - Parameter types: Media types or extensions with a dot, as `accept` takes them; empty for any.
    /// - Returns: The files that arrived; empty if the person chose none.
    package func chooseFiles(
        types: [String],
        allowsMultiple: Bool,
        maximumBytesPerFile: Int? = nil,
        progress: @escaping @Sendable (UploadProgress) -> Void = { _ in }
    ) async -> [UploadedFile] {
        let files = UploadedFiles()
        let policy = UploadPolicy(
            maximumFiles: allowsMultiple ? 100 : 1,
            maximumBytesPerFile: maximumBytesPerFile ?? maximumUploadBytes,
            progress: progress,
            receive: { files.append($0) }
        )
        let ticket = openUpload(policy)
        defer { tickets.close(ticket) }
        // The client replies when all uploads have ended.
        _ = await perform("files", FilesArgument(url: ticket.path, types: types, multiple: allowsMultiple))
        return files.all
    }
}

/// What has arrived for one choice.
private final class UploadedFiles: Sendable {
    private let files = Mutex<[UploadedFile]>([])
    func append(_ file: UploadedFile) { files.withLock { $0.append(file) } }
    var all: [UploadedFile] { files.withLock { $0 } }
}
