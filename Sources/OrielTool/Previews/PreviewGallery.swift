internal import Foundation
internal import Synchronization

/// The page with all previews: its files, the list that it shows, and what the processes of its frames say of their end.
final class PreviewGallery: Sendable {
    struct Answer {
        var status: String
        var type: String
        var body: [UInt8]
    }

    private struct Content: Sendable {
        var entries: [PreviewEntry] = []
        /// The server of the page; nil until it listens.
        var server: PageServer?
    }

    /// The folder for the errors of frames. Only this user can open it.
    let folder: String
    private let package: PackageOutline
    private let content = Mutex(Content())

    init(package: PackageOutline) throws {
        self.package = package
        let template = FileManager.default.temporaryDirectory.appending(path: "oriel-previews-XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { throw ToolError("\(template) cannot be made: \(FileWatcher.lastError)") }
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The environment of the program: each page has a process of its own, which ends soon after its page.
    var variables: [String: String] {
        [
            "ORIEL_PREVIEWS": folder, "ORIEL_ISOLATION": "session", "ORIEL_MAX_SESSIONS": "200",
            "ORIEL_MAX_SESSIONS_PER_ADDRESS": "200", "ORIEL_RESUME_TIMEOUT": "5", "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    var entries: [PreviewEntry] { content.withLock { $0.entries } }

    // MARK: - Changes

    /// Reports to the pages of a server which previews there are, and which have ended.
    func attach(_ server: PageServer) throws {
        content.withLock { $0.server = server }
        send(list: entries)
        let watcher = try FileWatcher(folders: [folder], onlyWritten: true)
        Task { [weak self] in
            for await change in watcher.changes {
                for path in change.paths { self?.ended(path) }
            }
        }
    }

    /// Lists the previews of a new build.
    func list(_ program: String) {
        do {
            let places = SourcePlaces(folders: package.sources)
            let entries = try PreviewLister(program: program, folder: package.folder).previews(places: places)
            content.withLock { $0.entries = entries }
            send(list: entries)
            let failed = entries.filter { $0.failure != nil }
            Console.print(
                "\(entries.count) previews" + (failed.isEmpty ? "" : ", \(failed.count) of which cannot be made")
            )
        } catch {
            Console.print("\(error)")
        }
    }

    private struct Message: Encodable {
        struct Ended: Encodable {
            var frame: String
            var message: String
        }

        var name: String?
        var previews: [PreviewEntry]?
        var ended: Ended?
    }

    private func send(list entries: [PreviewEntry]) {
        send(Message(name: package.name, previews: entries), kind: "previews")
    }

    private func send(_ message: Message, kind: String? = nil) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(message), let server = content.withLock({ $0.server }) else { return }
        server.send(String(decoding: json, as: UTF8.self), kind: kind)
    }

    /// A process has closed its file. One that has ended as it should has removed it.
    private func ended(_ path: String) {
        guard let log = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        let frame = (path as NSString).lastPathComponent.prefix { $0 != "." }
        send(Message(ended: .init(frame: String(frame), message: Trap.message(in: log))))
    }

    /// The message of a frame whose process has ended; nil if none has.
    func trap(of frame: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // The processes of a frame that is loaded again have one file each.
        let logs = names.filter { $0.hasPrefix("\(frame).") }.compactMap {
            try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
        return (logs.first { $0.contains("Fatal error") } ?? logs.first).map(Trap.message)
    }

    // MARK: - Requests

    /// - Returns: Nil for what the program answers.
    func answer(to head: HTTPHead, host: String, port: Int) -> Answer? {
        switch head.path {
        case "/" where head.method == "GET" && !head.isUpgrade && Self.parts(of: head) == nil:
            return answer(PackageResources.gallery_html)
        case "/oriel-previews/gallery.css":
            return Answer(status: "200 OK", type: "text/css; charset=utf-8", body: PackageResources.gallery_css)
        case "/oriel-previews/gallery.js":
            return Answer(status: "200 OK", type: "text/javascript; charset=utf-8", body: PackageResources.gallery_js)
        case "/oriel-previews/phone":
            // Runs a program, which other pages may not.
            guard head.method == "POST", head.isOurs(host: host) else { return answer([], status: "403 Forbidden") }
            let code = PhoneAddress(host: host, port: port, path: head["X-Path"] ?? "/")
            return Answer(status: "200 OK", type: "application/json", body: Array(code.json.utf8))
        default: return nil
        }
    }

    /// A page in place of a preview whose process has ended before it has answered.
    func answer(toTrapped head: HTTPHead) -> Answer? {
        guard let parts = Self.parts(of: head) else { return nil }
        guard let message = parts["frame"].flatMap(trap) else {
            // The process of another preview has ended while it was about to pass this one on.
            let body = page(
                "The preview is loaded again",
                #"<p role="status">…</p>"#,
                head: #"<meta http-equiv="refresh" content="1">"#
            )
            return answer(body, status: "503 Service Unavailable")
        }
        let text = message.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let body = page(
            "The preview has ended",
            """
            <h1 style="font-size: 1.0625rem; color: light-dark(#b00020, #ff8a80)">The preview has ended</h1>
            <pre id="oriel-trap" style="white-space: pre-wrap; font-size: .8125rem">\(text)</pre>
            """
        )
        return answer(body, status: "500 Internal Server Error")
    }

    private func page(_ title: String, _ body: String, head: String = "") -> [UInt8] {
        Array(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            \(head)
            <title>\(title)</title>
            </head>
            <body style="font: 1rem/1.5 system-ui; margin: 1.5rem; overflow-wrap: anywhere">
            \(body)
            </body>
            </html>
            """.utf8
        )
    }

    /// The width that the address of a preview says its window has, which a request cannot know.
    func width(of head: HTTPHead) -> String? {
        Self.parts(of: head)?["width"].flatMap { Int($0) }.map { "\(min(max($0, 1), 4000))" }
    }

    private func answer(_ bytes: [UInt8], status: String = "200 OK") -> Answer {
        Answer(status: status, type: "text/html; charset=utf-8", body: bytes)
    }

    /// The parts of the address of a preview behind its name; nil for other addresses.
    private static func parts(of head: HTTPHead) -> [String: String]? {
        guard let part = head.query.split(separator: "&").first(where: { $0.hasPrefix("preview=") }) else { return nil }
        let pairs = part.dropFirst("preview=".count).split(separator: ";").dropFirst().map {
            $0.split(separator: "=", maxSplits: 1).map(String.init)
        }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    }
}
