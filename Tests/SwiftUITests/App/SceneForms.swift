import SwiftUI

/// Scenes in a group share its modifiers; a window for a value may have a title.
struct SceneForms: App {
    @State private var locale = Locale(identifier: "de")

    var body: some Scene {
        Group {
            WindowGroup("Main") { Text("main") }
            WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
                Text(number ?? 0, format: .number)
            }
        }
        .environment(\.locale, locale)
        WindowGroup("Notes", id: "notes", for: String.self) { $note in
            TextField("Note", text: $note)
        } defaultValue: {
            "untitled"
        }
        WindowGroup(Text("More"), for: Int.self) { _ in Text("more") }
    }
}
