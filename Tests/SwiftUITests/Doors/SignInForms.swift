import AuthenticationServices
import SwiftUI

/// As apps sign in at another site with UIKit.
@MainActor final class SiteSignIn: NSObject, ASWebAuthenticationPresentationContextProviding {
    private(set) var code: String?
    private(set) var failure: ASWebAuthenticationSessionError.Code?
    private var session: ASWebAuthenticationSession?

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { ASPresentationAnchor() }

    func begin(at url: URL) -> Bool {
        let session = ASWebAuthenticationSession(
            url: url,
            callback: .https(host: "notes.example", path: "/signed-in")
        ) { [weak self] address, error in
            self?.failure = (error as? ASWebAuthenticationSessionError)?.code
            guard let address else { return }
            let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
            self?.code = items?.first { $0.name == "code" }?.value
        }
        session.presentationContextProvider = self
        session.prefersEphemeralWebBrowserSession = true
        self.session = session
        return session.canStart && session.start()
    }

    func end() { session?.cancel() }
}

/// As apps sign in at another site with SwiftUI.
struct SiteSignInView: View {
    @Environment(\.webAuthenticationSession) private var webAuthenticationSession
    @State private var message = "Signed out"

    var body: some View {
        Text(message)
        Button("Sign in") {
            Task {
                do {
                    let address = try await webAuthenticationSession.authenticate(
                        using: URL(string: "https://provider.example/authorize")!,
                        callback: .https(host: "notes.example", path: "/signed-in"),
                        preferredBrowserSession: .ephemeral
                    )
                    message = address.path()
                } catch ASWebAuthenticationSessionError.canceledLogin {
                    message = "Cancelled"
                } catch {
                    message = error.localizedDescription
                }
            }
        }
    }
}
