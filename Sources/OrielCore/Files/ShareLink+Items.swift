public import Foundation
public import OrielCoreTransferable

// Links that share several items, and links whose title is a text.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with a title that shares several items.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with a title that shares several items.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(titleKey)) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
    }

    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares several items with previews.
    public nonisolated init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleKey))
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(title))
        }
    }

    public nonisolated init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// Creates a link whose title is a text.
    public nonisolated init<I: Transferable>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }
}
