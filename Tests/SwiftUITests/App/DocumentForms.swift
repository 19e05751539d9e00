import Combine
import SwiftUI
import UniformTypeIdentifiers

/// An app for documents that are values.
struct NoteApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: NoteDocument(text: "Draft")) { file in
            NoteEditor(file: file)
        }
        DocumentGroup(viewing: NoteDocument.self) { file in Text(file.document.text) }
    }
}

private struct NoteEditor: View {
    let file: FileDocumentConfiguration<NoteDocument>

    var body: some View {
        TextField("Note", text: file.$document.text)
        Text(file.isEditable ? "editable" : "fixed")
        Text("file \(file.fileURL?.lastPathComponent ?? "none")")
    }
}

/// An app for documents that are objects.
final class Notebook: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    // Used on the main actor only.
    nonisolated(unsafe) private var lines = ["first"]

    init() {}

    init(configuration: ReadConfiguration) throws {
        lines = [String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)]
    }

    var text: String { lines.joined(separator: " ") }

    func add(_ line: String) {
        objectWillChange.send()
        lines.append(line)
    }

    func snapshot(contentType: UTType) throws -> [String] { lines }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }
}

struct NotebookApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Notebook() }) { file in NotebookEditor(file: file) }
        DocumentGroup(viewing: Notebook.self) { file in NotebookEditor(file: file) }
    }
}

private struct NotebookEditor: View {
    let file: ReferenceFileDocumentConfiguration<Notebook>
    @ObservedObject private var notebook: Notebook
    @State private var isExporting = false

    init(file: ReferenceFileDocumentConfiguration<Notebook>) {
        self.file = file
        notebook = file.document
    }

    var body: some View {
        Text(notebook.text)
        Button("Add") { notebook.add("second") }.disabled(!file.isEditable)
        Button("Export") { isExporting = true }
            .fileExporter(isPresented: $isExporting, document: notebook, contentType: .plainText) { _ in }
    }
}

/// An app with a launch scene, whose documents can be made and opened by their editor.
struct StoryApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: NoteDocument(text: "Empty")) { file in StoryEditor(story: file.$document) }
        DocumentGroupLaunchScene("Stories") {
            NewDocumentButton("Start Writing")
            NewDocumentButton("Choose a Template", for: NoteDocument.self) { NoteDocument(text: "From a template") }
            NewDocumentButton("Choose None", for: NoteDocument.self) { throw CancellationError() }
            NewDocumentButton(contentType: .plainText) { Label("Write", systemImage: "pencil") }
        } background: {
            Color.yellow
        }
    }
}

private struct StoryEditor: View {
    @Binding var story: NoteDocument
    @Environment(\.newDocument) private var newDocument: NewDocumentAction
    @Environment(\.openDocument) private var openDocument: OpenDocumentAction
    @Environment(\.documentConfiguration) private var configuration: DocumentConfiguration?
    @State private var taps = 0
    @State private var failure = "no failure"

    var body: some View {
        TextField("Story", text: $story.text)
        Text("about \(story.text)")
        Text(configuration?.isEditable == true ? "can be edited" : "cannot be edited")
        Button("Tapped \(taps)") { taps += 1 }
        Button("Another") { newDocument(NoteDocument(text: "Another story")) }
        Button("Notebook") { newDocument { Notebook() } }
        Button("Missing") {
            Task {
                do {
                    try await openDocument(at: URL(fileURLWithPath: "/missing.txt"))
                } catch {
                    failure = "failed"
                }
            }
        }
        Text(failure)
        NewDocumentButton<DefaultNewDocumentButtonLabel>()
    }
}

/// Launch scenes in their other forms.
struct LaunchForms: App {
    var body: some Scene {
        DocumentGroup(viewing: NoteDocument.self) { file in Text(file.document.text) }
        DocumentGroupLaunchScene(Text("Notes"))
        DocumentGroupLaunchScene("Notes" as LocalizedStringKey)
        DocumentGroupLaunchScene { DefaultDocumentGroupLaunchActions() }
        DocumentGroupLaunchScene(Text("Notes")) {
            NewDocumentButton(label: { PlainLabel() })
        } background: {
            Color.red
        }
    }
}

private struct PlainLabel: View {
    var body: some View { Text("Label") }
}
