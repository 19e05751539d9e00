import APIKit
import HostKit
import OrielServer
import SwiftUI
import TreeholeAPI
import TreeholeApp
import TreeholeServer

/// A factory of the app's contexts of browser sessions, each from the first request of its session.
struct SessionContextFactory: Sendable {
    /// As long as the server keeps an unused sign-in.
    private static let cookieLifetime = Duration.seconds(60 * 86_400)

    let service: TreeholeService
    /// The codes of a demo; empty otherwise.
    let demoCodes: [DemoCode]
    /// Returns the address of the app in the browser.
    let site: @Sendable (SessionRequest) -> URL

    func context(for request: SessionRequest) async -> SessionContext {
        let (service, address) = (service, request.clientAddress)
        let token = request.cookies[TreeholeService.cookieName]?.value
        let transport = ServiceTransport(token: token) { request, token in
            await service.execute(request, token: token, clientAddress: address)
        } subscribe: { request, token in
            await service.subscribe(request, token: token)
        }
        let member = await member(of: transport)
        var host = TreeholeHost(transport: transport, member: member)
        host.demoCodes = demoCodes
        host.site = site(request)
        var context = SessionContext()
        context.edit { [host] environment in
            let (signIn, signOut) = (environment.signIn, environment.signOut)
            var host = host
            host.keepToken = { token in
                try await signIn(
                    SessionCookie(name: TreeholeService.cookieName, value: token, lifetime: Self.cookieLifetime)
                )
            }
            host.deleteToken = { try await signOut(TreeholeService.cookieName) }
            environment.treeholeHost = host
        }
        context.isSignedIn = member.account != nil
        return context
    }

    /// Returns the member of the browser; unknown if the database cannot be read now, and then the app asks again.
    private func member(of transport: ServiceTransport) async -> SignInState {
        do {
            let member = try await APIClient(transport: transport).perform(.member)
            return member.map(SignInState.signedIn) ?? .signedOut(.never)
        } catch {
            return .unknown
        }
    }
}
