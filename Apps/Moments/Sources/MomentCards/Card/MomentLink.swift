import Foundation

/// A web link as typed by a person.
public struct MomentLink: Equatable, Sendable {
    /// The link's destination.
    public let url: URL
    /// The site's host, without `www.`: `swift.org`.
    public let host: String
    /// The path after the host; empty for the root.
    public let path: String

    /// Parses an address with or without `https://`.
    ///
    /// - Returns: Nil if the text is not an http or https address; other schemes could execute something.
    public init?(_ text: String) {
        let text = text.trimmed
        guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
        let address = text.contains("://") ? text : "https://\(text)"
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            let host = url.host(percentEncoded: false), host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."),
            // Reject user info: the text before an @ can be mistaken for the host.
            url.user == nil, url.password == nil
        else { return nil }
        self.url = url
        self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        let rest = url.path(percentEncoded: false)
        path = rest == "/" ? "" : rest
    }
}
