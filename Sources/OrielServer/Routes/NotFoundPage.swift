internal import Encodings
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The page for addresses where the app has none. It loads nothing, so it needs no session.
struct NotFoundPage {
    private struct Texts {
        var language: String
        var title: String
        var explanation: String
        var link: String
    }

    private static let english = Texts(
        language: "en",
        title: "Page not found",
        explanation: "There is no page at this address. It may be misspelled, or the page has moved.",
        link: "Go to the start page"
    )
    private static let chinese = Texts(
        language: "zh-Hans",
        title: "找不到页面",
        explanation: "此地址没有页面。地址可能有误，或页面已移走。",
        link: "前往首页"
    )

    private let texts: Texts

    /// - Parameter languages: The browser's languages, best first.
    init(languages: [String]) {
        let known = languages.first { $0.hasPrefix("zh") || $0.hasPrefix("en") }
        texts = known?.hasPrefix("zh") == true ? Self.chinese : Self.english
    }

    private static let style = """
        :root{color-scheme:light dark}\
        body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f2f7;color:#1c1c1e;\
        font:1.0625rem/1.5 system-ui,sans-serif}\
        main{box-sizing:border-box;max-width:26rem;padding:2rem 1.5rem;text-align:center}\
        h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}\
        p{margin:0 0 1.5rem;color:#55555a}\
        a{display:inline-block;padding:.625rem 1.25rem;border-radius:.625rem;background:#0064d2;color:#fff;\
        font-weight:600;text-decoration:none}\
        a:hover{background:#0056b8}\
        a:focus-visible{outline:3px solid #0064d2;outline-offset:3px}\
        @media(prefers-color-scheme:dark){body{background:#000;color:#f2f2f7}p{color:#aeaeb2}\
        a{background:#409cff;color:#000}a:hover{background:#6cb3ff}a:focus-visible{outline-color:#409cff}}
        """

    private func markup(nonce: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(texts.language)"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>\(texts.title)</title><style nonce="\(nonce)">\(Self.style)</style></head>\
        <body><main><h1>\(texts.title)</h1><p>\(texts.explanation)</p><a href="/">\(texts.link)</a></main></body></html>

        """
    }

    /// Returns the page as a response.
    ///
    /// - Parameter hasBody: False for `HEAD`.
    func response(hasBody: Bool) -> Response {
        let nonce = Base64URL.text(of: SessionID().bytes)
        var headers = PagePolicy.headers(nonce: nonce)
        headers[.contentSecurityPolicy] = PagePolicy.textOfStaticPage(nonce: nonce)
        headers[.vary] = "Accept-Language"
        headers[.acceptCH] = nil
        let body = hasBody ? ResponseBody(byteBuffer: ByteBuffer(string: markup(nonce: nonce))) : ResponseBody()
        return Response(status: .notFound, headers: headers, body: body)
    }
}
