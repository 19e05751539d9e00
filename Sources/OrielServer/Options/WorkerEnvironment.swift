internal import Foundation

/// The settings a supervisor passes to a worker at its start.
struct WorkerEnvironment: Codable, Equatable, Sendable {
    /// The environment variable with the settings as JSON. Other users of a machine can read command lines, but not variables.
    static let variable = "ORIEL_WORKER"
    /// The descriptors a worker inherits.
    static let listener: Int32 = 3
    static let control: Int32 = 4
    static let board: Int32 = 5

    var id: WorkerID
    /// The slot, from 0; a replacement worker has the same. Nil for a worker of one session.
    var slot: Int?
    /// The number of slots.
    var count: Int
    /// The service's name for mailboxes: random, and the same for all workers of a supervisor.
    var service: String
    /// The port the listener is bound to.
    var port: Int
    var supervisor: Int32
    /// The secret of the session key if the host has set none.
    var key: String
    /// The index of this worker's notes in the supervisor's memory.
    var place: Int

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// - Returns: Nil in a process that was not started by a supervisor.
    static func current() -> WorkerEnvironment? {
        guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
        // A program started by this one is not a worker.
        unsetenv(variable)
        return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
}
