public import ArgumentParser

/// The isolation of sessions from each other; see ``ServerOptions/isolation``.
public enum Isolation: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Sessions share worker processes and their globals.
    case none
    /// Each session runs in its own process. Each session costs the memory of a process, and each new session the start
    /// of a process.
    case session
}
