public import Foundation
public import OrielCoreTransferable

extension View {
    /// Names the document of the page, which the menu of the title shares.
    ///
    /// Unlike Apple's, the menu has an item to share the document, and the document has no preview and cannot be dragged from the title.
    public nonisolated func navigationDocument(_ url: URL) -> some View {
        toolbarTitleMenu { ShareLink(item: url) }
    }

    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
        toolbarTitleMenu { ShareLink(item: document, preview: SharePreview("")) }
    }

    public nonisolated func navigationDocument<I1: Transferable, I2: Transferable>(
        _ url: URL,
        preview: SharePreview<I1, I2>
    ) -> some View {
        toolbarTitleMenu { ShareLink(item: url, preview: preview) }
    }

    public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D,
        preview: SharePreview<I1, I2>
    ) -> some View {
        toolbarTitleMenu { ShareLink(item: document, preview: preview) }
    }
}
