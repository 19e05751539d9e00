import SwiftUI
import TreeholeAPI

/// The values a host program passes to one browser session of the app.
public struct TreeholeHost: Sendable {
    public var transport: any APITransport
    /// What the host program knows of the member when the session begins.
    public var member: SignInState
    /// Stores the token of a sign-in in the browser.
    public var keepToken: @MainActor @Sendable (String) async throws -> Void = { _ in }
    /// Removes the token from the browser.
    public var deleteToken: @MainActor @Sendable () async throws -> Void = {}
    public var demoCodes: [DemoCode] = []
    /// The app's address in the browser without a path, the base of links to posts.
    public var site: URL?

    public init(transport: any APITransport, member: SignInState = .unknown) {
        self.transport = transport
        self.member = member
    }
}

extension EnvironmentValues {
    /// The app's host; nil if there is none, for example in previews.
    @Entry public var treeholeHost: TreeholeHost?
}
