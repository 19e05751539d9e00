import SwiftUI

struct SimpleApp: App {
    var body: some Scene {
        WindowGroup {
            ProfileCard(profile: .sample)
        }
    }
}

struct ModelApp: App {
    @StateObject private var session = Session()
    @StateObject private var router: Router
    @State private var library = Library()
    @Environment(\.scenePhase) private var scenePhase

    init() {
        _router = StateObject(wrappedValue: Router())
    }

    var body: some Scene {
        WindowGroup("Main", id: "main") {
            SessionContent()
                .environmentObject(session)
                .environmentObject(router)
                .environment(library)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { router.path = [] }
        }
    }
}

struct SceneApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        MainScene(title: "Scenes")
            .environmentObject(session)
        WindowGroup(id: "second") { Text("Second") }
        if #available(macOS 13, *) {
            WindowGroup("Third", id: "third") { Text("Third") }
        }
    }
}

struct MainScene: Scene {
    let title: String

    var body: some Scene {
        WindowGroup(title) {
            Text("Scene \(title)")
            SceneUser()
        }
        .environment(\.badgeCount, 2)
    }
}

private struct SceneUser: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.theme)
        BadgeView()
    }
}

struct BuiltApp: App {
    var body: some Scene { scenes }

    @SceneBuilder
    private var scenes: some Scene {
        WindowGroup { Text("Built") }
    }
}
