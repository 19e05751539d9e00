import Foundation
import MomentsModel

/// The rule for links that may be published.
enum LinkRule {
    /// Returns the link to store: scheme and host in lower case, characters that addresses cannot contain escaped.
    ///
    /// Rejects a user name before an `@`, because readers take it for the host.
    ///
    /// - Throws: `.invalid`.
    static func normalised(_ text: String) throws(MomentsError) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard PlainText.fits(text, Limits.link) else { throw tooLong }
        guard !PlainText.hasHiddenCharacters(text), !text.contains(where: { $0.isWhitespace || $0 == "\\" }),
            var link = URLComponents(string: text), leadsToPage(link)
        else { throw invalid }
        link.scheme = link.scheme?.lowercased()
        link.encodedHost = link.encodedHost?.lowercased()
        guard let normalised = link.string else { throw invalid }
        guard PlainText.fits(normalised, Limits.link) else { throw tooLong }
        return normalised
    }

    private static func leadsToPage(_ link: URLComponents) -> Bool {
        guard let scheme = link.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = link.host, !host.isEmpty
        else { return false }
        let isPort = link.port.map { (1...65_535).contains($0) } ?? true
        return isPort && link.user == nil && link.password == nil
    }

    private static var invalid: MomentsError {
        .invalid("A link must begin with http:// or https:// and contain a host name.", reason: "LINK_INVALID")
    }

    private static var tooLong: MomentsError {
        .invalid("A link can have at most \(Limits.link) characters.", reason: "LINK_TOO_LONG")
    }
}
