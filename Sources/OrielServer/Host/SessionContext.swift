public import OrielCore

/// What a host knows about the person at a browser, put into the environment of the session's views.
///
///     server.sessionContext = { request in
///         var context = SessionContext()
///         context.set(\.viewer, to: try await people.person(signedInWith: request.cookies["session"]))
///         return context
///     }
public struct SessionContext: Sendable {
    /// Whether somebody is signed in. When there are too many sessions, idle ones of signed-out people end first.
    public var isSignedIn = false

    /// What the browser keeps for the app.
    var storedValues: [String: StoredValue] = [:]

    private var edits: [@Sendable @MainActor (inout EnvironmentValues) -> Void] = []

    /// A context that says nothing.
    public init() {}

    /// Sets a value of the environment for all views of the session.
    public mutating func set<Value: Sendable>(
        _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
        to value: Value
    ) {
        edits.append { $0[keyPath: keyPath] = value }
    }

    /// Changes the environment of the session's views on the main actor, when the session begins.
    ///
    /// Here is the place to make `@Observable` objects that belong to one session.
    public mutating func edit(_ edit: @escaping @Sendable @MainActor (inout EnvironmentValues) -> Void) {
        edits.append(edit)
    }

    /// Puts what is known into an environment.
    @MainActor
    package func apply(to environment: inout EnvironmentValues) {
        for edit in edits { edit(&environment) }
    }
}
