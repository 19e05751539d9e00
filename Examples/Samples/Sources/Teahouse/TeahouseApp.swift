import SwiftUI

/// Teas and a journal: SwiftUI's life cycle, with an app delegate that writes down what happens to the app.
@main
struct TeahouseApp: App {
    @UIApplicationDelegateAdaptor(TeahouseDelegate.self) private var delegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var brewing = Brewing()

    var body: some Scene {
        WindowGroup {
            TeasView()
                .environmentObject(brewing)
                .onOpenURL { brewing.open($0) }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { brewing.pause() }
        }
    }
}
