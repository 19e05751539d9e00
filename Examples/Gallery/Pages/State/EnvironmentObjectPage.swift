import SwiftUI

/// A name that all descendant views share through the environment.
struct EnvironmentObjectPage: View {
    @StateObject private var session = Session()

    var body: some View {
        Form {
            Section("Account") {
                AccountEditor()
            }
            Section("Read by a descendant") {
                HStack {
                    Image(systemName: "person.crop.circle")
                    AccountName()
                }
            }
        }
        .environmentObject(session)
    }
}

@MainActor
private final class Session: ObservableObject {
    @Published var userName = "Grace"
    @Published var isSignedIn = true
}

private struct AccountEditor: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Toggle("Signed in", isOn: $session.isSignedIn)
        TextField("User name", text: $session.userName)
            .disabled(!session.isSignedIn)
    }
}

private struct AccountName: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.isSignedIn ? session.userName : "Signed out")
            .foregroundStyle(session.isSignedIn ? .primary : .secondary)
            .accessibilityIdentifier("account")
    }
}
