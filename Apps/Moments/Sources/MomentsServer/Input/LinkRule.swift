import Foundation
import MomentsModel

/// Which links may be published.
enum LinkRule {
    /// The link as it is kept: scheme and host in small letters, everything else that addresses cannot hold escaped.
    ///
    /// A name before an `@` is refused: it stands where people look for the host.
    ///
    /// - Throws: `.invalid`.
    static func normalised(_ text: String) throws(MomentsError) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.count <= Limits.link, text.utf8.count <= Limits.link * 4 else {
            throw .invalid("A link has at most \(Limits.link) characters.", reason: "LINK_TOO_LONG")
        }
        guard !PlainText.hasHiddenCharacters(text), !text.contains(where: \.isWhitespace), !text.contains("\\"),
            var components = URLComponents(string: text)
                ?? URL(string: text).flatMap({
                    URLComponents(url: $0, resolvingAgainstBaseURL: false)
                }),
            let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = components.host, !host.isEmpty, components.user == nil, components.password == nil,
            components.port.map({ (1...65_535).contains($0) }) ?? true
        else {
            throw .invalid("A link begins with http:// or https:// and names a host.", reason: "LINK_INVALID")
        }
        components.scheme = scheme
        if let encoded = components.encodedHost?.lowercased() { components.encodedHost = encoded }
        guard let normalised = components.string, normalised.utf8.count <= Limits.link * 4 else {
            throw .invalid("A link begins with http:// or https:// and names a host.", reason: "LINK_INVALID")
        }
        return normalised
    }
}
