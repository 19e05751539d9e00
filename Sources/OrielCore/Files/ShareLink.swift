public import Foundation
public import OrielCoreTransferable

/// A button that lets the user share items with other apps.
///
///     ShareLink(item: URL(string: "https://oriel.example/photos/12")!)
///     ShareLink("Send", item: note.text, subject: Text(note.title))
///
/// Unlike Apple's, URLs and text are passed to the browser's share sheet or, if it has none, copied to the clipboard
/// with a notice. Other transferable items are offered as downloads.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label>
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    @Environment(\.fileHost) private var host
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label

    private nonisolated init(_ items: Data, subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }
}

extension ShareLink: View where Label: View {
    public var body: some View {
        if let words {
            Button(browserAction: BrowserAction(.share(words)), action: {}, label: { label })
        } else {
            Button(action: { download() }, label: { label })
        }
    }

    /// The items, if all of them are URLs and texts.
    private var words: ShareItem? {
        var address: URL?
        var texts: [String] = []
        for item in items {
            // Only web addresses and texts have a meaning outside of the server.
            if let url = item as? URL, ["http", "https"].contains(url.scheme?.lowercased()), address == nil {
                address = url
            } else if let url = item as? URL, !url.isFileURL {
                texts.append(url.absoluteString)
            } else if let text = item as? String {
                texts.append(text)
            } else {
                return nil
            }
        }
        let text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        return ShareItem(url: address, text: text, title: subject, message: message)
    }

    private func download() {
        guard let host else {
            GraphIssue.report(.warning, "Sharing failed: \(NoFileHost().errorDescription ?? "")")
            return
        }
        // The main actor created the items and retains them.
        nonisolated(unsafe) let items = items
        Task { @MainActor in
            do {
                for item in items { _ = try await Self.export(item).offer(by: host) }
            } catch {
                GraphIssue.report(.warning, "An item of type \(Data.Element.self) cannot be shared: \(error)")
            }
        }
    }

    @MainActor private static func export(_ item: Data.Element) async throws -> FileExporter.Export {
        guard let url = item as? URL else { return try await FileExporter.Export(item, as: []) }
        let type = FileKinds.type(name: url.lastPathComponent, mediaType: "")
        return FileExporter.Export(content: .file(url), contentType: type, suggestedName: url.lastPathComponent)
    }
}

// MARK: - One item with a preview

extension ShareLink where Label: View {
    public nonisolated init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject: subject ?? preview.title, message: message, label: label())
    }

    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject ?? items.first.map { preview($0).title }, message: message, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleKey))
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(title))
        }
    }
}

// MARK: - URLs and texts

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label: View {
    public nonisolated init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject: subject, message: message, label: label())
    }

    public nonisolated init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject: subject, message: message, label: label())
    }

    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(items, subject: subject, message: message, label: label())
    }

    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(items, subject: subject, message: message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    public nonisolated init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    public nonisolated init(
        _ title: Text,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    public nonisolated init(
        _ title: Text,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}
