import OSLog
import os.signpost

struct SignpostForms {
    private let signposter = OSSignposter(subsystem: "org.example.app", category: .pointsOfInterest)
    private let log = OSLog(subsystem: "org.example.app", category: "drawing")

    func decode(_ names: [String]) throws -> Int {
        let id = signposter.makeSignpostID()
        let state = signposter.beginInterval("decode", id: id, "\(names.count) names")
        defer { signposter.endInterval("decode", state) }
        signposter.emitEvent("first", id: id, "\(names.first ?? "none", privacy: .public)")
        return try signposter.withIntervalSignpost("count") { names.map(\.count).reduce(0, +) }
    }

    func draw() {
        os_signpost(.begin, log: log, name: "draw", "%{public}s", "all")
        os_signpost(.event, log: log, name: "half")
        os_signpost(.end, log: log, name: "draw")
        let id = OSSignpostID(log: log)
        os_signpost(.begin, log: log, name: "again", signpostID: id)
        os_signpost(.end, log: log, name: "again", signpostID: id)
    }

    func mark() {
        let other = OSSignposter(logger: Logger(subsystem: "org.example.app", category: "other"))
        let state = other.beginAnimationInterval("fade")
        other.endInterval("fade", state, "done")
        guard other.isEnabled, OSSignposter.disabled.isEnabled == false else { return }
        other.emitEvent("end")
    }
}
