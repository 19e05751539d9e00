internal import Encodings
internal import Foundation
internal import Synchronization

/// Creates addresses, each with one purpose for one session. Those of media work until the session ends, the others once.
///
/// A socket cannot set a cookie and should not carry files, so the client uses such an address over HTTP. The address
/// contains 104 random bits and expires soon, so it cannot be guessed.
final class TicketOffice: Sendable {
    typealias Instant = ContinuousClock.Instant

    static let cookieLifetime = Duration.seconds(60)
    /// The time after the command within which an upload may begin.
    static let uploadLifetime = Duration.seconds(60)
    static let downloadLifetime = Duration.seconds(60)

    private struct Entry<Value: Sendable>: Sendable {
        var value: Value
        var expires: Instant
    }

    private struct Tickets: Sendable {
        var cookies: [String: Entry<SessionCookie>] = [:]
        var uploads: [String: Entry<UploadPolicy>] = [:]
        var downloads: [String: Entry<Download>] = [:]
        /// The files that sessions play. Their addresses are valid, also several times, until the session ends.
        var media: [String: URL] = [:]
        var mediaNames: [SessionID: [URL: String]] = [:]
    }

    private let tickets = Mutex(Tickets())
    private let worker: WorkerID

    /// - Parameter worker: The prefix of each ticket, which routes its request to this process.
    init(worker: WorkerID = .none) { self.worker = worker }

    private func draw() -> String { Base64URL.text(of: SessionID(worker: worker).bytes) }

    // MARK: - Cookies

    /// Returns an address whose response sets a cookie.
    func path(setting cookie: SessionCookie, now: Instant = .now) -> String {
        let ticket = draw()
        tickets.withLock { $0.cookies[ticket] = Entry(value: cookie, expires: now + Self.cookieLifetime) }
        return "/oriel/session/\(ticket)"
    }

    /// Returns a ticket's cookie once, within a minute.
    func redeemCookie(_ ticket: String, now: Instant = .now) -> SessionCookie? {
        guard let entry = tickets.withLock({ $0.cookies.removeValue(forKey: ticket) }), now < entry.expires else {
            return nil
        }
        return entry.value
    }

    // MARK: - Uploads

    /// Opens an address that accepts one file.
    func openUpload(_ policy: UploadPolicy, now: Instant = .now) -> Ticket {
        let ticket = Ticket(text: draw(), folder: "upload")
        tickets.withLock { $0.uploads[ticket.text] = Entry(value: policy, expires: now + Self.uploadLifetime) }
        return ticket
    }

    /// The reason an upload is refused.
    enum Refusal: Error {
        /// The ticket is unknown, expired or used.
        case unknown
        /// The ticket belongs to another session, and remains valid for that one.
        case foreign
    }

    /// Returns a ticket's upload policy once, within a minute and only to its own session.
    func redeemUpload(_ ticket: String, by session: SessionID?, now: Instant = .now) throws(Refusal) -> UploadPolicy {
        let result = tickets.withLock { tickets -> Result<UploadPolicy, Refusal> in
            guard let entry = tickets.uploads[ticket], now < entry.expires else { return .failure(.unknown) }
            guard entry.value.session == session else { return .failure(.foreign) }
            tickets.uploads[ticket] = nil
            return .success(entry.value)
        }
        return try result.get()
    }

    // MARK: - Downloads

    /// Opens an address that serves a file.
    func openDownload(_ download: Download, now: Instant = .now) -> Ticket {
        let ticket = Ticket(text: draw(), folder: "download")
        tickets.withLock { $0.downloads[ticket.text] = Entry(value: download, expires: now + Self.downloadLifetime) }
        return ticket
    }

    func redeemDownload(_ ticket: String, now: Instant = .now) -> Download? {
        guard let entry = tickets.withLock({ $0.downloads.removeValue(forKey: ticket) }) else { return nil }
        guard now < entry.expires else {
            entry.value.outcome.settle(false)
            return nil
        }
        return entry.value
    }

    // MARK: - Media

    /// Returns the address at which a file is served until its session ends: the same for the same file.
    ///
    /// - Returns: Nil if the URL is not that of a file.
    func openMedia(_ url: URL, for session: SessionID) -> String? {
        guard url.isFileURL else { return nil }
        let name = draw()
        return tickets.withLock { tickets in
            if let known = tickets.mediaNames[session]?[url] { return "/oriel/media/\(known)" }
            tickets.media[name] = url
            tickets.mediaNames[session, default: [:]][url] = name
            return "/oriel/media/\(name)"
        }
    }

    func media(_ name: String) -> URL? { tickets.withLock { $0.media[name] } }

    // MARK: - Closing

    /// Invalidates a ticket, if it is still valid.
    func close(_ ticket: Ticket) {
        let download = tickets.withLock { tickets in
            tickets.uploads[ticket.text] = nil
            return tickets.downloads.removeValue(forKey: ticket.text)
        }
        download?.value.outcome.settle(false)
    }

    /// Invalidates the tickets of a session that has ended.
    func closeAll(of session: SessionID) {
        let downloads = tickets.withLock { tickets in
            tickets.uploads = tickets.uploads.filter { $0.value.value.session != session }
            for name in (tickets.mediaNames.removeValue(forKey: session) ?? [:]).values { tickets.media[name] = nil }
            let closed = tickets.downloads.filter { $0.value.value.session == session }
            for ticket in closed.keys { tickets.downloads[ticket] = nil }
            return closed.values
        }
        for download in downloads { download.value.outcome.settle(false) }
    }

    /// Removes expired tickets.
    func sweep(now: Instant) {
        let old = tickets.withLock { tickets in
            tickets.cookies = tickets.cookies.filter { now < $0.value.expires }
            tickets.uploads = tickets.uploads.filter { now < $0.value.expires }
            let old = tickets.downloads.filter { now >= $0.value.expires }
            for ticket in old.keys { tickets.downloads[ticket] = nil }
            return old.values
        }
        for download in old { download.value.outcome.settle(false) }
    }
}

/// A single-use address.
struct Ticket: Sendable {
    let text: String
    let folder: String
    var path: String { "/oriel/\(folder)/\(text)" }
}
