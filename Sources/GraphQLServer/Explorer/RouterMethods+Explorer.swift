import HTTPTypes
public import Hummingbird
import NIOCore

extension RouterMethods {
    /// Serves a page to try a schema with: an editor with completion, responses, subscriptions over WebSockets, and the
    /// documentation of the schema.
    ///
    ///     #if DEBUG
    ///     router.addGraphQLExplorer()
    ///     #endif
    ///
    /// The page is at the path of the endpoint and `/explorer`, such as `/graphql/explorer`. It sends its requests as the
    /// person whose cookies the browser has, or with a token that its user enters. The page itself shows no data, and
    /// loads nothing from other servers; it needs the introspection of the schema for completion and documentation.
    ///
    /// - Parameter endpoint: The path of the endpoint. The default is `/graphql`.
    /// - Returns: The same router, for further calls.
    @discardableResult
    public func addGraphQLExplorer(for endpoint: String = "/graphql") -> Self {
        for file in ExplorerFile.all {
            get(RouterPath("\(endpoint)/\(file.name)")) { _, _ in file.response }
        }
        return self
    }
}

/// A file of the explorer.
private struct ExplorerFile: Sendable {
    let name: String
    let type: String
    let bytes: [UInt8]

    static let all = [
        ExplorerFile(name: "explorer", type: "text/html", bytes: PackageResources.explorer_html),
        ExplorerFile(name: "explorer.css", type: "text/css", bytes: PackageResources.explorer_css),
        script("explorer", PackageResources.explorer_js),
        script("explorer-documentation", PackageResources.explorer_documentation_js),
        script("explorer-editor", PackageResources.explorer_editor_js),
        script("explorer-syntax", PackageResources.explorer_syntax_js),
    ]

    private static func script(_ name: String, _ bytes: [UInt8]) -> ExplorerFile {
        ExplorerFile(name: "\(name).js", type: "text/javascript", bytes: bytes)
    }

    private static let policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    var response: Response {
        let headers: HTTPFields = [
            .contentType: "\(type); charset=utf-8",
            .contentSecurityPolicy: Self.policy,
            .cacheControl: "no-cache",
            .xContentTypeOptions: "nosniff",
            .referrerPolicy: "no-referrer",
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension HTTPField.Name {
    fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
}
