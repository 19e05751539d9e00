import Foundation

/// A link to the web as somebody typed it.
public struct MomentLink: Equatable, Sendable {
    /// Where it leads.
    public let url: URL
    /// Whose site it is: `swift.org`.
    public let host: String
    /// What follows the host; empty for nothing.
    public let path: String

    /// Reads an address with or without `https://`.
    ///
    /// - Returns: Nil for what is no address of the web: other schemes could run something.
    public init?(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
        let address = text.contains("://") ? text : "https://\(text)"
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            let host = url.host(percentEncoded: false), host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."),
            // What stands before an @ looks like a host and is none.
            url.user == nil, url.password == nil
        else { return nil }
        self.url = url
        self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        let rest = url.path(percentEncoded: false)
        path = rest == "/" ? "" : rest
    }
}
