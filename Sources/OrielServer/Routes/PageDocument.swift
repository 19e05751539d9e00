internal import OrielProtocol

/// The HTML document of a page, as the answer to a `GET`.
struct PageDocument {
    let script: String
    let styleSheet: PageStyleSheet

    /// - Parameters:
    ///   - script: The path of the client's script.
    ///   - styleSheet: The style rules shared by all pages.
    init(script: String, styleSheet: String) {
        self.script = script
        self.styleSheet = PageStyleSheet(Self.style(styleSheet))
    }

    func body(_ page: PageMarkup, token: String, nonce: String) -> PageBody {
        PageBody(
            head: """
                <!DOCTYPE html>
                <html lang="\(Self.escaped(page.language))" dir="\(page.isRightToLeft ? "rtl" : "ltr")"><head>\
                <meta charset="utf-8">\
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
                <meta name="color-scheme" content="light dark">\
                <title>\(Self.escaped(page.title))</title>\
                <style nonce="\(nonce)">
                """,
            styleSheet: styleSheet,
            rest: """
                </style>\
                <style nonce="\(nonce)">\(Self.style(page.styles))</style>\
                <script>\(EarlyTaps.script)</script>\
                <script type="module" src="\(Self.escaped(script))"></script>\
                </head><body>\
                <main id="oriel" data-nodes="\(page.nodeCount)"\(page.scheme.map { " data-scheme=\"\($0)\"" } ?? "")>\(page.body)</main>\
                <script type="application/json" id="oriel-session">\(Self.session(token, page.language))</script>\
                </body></html>
                """
        )
    }

    /// The token consists of letters, digits, `-` and `_`, and the rest is constant: nothing needs escaping.
    private static func session(_ token: String, _ language: String) -> String {
        "{\"token\":\"\(token)\",\"socket\":\"\(SocketAdmission.path)?w=\",\"version\":\(ClientFrameDecoder.version),"
            + "\"texts\":\(ClientTexts.json(in: language))}"
    }

    /// Escapes end tags, which would end the style element wherever they appear in the style sheet.
    private static func style(_ rules: String) -> String { rules.replacing("</", with: "<\\/") }

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
