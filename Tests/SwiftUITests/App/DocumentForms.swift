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
