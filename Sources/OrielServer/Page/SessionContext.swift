public import OrielCore

/// Information about the user that the host adds to the environment of the session's views.
///
///     server.sessionContext = { request in
///         var context = SessionContext()
///         context.set(\.viewer, to: try await people.person(signedInWith: request.cookies["session"]?.value))
///         return context
///     }
public struct SessionContext: Sendable {
    /// Whether the user is signed in. At the session limit, idle signed-out sessions are evicted first.
    public var isSignedIn = false

    /// The public key with which browsers subscribe to messages of this server: the text of WebPush's `ApplicationServerKey`.
    ///
    /// Without one, `UIApplication.registerForRemoteNotifications()` fails.
    public var pushKey: String?

    /// The app's values stored in the browser.
    var storedValues: [String: StoredValue] = [:]

    private var edits: [@Sendable @MainActor (inout EnvironmentValues) -> Void] = []

    /// Creates an empty context.
    public init() {}

    /// Sets an environment value for all views of the session. A later call for the same key path takes precedence.
    public mutating func set<Value: Sendable>(
        _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
        to value: Value
    ) {
        edits.append { $0[keyPath: keyPath] = value }
    }

    /// Edits the environment of the session's views on the main actor when the session starts.
    ///
    /// Create `@Observable` objects that belong to one session here. The environment already has `signIn` and `signOut`, so an
    /// app that does not import this module can get them in a form of its own.
    public mutating func edit(_ edit: @escaping @Sendable @MainActor (inout EnvironmentValues) -> Void) {
        edits.append(edit)
    }

    /// Applies the edits to an environment.
    @MainActor
    package func apply(to environment: inout EnvironmentValues) {
        for edit in edits { edit(&environment) }
    }
}
