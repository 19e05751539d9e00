import OrielServer
import SwiftUI

/// The members' area.
struct WelcomeView: View {
    let name: String
    @Environment(\.signOut) private var signOut
    @Environment(\.accounts) private var accounts
    @Environment(\.member) private var member
    @State private var message: String?

    var body: some View {
        List {
            Text("Welcome, \(name)!")
            Button("Sign out") { Task { await leave() } }
            if let message { Text(message) }
        }
    }

    private func leave() async {
        // Revokes the token on the server first, which also invalidates copies of the cookie.
        if let token = member.token { await accounts.signOut(token) }
        do {
            try await signOut("session")
            member.hasSignedOut()
        } catch {
            message = error.localizedDescription
        }
    }
}
