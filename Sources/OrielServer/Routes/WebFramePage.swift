internal import HTTPTypes
internal import Hummingbird

/// The page in the frame of a web view, which contains the frame that shows a site or HTML of the app.
///
/// Pages of apps may frame only this server, and this page may be framed by them only. It is constant and runs nothing. Its
/// policy is that of what it frames: HTML of the app (`srcdoc`) inherits it. Its inner frame is sandboxed by the client, and
/// gets its address from there: see `embed.js`.
enum WebFramePage {
    static let policy = [
        "default-src 'none'",
        "frame-src http: https:",
        "script-src 'unsafe-inline' 'unsafe-eval' http: https: blob:",
        "style-src 'unsafe-inline' http: https:",
        "img-src http: https: data: blob:",
        "media-src http: https: data: blob:",
        "font-src http: https: data:",
        "connect-src http: https:",
        "form-action http: https:",
        "base-uri http: https:",
        "frame-ancestors 'self'",
    ].joined(separator: "; ")

    static let text = """
        <!doctype html><title>Web view</title>\
        <style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style>\
        <body><iframe></iframe>
        """

    static var response: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .contentSecurityPolicy: policy,
                .xContentTypeOptions: "nosniff",
                // Sites that are framed, such as players of videos, want to know by whom.
                .referrerPolicy: "strict-origin-when-cross-origin",
                .cacheControl: "public, max-age=86400",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
