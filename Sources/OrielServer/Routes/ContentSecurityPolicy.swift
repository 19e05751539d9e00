internal import HTTPTypes
internal import Hummingbird

/// The content security policy of pages: only their own script and styles, but images from any origin.
///
/// Inline scripts are blocked, except the one of ``PageScript``, which is allowed by its hash. Inline styles are needed
/// for values that change often, such as the offset of a drag.
enum PagePolicy {
    static func text(nonce: String) -> String {
        [
            "default-src 'none'",
            "script-src 'self' \(PageScript.source)",
            "style-src 'nonce-\(nonce)'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob: https: http:",
            "media-src 'self' data: blob: https: http:",
            "font-src 'self'",
            "connect-src 'self'",
            // Only the page of web views, which frames other sites under a policy of its own.
            "frame-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    /// Returns the policy of a page that loads and runs nothing.
    static func textOfStaticPage(nonce: String) -> String {
        "default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    static func headers(nonce: String) -> HTTPFields {
        [
            .contentType: "text/html; charset=utf-8",
            .contentSecurityPolicy: text(nonce: nonce),
            .xContentTypeOptions: "nosniff",
            .referrerPolicy: "same-origin",
            .crossOriginOpenerPolicy: "same-origin",
            // A page contains a single-use token and personal data.
            .cacheControl: "no-store",
            .vary: "Cookie, Accept-Encoding, Accept-Language, User-Agent, Sec-CH-UA-Mobile, Sec-CH-Viewport-Width",
            .acceptCH: BrowserHints.wanted,
        ]
    }
}

extension HTTPField.Name {
    static let referrerPolicy = Self("Referrer-Policy")!
    static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
}
