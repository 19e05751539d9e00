import OrielTesting
import SwiftUI
import Testing

@Observable final class Store { func load() async {} }

struct LibraryView: View {
    init() {}
    init(store: Store) {}
    var body: some View { Text("Library") }
}
typealias CounterView = LibraryView
typealias NotesView = LibraryView
typealias StopwatchView = LibraryView

struct LibraryApp: App {
    init() {}
    var body: some Scene { WindowGroup { LibraryView() } }
}

@MainActor let host = ViewHost { LibraryView() }
@MainActor let store = Store()

// AccessibleElement.swift: not compiled: the description of an element

// Suggestion.swift: internal
