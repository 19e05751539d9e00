internal import Foundation
internal import Synchronization

/// The server that browsers talk to. It passes everything on to the program, and adds a script to its pages.
///
/// It is there while the program is not, so that pages can say why. A connection has one request, so that nothing has to be
/// known of bodies; a thread waits for it.
final class PageServer: Sendable {
    private struct Content: Sendable {
        var state = PageState.building
        /// The port of the program while it runs.
        var port: Int?
        /// The sockets of open pages.
        var pages: Set<Socket> = []
        /// The last message of each kind, which pages that are opened later receive, too.
        var messages: [String: String] = [:]
    }

    private static let folder = "/oriel-dev"
    private static let script = Array("<script type=\"module\" src=\"\(folder)/overlay.js\"></script>".utf8)

    private let content = Mutex(Content())
    private let listener: Socket
    private let host: String
    private let gallery: PreviewGallery?
    var port: Int { listener.port }

    /// - Parameter gallery: The previews, which have pages of their own; nil for an app.
    init(host: String, port: Int, gallery: PreviewGallery? = nil) throws {
        self.host = host
        self.gallery = gallery
        listener = try Socket.listening(host: host, port: port)
    }

    /// Serves clients in threads of their own.
    func start() {
        let thread = Thread { [self] in
            while let client = listener.accept() {
                Thread.detachNewThread { [self] in
                    serve(client)
                    client.close()
                }
            }
        }
        thread.start()
    }

    /// Sends the state to open pages, and to those that are opened later.
    ///
    /// - Parameter port: The port of the program; nil if none runs.
    func show(_ state: PageState, port: Int?) {
        let frame = SocketHandshake.frame(state.json)
        content.withLock { content in
            content.port = port
            guard content.state != state else { return }
            content.state = state
            Self.send(frame, to: content.pages)
        }
    }

    /// Sends a message to open pages.
    ///
    /// - Parameter kind: Pages that are opened later receive the last message of each kind; nil for those open now only.
    func send(_ message: String, kind: String?) {
        content.withLock { content in
            if let kind { content.messages[kind] = message }
            Self.send(SocketHandshake.frame(message), to: content.pages)
        }
    }

    private static func send(_ frame: [UInt8], to pages: Set<Socket>) {
        // The thread of a page that does not receive closes its socket.
        for page in pages where !page.write(frame, waits: false) { shutdown(page.descriptor, Int32(SHUT_RDWR)) }
    }

    // MARK: - Requests

    private func serve(_ client: Socket) {
        guard let (head, rest) = client.readHead() else { return }
        if let answer = gallery?.answer(to: head, host: host, port: port) {
            client.write(Self.response(answer.status, answer.type, answer.body))
            return
        }
        switch head.path {
        case "\(Self.folder)/overlay.js":
            client.write(Self.response("200 OK", "text/javascript; charset=utf-8", PackageResources.overlay_js))
        case "\(Self.folder)/state": serveState(client, head)
        default: forward(client, head, rest)
        }
    }

    /// Sends the state, and each later one, until the page closes the socket.
    private func serveState(_ client: Socket, _ head: HTTPHead) {
        guard head.isOurs(host: host), let key = head["Sec-WebSocket-Key"] else {
            client.write(
                Self.response("403 Forbidden", "text/plain", Array("The state is for pages of this server.\n".utf8))
            )
            return
        }
        let answer = HTTPHead(
            start: "HTTP/1.1 101 Switching Protocols",
            fields: [
                .init(name: "Upgrade", value: "websocket"), .init(name: "Connection", value: "Upgrade"),
                .init(name: "Sec-WebSocket-Accept", value: SocketHandshake.accept(key)),
            ]
        )
        client.write(answer.text.utf8)
        content.withLock { content in
            for message in Array(content.messages.values) + [content.state.json] {
                client.write(SocketHandshake.frame(message), waits: false)
            }
            content.pages.insert(client)
        }
        // Pages send nothing but the frame that closes the socket.
        _ = client.read()
        _ = content.withLock { $0.pages.remove(client) }
    }

    private func forward(_ client: Socket, _ head: HTTPHead, _ rest: [UInt8]) {
        let port = content.withLock { $0.port }
        guard let program = port.flatMap(Socket.connected) else {
            client.write(Self.response("503 Service Unavailable", "text/html; charset=utf-8", Self.waitingPage))
            return
        }
        defer { program.close() }
        var request = head
        if !head.isUpgrade { request["Connection"] = "close" }
        if head.asksForPage {
            // As it is, and in one piece.
            request.start = request.start.replacing("HTTP/1.1", with: "HTTP/1.0")
            request["Accept-Encoding"] = "identity"
            if let width = gallery?.width(of: head) { request["Sec-CH-Viewport-Width"] = width }
        }
        program.write(Array(request.text.utf8) + rest)
        if head.asksForPage {
            guard forwardPage(from: program, to: client, request: head) else { return }
        }
        client.exchange(with: program)
    }

    /// Passes the head of an answer on, and all of it if it is a page.
    ///
    /// - Returns: Whether the rest is still to be passed on.
    private func forwardPage(from program: Socket, to client: Socket, request: HTTPHead) -> Bool {
        guard var (head, body) = program.readHead() else {
            if let answer = gallery?.answer(toTrapped: request) {
                client.write(Self.response(answer.status, answer.type, Self.withScript(answer.body)))
            }
            return false
        }
        guard head["Content-Type"]?.hasPrefix("text/html") == true else {
            client.write(Array(head.text.utf8) + body)
            return true
        }
        while case let bytes = program.read(), !bytes.isEmpty { body += bytes }
        let page = Self.withScript(body)
        head["Content-Length"] = "\(page.count)"
        if gallery != nil {
            // The page of the gallery shows it in a frame.
            let policy = "Content-Security-Policy"
            head[policy] = head[policy]?.replacing("frame-ancestors 'none'", with: "frame-ancestors 'self'")
        }
        client.write(Array(head.text.utf8) + page)
        return false
    }

    /// Adds the script to a page.
    static func withScript(_ page: [UInt8]) -> [UInt8] {
        guard let end = page.firstRange(of: Array("</head>".utf8))?.lowerBound else { return page }
        return page[..<end] + script + page[end...]
    }

    private static let waitingPage = withScript(
        Array(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <title>oriel dev</title>
            </head>
            <body data-oriel-waits style="font: 1.0625rem system-ui; display: grid; place-content: center; min-height: 90vh">
            <p role="status">Building…</p>
            </body>
            </html>
            """.utf8
        )
    )

    static func response(_ status: String, _ type: String, _ body: [UInt8]) -> [UInt8] {
        let head = HTTPHead(
            start: "HTTP/1.1 \(status)",
            fields: [
                .init(name: "Content-Type", value: type), .init(name: "Content-Length", value: "\(body.count)"),
                .init(name: "Cache-Control", value: "no-store"), .init(name: "Connection", value: "close"),
            ]
        )
        return Array(head.text.utf8) + body
    }
}
