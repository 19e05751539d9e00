public import ArgumentParser

/// How sessions are isolated from each other; see ``ServerOptions/isolation``.
public enum Isolation: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Sessions share worker processes and their globals.
    case none
    /// Each session runs in its own process. Costs the memory of a process per session, and a process start per new session.
    case session
}
