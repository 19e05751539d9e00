import SwiftUI

/// Teas and a journal. The life cycle of SwiftUI, with a delegate for what only a delegate is told.
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
