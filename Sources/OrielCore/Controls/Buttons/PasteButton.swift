public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A button that reads the clipboard.
///
///     PasteButton(payloadType: String.self) { texts in
///         draft += texts.joined()
///     }
///
/// Unlike Apple's, the browser may ask the user for permission. Pages read texts and pictures, if the connection is secure. The button is
/// always enabled, because a page does not know what the clipboard holds.
public struct PasteButton {
    @Environment(\.fileHost) private var host
    @Environment(\.fileProgress) private var progress
    private let paste: @MainActor ([DraggedItem]) -> Void

    private nonisolated init(_ paste: @escaping @MainActor ([DraggedItem]) -> Void) {
        self.paste = paste
        _host = Environment(\.fileHost)
        _progress = Environment(\.fileProgress)
    }

    /// Creates a button that reads values of a type.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        self.init { $0.load(T.self) { onPaste($0) } }
    }

    /// Creates a button that reads items of some types.
    public nonisolated init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        nonisolated(unsafe) let payloadAction = payloadAction
        self.init { items in
            let providers = items.filter { $0.conforms(to: supportedContentTypes) }.map(\.provider)
            if !providers.isEmpty { payloadAction(providers) }
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        let (host, progress, paste) = (host, progress, paste)
        let action = BrowserAction(
            .paste { json in
                let items = DroppedContent(json: json)?.items(by: host, progress: progress) ?? []
                guard !items.isEmpty else {
                    return GraphIssue.report(
                        .warning,
                        "Nothing was pasted: the clipboard is empty, or the browser does not let the page read it."
                    )
                }
                paste(items)
            }
        )
        Button(browserAction: action, action: {}) {
            Label(title: { SystemWord.paste.text }, icon: { Image(systemName: "doc.on.clipboard") })
        }
    }
}
