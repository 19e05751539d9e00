import SwiftUI

/// A menu of the Markdown that is added to the document of the window in front.
struct InsertCommands: Commands {
    @FocusedBinding(\.markdown) private var markdown

    var body: some Commands {
        CommandMenu("Insert") {
            Button("Heading") { markdown?.append("\n\n## Heading\n") }
                .keyboardShortcut("h", modifiers: [.command, .shift])
                .disabled(markdown == nil)
            Button("Divider") { markdown?.append("\n\n---\n") }
                .disabled(markdown == nil)
        }
    }
}

extension FocusedValues {
    @Entry var markdown: Binding<String>?
}
