public import Foundation
public import OrielCore
internal import OrielUniformTypeIdentifiers

extension View {
    /// Shows a file above all views while a binding has its address.
    ///
    ///     Button("Show") { url = Bundle.main.url(forResource: "Guide", withExtension: "pdf") }
    ///         .quickLookPreview($url)
    ///
    /// Pictures, PDF files, texts, videos and sounds are shown; of other files, the name and the size. A PDF file is drawn
    /// by the program `pdftocairo` of Poppler on the server. The file can be saved as a download.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLook(selection: item, items: []))
    }

    /// Shows one of several files, with buttons that lead to the others.
    ///
    /// - Parameter selection: The file that is shown; nil for none.
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>,
        in items: Items
    ) -> some View where Items.Element == URL {
        modifier(QuickLook(selection: selection, items: Array(items)))
    }
}

private struct QuickLook {
    let selection: Binding<URL?>
    let items: [URL]
}

extension QuickLook: ViewModifier {
    func body(content: Content) -> some View {
        content.fullScreenCover(
            isPresented: Binding(
                get: { selection.wrappedValue != nil },
                set: { if !$0 { selection.wrappedValue = nil } }
            )
        ) {
            PreviewPage(selection: selection, items: items)
        }
    }
}

/// The bar and the content of a file.
struct PreviewPage: View {
    let selection: Binding<URL?>
    let items: [URL]
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @State private var isSaving = false

    init(selection: Binding<URL?>, items: [URL]) {
        (self.selection, self.items) = (selection, items)
    }

    var body: some View {
        NavigationStack {
            if let url = selection.wrappedValue {
                FilePreview(url: url)
                    .id(url)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationTitle(Text(verbatim: url.lastPathComponent))
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { bar(of: url) }
                    .fileExporter(
                        isPresented: $isSaving,
                        item: PreviewedFile(url: url),
                        defaultFilename: url.lastPathComponent
                    ) { _ in }
            }
        }
    }

    @ToolbarContentBuilder private func bar(of url: URL) -> some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(words.done) {
                selection.wrappedValue = nil
                dismiss()
            }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            if items.count > 1, let index = items.firstIndex(of: url) {
                step(to: index - 1, words.previous, "chevron.left")
                step(to: index + 1, words.next, "chevron.right")
            }
            Button {
                isSaving = true
            } label: {
                Image(systemName: "square.and.arrow.down")
            }
            .accessibilityLabel(Text(verbatim: words.save))
        }
    }

    private func step(to index: Int, _ name: String, _ symbol: String) -> some View {
        Button {
            if items.indices.contains(index) { selection.wrappedValue = items[index] }
        } label: {
            Image(systemName: symbol)
        }
        .accessibilityLabel(Text(verbatim: name))
        .disabled(!items.indices.contains(index))
    }

    private var words: (done: String, previous: String, next: String, save: String) {
        locale.language.languageCode == .chinese ? ("完成", "上一个", "下一个", "下载") : ("Done", "Previous", "Next", "Download")
    }
}
