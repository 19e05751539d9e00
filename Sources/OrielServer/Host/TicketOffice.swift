internal import Synchronization

/// Hands out addresses that do one thing, once, for one session.
///
/// A socket cannot set a cookie and should not carry files, so the server gives the client an address that does it over
/// HTTP. The address is 128 random bits and short-lived; who does not know it gets nothing.
final class TicketOffice: Sendable {
    typealias Instant = ContinuousClock.Instant

    static let cookieLifetime = Duration.seconds(60)
    static let uploadLifetime = Duration.seconds(3600)

    private struct Upload: Sendable {
        var policy: UploadPolicy
        var remainingFiles: Int
        var expires: Instant
    }

    private struct Tickets: Sendable {
        var cookies: [String: (cookie: SessionCookie, expires: Instant)] = [:]
        var uploads: [String: Upload] = [:]
    }

    private let tickets = Mutex(Tickets())

    private static func draw() -> String { Base64URL.encode(SessionID().bytes) }

    // MARK: - Cookies

    /// An address whose answer sets a cookie.
    func path(setting cookie: SessionCookie, now: Instant = .now) -> String {
        let ticket = Self.draw()
        tickets.withLock { $0.cookies[ticket] = (cookie, now + Self.cookieLifetime) }
        return "/oriel/session/\(ticket)"
    }

    /// The cookie of a ticket, for the first who asks within a minute.
    func redeemCookie(_ ticket: String, now: Instant = .now) -> SessionCookie? {
        guard let entry = tickets.withLock({ $0.cookies.removeValue(forKey: ticket) }), now < entry.expires else {
            return nil
        }
        return entry.cookie
    }

    // MARK: - Uploads

    func openUpload(_ policy: UploadPolicy, now: Instant = .now) -> UploadTicket {
        let ticket = Self.draw()
        let upload = Upload(policy: policy, remainingFiles: policy.maximumFiles, expires: now + Self.uploadLifetime)
        tickets.withLock { $0.uploads[ticket] = upload }
        return UploadTicket(text: ticket)
    }

    func close(_ ticket: UploadTicket) { _ = tickets.withLock { $0.uploads.removeValue(forKey: ticket.text) } }

    /// Takes one file's place; nil if the ticket is unknown, too old or used up.
    func beginUpload(_ ticket: String, now: Instant = .now) -> UploadPolicy? {
        tickets.withLock { tickets in
            guard let upload = tickets.uploads[ticket], now < upload.expires, upload.remainingFiles > 0 else {
                return nil
            }
            tickets.uploads[ticket]?.remainingFiles -= 1
            return upload.policy
        }
    }

    /// Forgets what is too old.
    func sweep(now: Instant) {
        tickets.withLock { tickets in
            tickets.cookies = tickets.cookies.filter { now < $0.value.expires }
            tickets.uploads = tickets.uploads.filter { now < $0.value.expires }
        }
    }
}

struct UploadTicket: Sendable {
    let text: String
    var path: String { "/oriel/upload/\(text)" }
}
