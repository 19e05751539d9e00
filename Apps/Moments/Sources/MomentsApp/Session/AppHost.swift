import Foundation
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// What the program around the app hands to one browser session.
public struct AppHost: Sendable {
    /// The way to the server.
    public var transport: any APITransport
    /// Who is at the browser, as far as the host knows.
    public var account: AccountState
    /// What the browser keeps of earlier sign-ins: see `SignedIn.proof`.
    public var browserProof: String?
    /// What is kept for a person between sessions; each person has a store of their own.
    public var dataStore: @Sendable (PersonID) -> any PersistentDataStore
    /// Toggles the host has set for everybody, by their keys.
    public var toggles: [String: Bool]
    /// Who wants to know what people do.
    public var trackingProviders: [any TrackingProvider]
    /// Where the app is in the browser, without a path: what invitations begin with.
    public var site: URL
    /// The version shown in the internal menu.
    public var version: String
    /// Lets the visitor look through a demo person's eyes; gives the token for the browser's cookie. Nil outside of demo mode.
    public var demoSignIn: (@Sendable (PersonID) async throws -> String)?
    /// Stops the program, which whoever started it starts again. Throws for a person who may not, nil where nobody may.
    public var stopServer: (@Sendable () async throws -> Void)?

    public init(
        transport: any APITransport,
        site: URL,
        account: AccountState = .unknown,
        browserProof: String? = nil,
        dataStore: @escaping @Sendable (PersonID) -> any PersistentDataStore = { _ in InMemoryDataStore() },
        toggles: [String: Bool] = [:],
        trackingProviders: [any TrackingProvider] = [],
        version: String = "",
        demoSignIn: (@Sendable (PersonID) async throws -> String)? = nil,
        stopServer: (@Sendable () async throws -> Void)? = nil
    ) {
        self.transport = transport
        self.site = site
        self.account = account
        self.browserProof = browserProof
        self.dataStore = dataStore
        self.toggles = toggles
        self.trackingProviders = trackingProviders
        self.version = version
        self.demoSignIn = demoSignIn
        self.stopServer = stopServer
    }
}

extension EnvironmentValues {
    /// The program around the app; nil where there is none, as in previews.
    @Entry public var appHost: AppHost?
}
