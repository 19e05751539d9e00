import SwiftUI

/// An app with the settings of scenes that a page has no use for.
struct ToolApp: App {
    @State private var isInserted = true

    var body: some Scene {
        WindowGroup { ToolWindow() }
            .windowToolbarStyle(.unified(showsTitle: false))
            .windowManagerRole(.principal)
            .windowBackgroundDragBehavior(.enabled)
            .restorationBehavior(.disabled)
            .defaultLaunchBehavior(.presented)
            .windowIdealSize(.fitToContent)
            .windowLevel(.floating)
            .keyboardShortcut("0")
            .persistentSystemOverlays(.hidden)
            .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
            .backgroundTask(.urlSession("downloads")) { await Task.yield() }
            .backgroundTask(.urlSession) { identifier in print(identifier) }
            .backgroundTask(.urlSession(matching: { $0.hasPrefix("a") })) { identifier in print(identifier) }
        UtilityWindow("Tools", id: "tools") { Text("Tools") }
        MenuBarExtra("Tool", systemImage: "hammer", isInserted: $isInserted) { Button("Check") {} }
        MenuBarExtra("Tool", image: "Hammer") { Button("Check") {} }
        MenuBarExtra("Tool", image: "Hammer", isInserted: $isInserted) { Button("Check") {} }
        MenuBarExtra("Tool") { Button("Check") {} }
        MenuBarExtra("Tool", isInserted: $isInserted) { Button("Check") {} }
    }
}

struct ToolWindow: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Open tools") { openWindow(id: "tools") }
            .windowResizeBehavior(.disabled)
            .windowDismissBehavior(.enabled)
            .windowMinimizeBehavior(.automatic)
            .windowFullScreenBehavior(.disabled)
            .presentedWindowStyle(.hiddenTitleBar)
            .presentedWindowToolbarStyle(.unifiedCompact)
            .allowsWindowActivationEvents()
    }
}

enum WindowValues {
    static var styles: [any WindowToolbarStyle] {
        [
            DefaultWindowToolbarStyle.automatic, ExpandedWindowToolbarStyle.expanded,
            UnifiedWindowToolbarStyle.unified, UnifiedCompactWindowToolbarStyle.unifiedCompact(showsTitle: true),
        ]
    }
    static let levels: [WindowLevel] = [.automatic, .normal, .desktop]
    static let roles: [WindowManagerRole] = [.automatic, .associated]
    static let behaviors: [WindowInteractionBehavior] = [.automatic]
    static let restoration: [SceneRestorationBehavior] = [.automatic]
    static let launch: [SceneLaunchBehavior] = [.automatic, .suppressed]
    static let sizes: [WindowIdealSize] = [.automatic, .maximum]
    static let tasks = BackgroundTask<Void, Void>.appRefresh("refresh")
}
