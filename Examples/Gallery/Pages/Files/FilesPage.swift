import SwiftUI
import UniformTypeIdentifiers

/// Importing files from the person's device and exporting files to it.
struct FilesPage: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var files: [TextFile] = []
    @State private var status = "Nothing chosen yet"

    var body: some View {
        List {
            Section("From the device") {
                Button("Choose texts", systemImage: "doc.text") {
                    status = "Choosing"
                    isImporting = true
                }
                Text(status)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("status")
                ForEach(files) { file in
                    VStack(alignment: .leading) {
                        Text(file.name)
                        Text(file.text)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .lineLimit(2)
                    }
                }
            }
            Section("To the device") {
                Button("Save as one file", systemImage: "square.and.arrow.down") { isExporting = true }
                ShareLink("Share the address of Swift", item: URL(string: "https://www.swift.org")!)
                ShareLink(item: files.map(\.text).joined(separator: "\n"), subject: Text("Texts")) {
                    Label("Share the texts", systemImage: "text.quote")
                }
                .disabled(files.isEmpty)
            }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text], allowsMultipleSelection: true) {
            result in
            read(result)
        } onCancellation: {
            status = "Cancelled"
        }
        .fileExporter(
            isPresented: $isExporting,
            document: TextDocument(text: files.map(\.text).joined(separator: "\n")),
            contentType: .plainText,
            defaultFilename: "Texts"
        ) { result in
            switch result {
            case .success(let url): status = "Saved \(url.lastPathComponent)"
            case .failure(let error): status = error.localizedDescription
            }
        }
    }

    private func read(_ result: Result<[URL], any Error>) {
        do {
            files = try result.get().map(TextFile.init)
            status = "\(files.count) chosen"
        } catch {
            status = error.localizedDescription
        }
    }
}

/// The text content of a file.
private struct TextFile: Identifiable {
    let id = UUID()
    let name: String
    let text: String

    init(_ url: URL) throws {
        guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
        defer { url.stopAccessingSecurityScopedResource() }
        name = url.lastPathComponent
        text = try String(contentsOf: url, encoding: .utf8)
    }
}

/// A text document for export.
private struct TextDocument: FileDocument {
    static let readableContentTypes = [UTType.plainText]

    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
