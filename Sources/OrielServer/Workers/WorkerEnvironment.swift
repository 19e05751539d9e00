internal import Foundation

/// The settings a supervisor passes to a worker at its start.
struct WorkerEnvironment: Codable, Equatable, Sendable {
    /// The variable it comes in, as JSON. Command lines can be read by other users of a machine, variables cannot.
    static let variable = "ORIEL_WORKER"
    /// Descriptors a worker inherits.
    static let listener: Int32 = 3
    static let control: Int32 = 4
    static let board: Int32 = 5

    var id: WorkerID
    /// From 0; a worker that replaces another has the same. Nil for a worker of one session.
    var slot: Int?
    /// How many slots there are.
    var count: Int
    /// The service's name for mailboxes; random, the same for all workers of a supervisor.
    var service: String
    /// The port the listener is bound to.
    var port: Int
    var supervisor: Int32
    /// A secret for the session key, where the host has set none.
    var key: String
    /// The place in the supervisor's memory for notes of this worker.
    var place: Int

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// - Returns: Nil in a process that no supervisor has started.
    static func current() -> WorkerEnvironment? {
        guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
        // A program that this one starts is no worker.
        unsetenv(variable)
        return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
}
