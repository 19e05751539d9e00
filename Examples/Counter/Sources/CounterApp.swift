import SwiftUI

/// An app with a list of counters, kept in memory.
@main
struct CounterApp: App {
    @StateObject private var library = CounterLibrary.sample

    var body: some Scene {
        WindowGroup {
            CountersView()
                .environmentObject(library)
        }
    }
}
