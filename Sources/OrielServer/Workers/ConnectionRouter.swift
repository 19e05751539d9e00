/// Decides which worker a request belongs to, from its first line.
struct ConnectionRouter: Sendable {
    let worker: WorkerID
    /// The other workers.
    let peers: @Sendable () -> [WorkerID]
    /// Another worker that has clearly fewer sessions.
    var lessLoadedPeer: @Sendable () -> WorkerID? = { nil }
    /// Whether this worker can serve a picture, by its file name.
    let hasImage: @Sendable (String) -> Bool

    /// The worker a request belongs to; nil if this one is to answer it.
    ///
    /// - Parameters:
    ///   - line: Method, target and version, such as `GET /oriel/socket?w=AAAB HTTP/1.1`.
    ///   - tried: Workers that have handed the connection on.
    func destination(ofRequest line: Substring, tried: [WorkerID]) -> WorkerID? {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3 else { return nil }
        guard words[1].hasPrefix("/oriel/") else {
            // What may become a session is the business of the worker that has the fewest.
            return words[0] == "GET" && tried.isEmpty ? lessLoadedPeer() : nil
        }
        let parts = words[1].dropFirst("/oriel/".count).split(separator: "/", maxSplits: 1)
        guard let first = parts.first else { return nil }
        if first.hasPrefix("socket?w=") { return peer(first.dropFirst("socket?w=".count), tried: tried) }
        guard parts.count == 2 else { return nil }
        switch first {
        case "upload", "download", "session": return peer(parts[1], tried: tried)
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
