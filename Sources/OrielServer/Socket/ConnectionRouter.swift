/// Routes a request to a worker by its first line.
struct ConnectionRouter: Sendable {
    enum Destination: Equatable {
        /// This worker answers it.
        case here
        case worker(WorkerID)
        /// A worker for one session; see ``SessionPlaces``.
        case ownWorker
    }

    let worker: WorkerID
    /// The other workers.
    let peers: @Sendable () -> [WorkerID]
    /// Another worker with clearly fewer sessions.
    var lessLoadedPeer: @Sendable () -> WorkerID? = { nil }
    /// Whether this worker can serve an image, by its file name.
    let hasImage: @Sendable (String) -> Bool
    /// Whether a path creates a session, where each session has a worker of its own; nil where they share workers.
    var opensPage: (@Sendable (_ path: String) -> Bool)?
    /// Whether this worker has its one session, or serves more than one.
    var isOccupied: @Sendable () -> Bool = { true }

    /// Returns the destination of a request.
    ///
    /// - Parameters:
    ///   - line: Method, target and version, such as `GET /oriel/socket?w=AAAB HTTP/1.1`.
    ///   - tried: Workers that have handed the connection on.
    func destination(ofRequest line: Substring, tried: [WorkerID]) -> Destination {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { return .here }
        if let opensPage, words[0] == "GET" {
            if words[1].hasPrefix("/oriel/socket") { return ownWorker(ofSocket: words[1], tried: tried) }
            if opensPage(String(words[1].prefix { $0 != "?" })) { return .ownWorker }
        }
        return peer(ofRequest: words, tried: tried).map { .worker($0) } ?? .here
    }

    /// A socket whose session's worker has exited also resumes in a worker of its own.
    private func ownWorker(ofSocket target: Substring, tried: [WorkerID]) -> Destination {
        let name = target.dropFirst("/oriel/socket?w=".count)
        if let peer = peer(name, tried: tried) { return .worker(peer) }
        return WorkerID(prefixOf: name) == worker && isOccupied() ? .here : .ownWorker
    }

    private func peer(ofRequest words: [Substring], tried: [WorkerID]) -> WorkerID? {
        guard words[1].hasPrefix("/oriel/") else {
            // The worker with the fewest sessions gets requests that may create one.
            return words[0] == "GET" && tried.isEmpty && opensPage == nil ? lessLoadedPeer() : nil
        }
        let parts = words[1].dropFirst("/oriel/".count).split(separator: "/", maxSplits: 1)
        guard let first = parts.first else { return nil }
        if first.hasPrefix("socket?w=") { return peer(first.dropFirst("socket?w=".count), tried: tried) }
        guard parts.count == 2 else { return nil }
        switch first {
        case "upload", "download", "session", "media", "inspect": return peer(parts[1], tried: tried)
        case "images":
            let name = String(parts[1].prefix { $0 != "?" })
            return hasImage(name) ? nil : peers().first { !tried.contains($0) }
        default: return nil
        }
    }

    private func peer(_ name: Substring, tried: [WorkerID]) -> WorkerID? {
        guard let id = WorkerID(prefixOf: name), id != worker, !tried.contains(id), peers().contains(id) else {
            return nil
        }
        return id
    }
}
