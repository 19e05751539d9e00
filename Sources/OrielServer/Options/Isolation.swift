public import ArgumentParser

/// What sessions share; see ``ServerOptions/isolation``.
public enum Isolation: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Sessions share the processes of the server, and the globals of each.
    case none
    /// Each session has a process of its own. It costs the memory of a process, and the start of one for each new session.
    case session
}
