import SwiftUI

/// A directory of birds, and a log of the birds that were seen. MVVM: views bind to view models, which connect publishers.
@main
struct BirdwatchApp: App {
    @StateObject private var log = SightingLog()

    var body: some Scene {
        WindowGroup {
            TabView {
                SearchView(viewModel: SearchViewModel(catalog: SpeciesCatalog()))
                    .tabItem { Label("Species", systemImage: "magnifyingglass") }
                LogView(viewModel: LogViewModel(log: log))
                    .tabItem { Label("Log", systemImage: "list.bullet") }
                    .badge(log.sightings.count)
            }
            .environmentObject(log)
        }
    }
}
