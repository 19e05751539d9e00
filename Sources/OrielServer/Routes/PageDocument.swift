internal import OrielProtocol
internal import OrielWeb

/// The HTML document of a page, as the answer to a `GET`.
struct PageDocument {
    let script: String
    private let lateScript: String?
    let styleSheet: PageStyleSheet
    private let conditionalStyleSheet: String
    private let links: @Sendable (String) -> String

    /// - Parameters:
    ///   - script: The path of the client's script.
    ///   - lateScript: The path of the script after it.
    ///   - styleSheet: The style rules shared by all pages.
    ///   - conditionalStyleSheet: The path of the rules for `Stylesheet.conditionalMedia`.
    ///   - links: Returns elements of the head for a language.
    init(
        script: String,
        lateScript: String? = nil,
        styleSheet: String,
        conditionalStyleSheet: String,
        links: @escaping @Sendable (String) -> String = { _ in "" }
    ) {
        self.script = script
        self.lateScript = lateScript
        self.conditionalStyleSheet = conditionalStyleSheet
        self.links = links
        self.styleSheet = PageStyleSheet(Self.withoutEndTags(styleSheet))
    }

    func body(_ page: PageMarkup, token: String, nonce: String) -> PageBody {
        let session = JSON.encode(PageSession(token: token, language: page.language))
        return PageBody(
            head: """
                <!DOCTYPE html>
                <html lang="\(Self.escaped(page.language))" dir="\(page.isRightToLeft ? "rtl" : "ltr")"><head>\
                <meta charset="utf-8">\
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
                <meta name="color-scheme" content="light dark">\
                \(Self.themeColor(page.scheme))\
                <title>\(Self.escaped(page.title))</title>\(links(page.language))\
                <style nonce="\(nonce)">
                """,
            styleSheet: styleSheet,
            rest: """
                </style>\
                <style nonce="\(nonce)">\(Self.withoutEndTags(page.styles))</style>\
                <link rel="stylesheet" nonce="\(nonce)" media="\(Stylesheet.conditionalMedia)" href="\(Self.escaped(conditionalStyleSheet))">\
                <script>\(PageScript.script)</script>\
                <script type="module" src="\(Self.escaped(script))"></script>\
                \(lateScript.map { #"<script type="module" fetchpriority="low" src="\#(Self.escaped($0))"></script>"# } ?? "")\
                </head><body>\
                <noscript><p id="oriel-noscript">\(Self.escaped(ClientTexts.withoutScript(in: page.language)))</p></noscript>\
                <main id="oriel" data-nodes="\(page.nodeCount)"\(page.scheme.map { " data-scheme=\"\($0)\"" } ?? "")>\(page.body)</main>\
                <script type="application/json" id="oriel-session">\(Self.withoutEndTags(session))</script>\
                </body></html>
                """
        )
    }

    /// The colour of the browser's own bars: that of the page, in the scheme that the app has chosen or else the user's.
    private static func themeColor(_ scheme: String?) -> String {
        let colors = ["light": "#fff", "dark": "#000"]
        if let color = scheme.flatMap({ colors[$0] }) { return #"<meta name="theme-color" content="\#(color)">"# }
        return colors.sorted { $0.key < $1.key }.map { scheme, color in
            #"<meta name="theme-color" media="(prefers-color-scheme:\#(scheme))" content="\#(color)">"#
        }.joined()
    }

    /// Escapes end tags, which would end the style or script element wherever they appear in it.
    private static func withoutEndTags(_ text: String) -> String {
        // Rules hardly ever contain the character, and the search for two takes 0.6 ms of each page.
        let mayContain = text.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "<")) } ?? true
        return mayContain ? text.replacing("</", with: "<\\/") : text
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The data that the client needs to connect.
private struct PageSession: Encodable {
    let token: String
    let socket = "\(SocketAdmission.path)?w="
    let version = ClientFrameDecoder.version
    let texts: [String: String]
    #if DEBUG
    /// Whether the server has an inspector.
    let inspects = true
    #endif

    init(token: String, language: String) {
        self.token = token
        texts = ClientTexts.texts(in: language)
    }
}
