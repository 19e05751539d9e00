import SwiftUI

struct EditorView: View {
    @State private var source = EditorView.sample
    @State private var document = Document(markdown: EditorView.sample)
    @State private var pane = Pane.preview
    @Environment(\.horizontalSizeClass) private var sizeClass

    private enum Pane: String, CaseIterable, Identifiable {
        case source, preview
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Quill")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { OutlineMenu(outline: document.outline) }
                }
        }
        .focusedSceneValue(\.markdown, $source)
        .onChange(of: source) { _, new in document = Document(markdown: new) }
    }

    @ViewBuilder
    private var content: some View {
        if sizeClass == .compact {
            VStack(spacing: 0) {
                Picker("Pane", selection: $pane) {
                    ForEach(Pane.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                .padding()
                switch pane {
                case .source: editor
                case .preview: preview
                }
            }
        } else {
            HStack(spacing: 0) {
                editor
                Divider()
                preview
            }
        }
    }

    private var editor: some View {
        TextEditor(text: $source)
            .font(.body.monospaced())
            .accessibilityLabel("Markdown")
            .padding(.horizontal)
    }

    private var preview: some View {
        ScrollView {
            DocumentView(document: document)
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private static let sample = """
        # Letters

        *Quill* renders **CommonMark**, with `code` and [links](https://commonmark.org).

        1. Write
        2. Read
           - again
           - and again

        > Brevity is the soul of wit.

        ```swift
        print("Hello")
        ```

        ---

        Yours -- "Q"
        """
}
