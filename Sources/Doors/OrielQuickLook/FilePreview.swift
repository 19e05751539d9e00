import Foundation
import OrielAVFoundation
import OrielAVKit
import OrielCore
import OrielResources
import OrielUIKit
import OrielUniformTypeIdentifiers

/// What is shown of a file.
enum PreviewContent {
    case picture(UIImage)
    /// The pages of a document.
    case pages([UIImage])
    case text(String)
    case media(URL)
    /// A file that is not shown, and its size in bytes; nil if there is no file.
    case other(Int?)

    static let longestText = 1 << 20
    static let mostPages = 50

    /// Reads a file. Drawing a document takes a moment for each page.
    static func of(_ url: URL) -> PreviewContent {
        guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return .other(nil) }
        let type = UTType(filenameExtension: url.pathExtension)
        if data.starts(with: Data("%PDF-".utf8)) {
            let pages = PDFDrawing.pages(of: url, limit: mostPages).compactMap { UIImage(data: $0) }
            return pages.isEmpty ? .other(data.count) : .pages(pages)
        }
        if let image = UIImage(data: data) { return .picture(image) }
        if let type, type.conforms(to: .audiovisualContent) { return .media(url) }
        if data.count <= longestText, let text = String(data: data, encoding: .utf8), !text.contains("\0") {
            return .text(text)
        }
        return .other(data.count)
    }
}

/// The content of a file.
struct FilePreview: View {
    let url: URL
    @State private var content: PreviewContent?

    init(url: URL) { self.url = url }

    var body: some View {
        Group {
            switch content {
            case .picture(let image): Image(uiImage: image).resizable().scaledToFit()
            case .pages(let pages): PreviewedPages(pages: pages)
            case .text(let text): PreviewedText(text: text)
            case .media(let url): PreviewedMedia(url: url)
            case .other(let size): PreviewedDetails(url: url, size: size)
            case nil: ProgressView()
            }
        }
        .task(id: url) {
            let url = url
            // Programs that draw documents must not keep other pages waiting.
            content = await Task.detached { PreviewContent.of(url) }.value
        }
    }
}

private struct PreviewedPages: View {
    let pages: [UIImage]

    init(pages: [UIImage]) { self.pages = pages }

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(pages.indices, id: \.self) { index in
                    Image(uiImage: pages[index])
                        .resizable()
                        .scaledToFit()
                        .frame(maxWidth: 900)
                        .background(.white)
                        .accessibilityLabel(Text(verbatim: "\(index + 1) / \(pages.count)"))
                }
            }
            .padding(12)
        }
        .background(Color(uiColor: .secondarySystemBackground))
    }
}

private struct PreviewedText: View {
    let text: String

    init(text: String) { self.text = text }

    var body: some View {
        ScrollView {
            Text(verbatim: text)
                .font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(16)
        }
    }
}

private struct PreviewedMedia: View {
    @State private var player: AVPlayer

    init(url: URL) { _player = State(initialValue: AVPlayer(url: url)) }

    var body: some View { VideoPlayer(player: player) }
}

private struct PreviewedDetails: View {
    let url: URL
    let size: Int?

    init(url: URL, size: Int?) { (self.url, self.size) = (url, size) }

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: size == nil ? "exclamationmark.triangle" : "doc")
                .font(.system(size: 56))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text(verbatim: url.lastPathComponent).font(.headline)
            if let size { Text(Int64(size), format: .byteCount(style: .file)).foregroundStyle(.secondary) }
        }
        .padding()
    }
}

/// A file that the user saves as it is.
struct PreviewedFile: FileDocument {
    static let readableContentTypes: [UTType] = [.data]
    private let contents: Data

    /// Returns nil if the file cannot be read.
    init?(_ url: URL) {
        guard let contents = FileManager.default.contents(atPath: url.path) else { return nil }
        self.contents = contents
    }

    init(configuration: ReadConfiguration) throws { contents = configuration.file.regularFileContents ?? Data() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: contents)
    }
}
