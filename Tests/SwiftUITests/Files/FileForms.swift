import CoreTransferable
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

/// Uses of files and photos in their documented forms.
struct FileForms: View {
    @State private var isPresented = false
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var document: NoteDocument? = NoteDocument(text: "")

    var body: some View {
        VStack {
            importers
            exporters
            pickers
            links
        }
    }

    @ViewBuilder private var importers: some View {
        Text("one").fileImporter(isPresented: $isPresented, allowedContentTypes: [.pdf, .plainText]) { result in
            if case .success(let url) = result { print(url.lastPathComponent) }
        }
        Text("several").fileImporter(
            isPresented: $isPresented,
            allowedContentTypes: [.image, UTType(filenameExtension: "md")!],
            allowsMultipleSelection: true
        ) { result in
            do {
                for url in try result.get() where url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    print(url)
                }
            } catch {
                print(error.localizedDescription)
            }
        }
        Text("given up").fileImporter(
            isPresented: $isPresented,
            allowedContentTypes: [.item],
            allowsMultipleSelection: false,
            onCompletion: { (_: Result<[URL], Error>) in },
            onCancellation: {}
        )
    }

    @ViewBuilder private var exporters: some View {
        Text("document").fileExporter(
            isPresented: $isPresented,
            document: document,
            contentType: .plainText,
            defaultFilename: "Note"
        ) { _ in }
        Text("no name").fileExporter(isPresented: $isPresented, document: document, contentType: .plainText) { result in
            if case .failure(let error) = result { print(error) }
        }
        Text("item").fileExporter(isPresented: $isPresented, item: "text", contentTypes: [.plainText]) { _ in }
        severalExporters
    }

    @ViewBuilder private var severalExporters: some View {
        let documents = [NoteDocument(text: "a"), NoteDocument(text: "b")]
        Text("documents").fileExporter(
            isPresented: $isPresented,
            documents: documents,
            contentType: .plainText
        ) { _ in }
        Text("types").fileExporter(
            isPresented: $isPresented,
            documents: documents,
            contentTypes: [.plainText],
            onCompletion: { (_: Result<[URL], Error>) in },
            onCancellation: {}
        )
        Text("types of one").fileExporter(
            isPresented: $isPresented,
            document: document,
            contentTypes: [.plainText],
            defaultFilename: "Note",
            onCompletion: { (_: Result<URL, Error>) in },
            onCancellation: {}
        )
        Text("moved").fileMover(
            isPresented: $isPresented,
            files: [URL(fileURLWithPath: "/tmp/a.txt")],
            onCompletion: { (_: Result<[URL], Error>) in },
            onCancellation: {}
        )
        Text("items").fileExporter(
            isPresented: $isPresented,
            items: [Report(lines: []), Report(lines: ["a"])],
            contentTypes: [.commaSeparatedText],
            onCompletion: { _ in }
        )
    }

    @ViewBuilder private var pickers: some View {
        PhotosPicker("One", selection: $item)
        PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.livePhotos)]), photoLibrary: .shared()) {
            Label("From the library", systemImage: "photo.on.rectangle")
        }
        PhotosPicker("One of the library", selection: $item, matching: .panoramas, photoLibrary: .shared())
        PhotosPicker("Some of the library", selection: $items, matching: .depthEffectPhotos, photoLibrary: .shared())
        PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .cinematicVideos, photoLibrary: .shared()) {
            Text("Two of the library")
        }
        Text("modifiers")
            .photosPicker(
                isPresented: .constant(false),
                selection: $item,
                matching: .timelapseVideos,
                photoLibrary: .shared()
            )
            .photosPicker(
                isPresented: .constant(false),
                selection: $items,
                matching: .spatialMedia,
                photoLibrary: .shared()
            )
        PhotosPicker("Pictures", selection: $item, matching: .images)
        PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.videos)])) {
            Label("With a label", systemImage: "photo")
        }
        PhotosPicker("Several", selection: $items, maxSelectionCount: 5, matching: .videos)
        PhotosPicker(
            selection: $items,
            maxSelectionCount: 5,
            selectionBehavior: .ordered,
            matching: .images,
            preferredItemEncoding: .compatible
        ) { Text("All") }
        Text("asked").photosPicker(isPresented: $isPresented, selection: $item, matching: .images)
            .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: 2)
            .task(id: item) {
                if let data = try? await item?.loadTransferable(type: Data.self) { print(data.count) }
                if let profile = try? await item?.loadTransferable(type: ProfileImage.self) { print(profile.image) }
            }
    }

    @ViewBuilder private var links: some View {
        ShareLink(item: URL(string: "https://www.swift.org")!)
        ShareLink("Swift", item: URL(string: "https://www.swift.org")!)
        ShareLink(item: "text", subject: Text("Subject"), message: Text("Message"))
        ShareLink(item: "text", subject: Text("Subject")) { Image(systemName: "square.and.arrow.up") }
        ShareLink(item: Note(text: "a"), preview: SharePreview("Note"))
        ShareLink(items: ["a", "b"])
        ShareLink("Image", item: Data(), preview: SharePreview("Data", image: Image(systemName: "photo")))
        titledLinks
    }

    @ViewBuilder private var titledLinks: some View {
        let name = "Notes"
        let urls = [URL(string: "https://www.swift.org")!, URL(string: "https://www.swift.org/blog")!]
        ShareLink("Addresses", items: urls)
        ShareLink(name, items: urls, subject: Text("Subject"))
        ShareLink(Text(name), items: urls)
        ShareLink("Texts", items: ["a", "b"], message: Text("Message"))
        ShareLink(name, items: ["a", "b"])
        ShareLink(Text(name), items: ["a", "b"])
        ShareLink(Text(name), item: Note(text: "a"), preview: SharePreview("Note"))
        let notes = [Note(text: "a"), Note(text: "b")]
        ShareLink(items: notes) { SharePreview($0.text) }
        ShareLink("Notes", items: notes) { note in SharePreview(note.text, image: Image(systemName: "note")) }
        ShareLink(name, items: notes) { SharePreview($0.text) }
        ShareLink(Text(name), items: notes, preview: { SharePreview($0.text) })
        ShareLink(items: notes, preview: { SharePreview($0.text) }, label: { Label("Notes", systemImage: "note") })
    }
}

struct Note: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.text)
    }
}

/// A representation with modifiers.
struct Report: Transferable {
    var lines: [String]
    var hasLines: Bool { !lines.isEmpty }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .commaSeparatedText) { (report: Report) in
            Data(report.lines.joined(separator: ",").utf8)
        } importing: { data in
            Report(lines: String(decoding: data, as: UTF8.self).split(separator: ",").map(String.init))
        }
        .exportingCondition { $0.hasLines }
        .suggestedFileName("Report.csv")
        .visibility(.all)
    }
}

extension UTType {
    static let note = UTType(exportedAs: "example.oriel.note")
}

struct NoteDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        .init(regularFileWithContents: text.data(using: .utf8)!)
    }
}

/// From Apple's sample for choosing a profile image.
struct ProfileImage: Transferable {
    enum TransferError: Error { case importFailed }

    let image: Image

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let uiImage = UIImage(data: data) else { throw TransferError.importFailed }
            return ProfileImage(image: Image(uiImage: uiImage))
        }
    }
}
