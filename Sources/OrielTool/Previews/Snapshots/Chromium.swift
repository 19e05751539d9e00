internal import Foundation

/// A browser without a window, which follows commands on a pipe.
///
/// The commands are those of the Chrome DevTools Protocol: JSON, each message with a zero byte behind it.
final class Chromium {
    typealias Fields = [String: Any]

    struct Event {
        var method: String
        var session: String?
        var parameters: Fields
    }

    private let process: pid_t
    private let profile: String
    private let commands: Int32
    private let replies: Int32
    private var lastID = 0
    private var unread: [UInt8] = []
    private var events: [Event] = []

    /// The path of a browser on this machine; nil if there is none.
    static var path: String? {
        let names = [
            "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
        ]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    init(path: String) throws {
        let template = FileManager.default.temporaryDirectory.appending(path: "oriel-chromium-XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { throw ToolError("\(template) cannot be made: \(FileWatcher.lastError)") }
        profile = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A browser that has ended is an error of its next command, not the end of this program.
        signal(SIGPIPE, SIG_IGN)
        let (input, output) = (try Self.pipe(), try Self.pipe())
        (commands, replies) = (input.write, output.read)
        var arguments = [
            path, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
            "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none", "--disable-gpu",
            "--disable-background-networking", "--disable-extensions", "--mute-audio",
        ]
        // Its sandbox does not work for this user, and it opens pages of this machine only.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        arguments.append("about:blank")
        defer { for end in [input.read, output.write] { close(end) } }
        do {
            process = try Self.spawn(arguments, reading: input.read, writing: output.write)
        } catch {
            for end in [commands, replies] { close(end) }
            try? FileManager.default.removeItem(atPath: profile)
            throw error
        }
    }

    deinit {
        close(commands)
        close(replies)
        // With its helpers, which would write to the folder while it is removed. Nothing in it is kept.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        // Its helpers end a moment later, and the last file of one may come after the folder has been listed.
        for attempt in 0..<100 {
            if attempt > 0 { usleep(20_000) }
            try? FileManager.default.removeItem(atPath: profile)
            if !FileManager.default.fileExists(atPath: profile) { break }
        }
    }

    /// A pipe above the numbers that the browser expects.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else {
            throw ToolError("the browser gets no pipe: \(FileWatcher.lastError)")
        }
        defer { for end in ends { close(end) } }
        return (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    }

    private static func spawn(_ arguments: [String], reading: Int32, writing: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, reading, 3)
        posix_spawn_file_actions_adddup2(&actions, writing, 4)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var texts: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, arguments[0], &actions, &attributes, &texts, environ)
        guard error == 0 else {
            throw ToolError("\(arguments[0]) cannot be started: \(String(cString: strerror(error)))")
        }
        return process
    }

    // MARK: - Commands

    /// Sends a command, and waits for its result.
    @discardableResult
    func call(_ method: String, _ parameters: Fields = [:], session: String? = nil) throws -> Fields {
        lastID += 1
        var message: Fields = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try write(JSONSerialization.data(withJSONObject: message) + [0])
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            guard let message = try next(until: deadline) else { break }
            guard message["id"] as? Int == lastID else {
                note(message)
                continue
            }
            if let error = message["error"] as? Fields {
                throw ToolError("the browser refused \(method): \(error["message"] ?? "")")
            }
            return message["result"] as? Fields ?? [:]
        }
        throw ToolError("the browser did not answer \(method)")
    }

    /// Removes the next event; nil if none comes in time.
    func event(within time: Duration) throws -> Event? {
        let deadline = ContinuousClock.now + time
        while events.isEmpty {
            guard let message = try next(until: deadline) else { return nil }
            note(message)
        }
        return events.removeFirst()
    }

    func forgetEvents() { events = [] }

    private func note(_ message: Fields) {
        guard let method = message["method"] as? String else { return }
        let parameters = message["params"] as? Fields ?? [:]
        events.append(Event(method: method, session: message["sessionId"] as? String, parameters: parameters))
    }

    private func write(_ data: Data) throws {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(commands, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw ToolError("the browser has ended") }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads the next message; nil if none comes in time.
    private func next(until deadline: ContinuousClock.Instant) throws -> Fields? {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = Data(unread[..<end])
                unread.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? Fields ?? [:]
            }
            let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            var file = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
            let count = poll(&file, 1, Int32(max(0, rest)))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            let length = read(replies, &buffer, buffer.count)
            if length < 0 && errno == EINTR { continue }
            guard length > 0 else { throw ToolError("the browser has ended") }
            unread += buffer.prefix(length)
        }
    }
}

extension Chromium {
    /// A page of the browser.
    struct Page {
        let browser: Chromium
        let session: String

        init(_ browser: Chromium) throws {
            self.browser = browser
            let target = try browser.call("Target.createTarget", ["url": "about:blank"])
            let attached = try browser.call(
                "Target.attachToTarget",
                ["targetId": target["targetId"] ?? "", "flatten": true]
            )
            session = attached["sessionId"] as? String ?? ""
        }

        @discardableResult
        func call(_ method: String, _ parameters: Fields = [:]) throws -> Fields {
            try browser.call(method, parameters, session: session)
        }

        /// Evaluates JavaScript, and waits for a promise.
        func evaluate(_ script: String) throws -> Any? {
            let answer = try call(
                "Runtime.evaluate",
                ["expression": script, "awaitPromise": true, "returnByValue": true]
            )
            if let details = answer["exceptionDetails"] as? Fields {
                let exception = details["exception"] as? Fields
                throw ToolError("a script of the page failed: \(exception?["description"] ?? details["text"] ?? "")")
            }
            return (answer["result"] as? Fields)?["value"]
        }
    }
}
