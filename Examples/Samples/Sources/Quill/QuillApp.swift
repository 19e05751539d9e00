import SwiftUI

/// An editor for Markdown with a preview, over cmark, the C library of CommonMark.
@main
struct QuillApp: App {
    var body: some Scene {
        WindowGroup { EditorView() }
            .commands { InsertCommands() }
    }
}
