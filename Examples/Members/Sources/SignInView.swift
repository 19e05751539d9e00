import OrielServer
import SwiftUI

/// The sign-in form.
struct SignInView: View {
    @Environment(\.signIn) private var signIn
    @Environment(\.accounts) private var accounts
    @Environment(\.member) private var member
    @State private var name = ""
    @State private var password = ""
    @State private var message: String?

    var body: some View {
        Form {
            TextField("Name", text: $name)
                .textContentType(.username)
            SecureField("Password", text: $password)
                .textContentType(.password)
            Button("Sign in") { Task { await submit() } }
                .disabled(name.isEmpty || password.isEmpty)
            if let message {
                Text(message)
                    .foregroundStyle(.red)
            }
        }
        .onSubmit { Task { await submit() } }
    }

    private func submit() async {
        do {
            let token = try await accounts.signIn(name: name, password: password)
            // When this call returns, the browser has stored the cookie, so the next page it loads is signed in.
            try await signIn(SessionCookie(name: "session", value: token, lifetime: .seconds(30 * 86_400)))
            member.hasSignedIn(name, token: token)
        } catch {
            message = error.localizedDescription
        }
    }
}
