import OrielCombine
import OrielCore
import OrielTesting
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var noteText: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
}

@MainActor
@Suite struct FocusedValueTests {
    struct Reader: View {
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.noteText) private var text

        var body: some View {
            Text(verbatim: "note \(note ?? "none"), text \(text ?? "none")")
            Button("Clear") { text = "" }
        }
    }

    struct Page: View {
        @State private var first = "a"
        @State private var second = "b"
        @State private var isShown = true

        var body: some View {
            Reader()
            VStack {
                TextField("First", text: $first).focusedValue(\.note, "one").focusedValue(\.noteText, $first)
                if isShown { TextField("Second", text: $second).focusedValue(\.note, "two") }
            }
            .focusedValue(\.note, "around")
            TextField("Other", text: $second)
            Button("Remove") { isShown = false }
        }
    }

    @Test func `the value of the view with the focus is read`() async throws {
        let host = ViewHost { Page() }
        #expect(host.texts.first == "note none, text none")

        try await host.focus("First")
        #expect(host.texts.first == "note one, text a")

        try await host.focus("Second")
        #expect(host.texts.first == "note two, text none")
    }

    @Test func `without an exporting view around the focus there is no value`() async throws {
        let host = ViewHost { Page() }
        try await host.focus("First")

        try await host.focus("Other")

        #expect(host.texts.first == "note none, text none")
    }

    @Test func `a button that reads a value can use it after it has taken the focus`() async throws {
        let host = ViewHost { Page() }
        try await host.focus("First")
        await host.unfocus()

        try await host.tap("Clear")

        #expect(host.texts.first == "note one, text ")
    }

    @Test func `a view that is removed exports nothing`() async throws {
        let host = ViewHost { Page() }
        try await host.focus("Second")

        try await host.tap("Remove")

        #expect(host.texts.first == "note none, text none")
    }

    @Test func `nil exports nothing, so that the value of a view around it is read`() async throws {
        struct Nested: View {
            @State private var text = ""
            @State private var note: String? = "inner"

            var body: some View {
                Reader()
                VStack { TextField("Field", text: $text).focusedValue(\.note, note) }.focusedValue(\.note, "outer")
                Button("Nil") { note = nil }
            }
        }
        let host = ViewHost { Nested() }
        try await host.focus("Field")
        #expect(host.texts.first == "note inner, text none")

        try await host.tap("Nil")

        #expect(host.texts.first == "note outer, text none")
    }

    @Test func `a value of the scene is exported wherever the focus is`() async throws {
        struct Scene: View {
            @State private var count = 0

            var body: some View {
                Reader()
                Button("Count") { count += 1 }.focusedSceneValue(\.note, "scene \(count)")
            }
        }
        let host = ViewHost { Scene() }
        #expect(host.texts.first == "note scene 0, text none")

        try await host.tap("Count")

        #expect(host.texts.first == "note scene 1, text none")
    }

    final class Note: ObservableObject {
        @Published var title = "Title"
    }

    @Test func `an object is observed while it is exported`() async throws {
        struct ObjectReader: View {
            @FocusedObject private var note: Note?

            var body: some View {
                Text(verbatim: note?.title ?? "none")
                Button("Rename") { $note?.title.wrappedValue = "New" }
            }
        }
        struct Page: View {
            @State private var text = ""
            let note: Note

            var body: some View {
                ObjectReader()
                TextField("Field", text: $text).focusedObject(note)
            }
        }
        let note = Note()
        let host = ViewHost { Page(note: note) }
        #expect(host.texts.first == "none")

        try await host.focus("Field")
        #expect(host.texts.first == "Title")

        try await host.tap("Rename")
        #expect(host.texts.first == "New")
    }
}
