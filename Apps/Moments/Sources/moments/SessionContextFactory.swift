import Account
import Foundation
import Logging
import MomentsAPI
import MomentsApp
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsServer
import OrielServer
import SwiftUI

/// A factory of the app's contexts of browser sessions, each from the first request of its session.
struct SessionContextFactory: Sendable {
    /// The server that answers the app's requests.
    enum Backend: Sendable {
        case local(MomentsService)
        case remote(URL)
    }

    let backend: Backend
    /// The toggles for everyone.
    let toggles: any RemoteTogglesProvider
    /// Returns the address of the app in the browser.
    let site: @Sendable (SessionRequest) -> URL
    /// The folder with the comments and moments that wait to be sent.
    let outbox: URL
    private let stores = DataStores()
    private let viewers: KnownViewers
    private let tracking: [any TrackingProvider]

    /// - Parameter logger: The logger for people's actions.
    init(
        _ backend: Backend,
        outbox: URL,
        toggles: any RemoteTogglesProvider,
        site: @escaping @Sendable (SessionRequest) -> URL,
        logger: Logger
    ) {
        tracking = [LogTrackingProvider(logger: logger), MetricsTrackingProvider()]
        self.site = site
        self.backend = backend
        self.outbox = outbox
        viewers = KnownViewers(folder: outbox.appending(path: "viewers"), logger: logger)
        self.toggles = toggles
    }

    func context(for request: SessionRequest) async -> SessionContext {
        let transport = transport(for: request)
        let account = await account(of: transport, token: request.cookies[MomentsService.cookieName]?.value)
        let host: AppHost? = AppHost(
            transport: transport,
            site: site(request),
            firstPath: request.uri.path,
            account: account,
            browserProof: request.cookies[MomentsService.proofCookieName]?.value,
            dataStore: { [stores] person in stores.store(of: person) },
            outboxStorage: { [outbox] person in FileOutboxStorage(folder: outbox.appending(path: "\(person)")) },
            toggles: toggles,
            trackingProviders: tracking,
            sendsPush: pushKey != nil,
            version: Version.text,
            demoSignIn: demoSignIn(for: request),
            stopServer: stopServer(for: transport)
        )
        var context = SessionContext()
        context.set(\.appHost, to: host)
        context.edit { environment in
            environment.signInStorage = SignInStorage(environment.signIn, environment.signOut)
            environment.shakeSensor = ShakeSensor { action in Color.clear.onShake(perform: action) }
        }
        context.isSignedIn = account.viewer != nil
        context.pushKey = pushKey
        return context
    }

    private func transport(for request: SessionRequest) -> any PhotoTransport {
        let token = request.cookies[MomentsService.cookieName]?.value
        return switch backend {
        case .local(let service):
            InProcessTransport(
                service,
                token: token,
                clientAddress: request.clientAddress,
                device: DeviceName.of(userAgent: request.headers[.userAgent])
            )
        case .remote(let url): HTTPTransport(url, token: token)
        }
    }

    /// Returns the account in the browser. If the server cannot be reached, it is the one of the same sign-in before; without
    /// one, the app asks again by itself and reports it.
    private func account(of transport: any PhotoTransport, token: String?) async -> AccountState {
        do {
            let viewer = try await APIClient(transport: transport).perform(GetViewerOperation())
            if case .remote = backend { viewers.note(viewer, of: token) }
            return viewer.map(AccountState.signedIn) ?? .signedOut(.never)
        } catch {
            guard RepoError(error)?.kind == .unavailable else { return .unknown }
            return viewers.viewer(of: token).map(AccountState.signedIn) ?? .unknown
        }
    }

    /// The key with which browsers subscribe to messages. Anyone can act as a person of the demo, so it notifies nobody.
    private var pushKey: String? {
        guard case .local(let service) = backend, !isDemo else { return nil }
        return service.configuration.push?.sender.key.text
    }

    private var isDemo: Bool {
        if case .local(let service) = backend { service.configuration.isDemo } else { false }
    }

    private func demoSignIn(for request: SessionRequest) -> (@Sendable (PersonID) async throws -> String)? {
        guard case .local(let service) = backend, isDemo else { return nil }
        let address = request.clientAddress
        return { person in
            try await service.accounts.demoSignIn(as: person, clientAddress: address).token
        }
    }

    /// Returns a function that stops the server with all its workers: in the demo, and for admins of debug builds. Nil
    /// otherwise.
    private func stopServer(for transport: any PhotoTransport) -> (@Sendable () async throws -> Void)? {
        if isDemo { return { LiveServer.requestStop() } }
        #if DEBUG
        return { try await Self.stopAsAdmin(by: transport) { LiveServer.requestStop() } }
        #else
        return nil
        #endif
    }

    #if DEBUG
    /// Checks the person at each tap: a page may stay open after its person has changed, or is no longer an admin.
    static func stopAsAdmin(by transport: any PhotoTransport, stop: @Sendable () -> Void) async throws {
        let viewer = try await APIClient(transport: transport).perform(GetViewerOperation())
        guard viewer?.isAdmin == true else {
            throw APIError.refused(
                APIRefusal(code: .forbidden, message: "Only admins can stop the server.")
            )
        }
        stop()
    }
    #endif
}
