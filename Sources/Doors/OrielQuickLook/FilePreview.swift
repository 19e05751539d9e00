import Dispatch
import Foundation
import OrielAVFoundation
import OrielAVKit
package import OrielCore
import OrielCoreTransferable
import OrielResources
import OrielUIKit
import OrielUniformTypeIdentifiers
import Synchronization

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
    /// The most bytes of a picture.
    static let largestPicture = 32 << 20
    static let mostPages = 50

    /// Documents are drawn one after another, so that they take one processor at most.
    private static let queue = DispatchQueue(label: "oriel.quicklook")

    /// Reads a file, on a thread of its own: programs that draw documents must not keep pages waiting.
    static func of(_ url: URL) async -> PreviewContent {
        let isCancelled = Cancellation()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: read(url) { !isCancelled.value.withLock { $0 } }) }
            }
        } onCancel: {
            isCancelled.value.withLock { $0 = true }
        }
    }

    private final class Cancellation: Sendable {
        let value = Mutex(false)
    }

    private static func read(_ url: URL, while isNeeded: () -> Bool) -> PreviewContent {
        guard isNeeded(), url.isFileURL, let file = FileHandle(forReadingAtPath: url.path),
            case .success(let size) = Result(catching: { Int(clamping: try file.seekToEnd()) }),
            case .success(let start) = Result(catching: {
                try file.seek(toOffset: 0)
                return try file.read(upToCount: 5)
            })
        else { return .other(nil) }
        if start == Data("%PDF-".utf8) {
            let pages = PDFDrawing.pages(of: url, limit: mostPages, while: isNeeded).compactMap(UIImage.init(drawing:))
            return pages.isEmpty ? .other(size) : .pages(pages)
        }
        if let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .audiovisualContent) {
            return .media(url)
        }
        guard size <= largestPicture, let data = FileManager.default.contents(atPath: url.path) else {
            return .other(size)
        }
        if let image = UIImage(data: data) { return .picture(image) }
        if size <= longestText, let text = String(data: data, encoding: .utf8), !text.contains("\0") {
            return .text(text)
        }
        return .other(size)
    }
}

extension UIImage {
    /// A page as SVG, which apps cannot make images of; nil if it has no size.
    fileprivate convenience init?(drawing: Data) {
        guard let header = ImageHeader(drawing), header.format == .svg else { return nil }
        let size = CGSize(width: header.width, height: header.height)
        self.init(.file(drawing, .svg), size: size, scale: 1)
    }
}

/// The content of a file.
package struct FilePreview: View {
    let url: URL
    @State private var content: PreviewContent?

    package init(url: URL) { self.url = url }

    package var body: some View {
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
            let read = await PreviewContent.of(url)
            if !Task.isCancelled { content = read }
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
            .frame(maxWidth: .infinity)
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
struct PreviewedFile: Transferable {
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .data) { SentTransferredFile($0.url) }
    }
}
