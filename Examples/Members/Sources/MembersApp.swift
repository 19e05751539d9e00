import SwiftUI

struct MembersApp: App {
    var body: some Scene {
        WindowGroup { MembersView() }
    }
}

/// The root view: the members' area, or the sign-in form.
struct MembersView: View {
    @Environment(\.member) private var member

    var body: some View {
        NavigationStack {
            Group {
                if let name = member.name {
                    WelcomeView(name: name)
                } else {
                    SignInView()
                }
            }
            .navigationTitle("Members")
        }
    }
}
