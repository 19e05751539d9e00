import Foundation
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The values a host program passes to one browser session of the app.
public struct AppHost: Sendable {
    /// The transport to the server.
    public var transport: any PhotoTransport
    /// The account state, if the host knows it.
    public var account: AccountState
    /// The browser's proof of earlier sign-ins; see `SignedIn.proof`.
    public var browserProof: String?
    /// Returns the store with a person's data, which outlives browser sessions; each person has their own.
    public var dataStore: @Sendable (PersonID) -> any PersistentDataStore
    /// Returns the store of a person's comments and moments that wait to be sent; each person has their own.
    public var outboxStorage: @Sendable (PersonID) -> any OutboxStorage
    /// The toggles set by the host; nil if it sets none.
    public var toggles: (any RemoteTogglesProvider)?
    /// The receivers of analytics events.
    public var trackingProviders: [any TrackingProvider]
    /// The app's address in the browser without a path, the base of invitation links.
    public var site: URL
    /// The path at which the session begins, such as `/friends`; nil if it is not known.
    public var firstPath: String?
    /// Whether the server notifies browsers while the app is closed.
    public var sendsPush: Bool
    /// The version shown in the internal menu.
    public var version: String
    /// Signs the visitor in as a demo person and returns the token for the browser's cookie. Nil outside demo mode.
    public var demoSignIn: (@Sendable (PersonID) async throws -> String)?
    /// Stops the program, which its supervisor restarts. Throws if the person lacks permission; nil if it cannot be stopped.
    public var stopServer: (@Sendable () async throws -> Void)?

    public init(
        transport: any PhotoTransport,
        site: URL,
        firstPath: String? = nil,
        account: AccountState = .unknown,
        browserProof: String? = nil,
        dataStore: @escaping @Sendable (PersonID) -> any PersistentDataStore = { _ in InMemoryDataStore() },
        outboxStorage: @escaping @Sendable (PersonID) -> any OutboxStorage = { _ in InMemoryOutboxStorage() },
        toggles: (any RemoteTogglesProvider)? = nil,
        trackingProviders: [any TrackingProvider] = [],
        sendsPush: Bool = false,
        version: String = "",
        demoSignIn: (@Sendable (PersonID) async throws -> String)? = nil,
        stopServer: (@Sendable () async throws -> Void)? = nil
    ) {
        self.transport = transport
        self.site = site
        self.firstPath = firstPath
        self.account = account
        self.browserProof = browserProof
        self.dataStore = dataStore
        self.outboxStorage = outboxStorage
        self.toggles = toggles
        self.trackingProviders = trackingProviders
        self.sendsPush = sendsPush
        self.version = version
        self.demoSignIn = demoSignIn
        self.stopServer = stopServer
    }
}

extension EnvironmentValues {
    /// The app's host; nil if there is none, for example in previews.
    @Entry public var appHost: AppHost?
}
