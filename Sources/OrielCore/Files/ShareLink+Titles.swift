public import Foundation
public import OrielCoreTransferable

// Titles of links that share several items, or an item with a preview.

// MARK: - Items with previews

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link that shares an item and has a title.
    public nonisolated init<I: Transferable>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// A link that shares items and has the title "Share…".
    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    /// A link that shares items and has a translated title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// A link that shares items and has a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }

    /// A link that shares items and has a title.
    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }
}

// MARK: - URLs and texts

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares addresses and has a translated title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// A link that shares texts and has a translated title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// A link that shares addresses and has a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// A link that shares texts and has a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// A link that shares addresses and has a title.
    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }

    /// A link that shares texts and has a title.
    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}
