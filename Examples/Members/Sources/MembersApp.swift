import SwiftUI

struct MembersApp: App {
    var body: some Scene {
        WindowGroup { MembersView() }
    }
}

/// What members see, or the way in.
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
