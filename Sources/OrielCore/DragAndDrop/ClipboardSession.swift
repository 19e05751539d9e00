import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers

/// What the app has put on the clipboard of the user's device last.
///
/// The device gets a text. The items stay here, so that a view of the same page gets them back as they were. Items
/// without a text leave the clipboard as it is. They are pasted as long as it does not change.
@MainActor
final class ClipboardSession: GraphExtension {
    private var items: [DraggedItem] = []
    /// The text that the clipboard has had since the items were copied; nil if it is not known before the first paste.
    private var text: String?
    private var copying: Task<Void, Never>?

    init(graph: ViewGraph) {}

    /// Puts items on the clipboard: their texts or addresses, or the data of those that can be read as text, in lines.
    /// Writes nothing if no item has a text.
    func copy(_ items: [DraggedItem], by write: @escaping @MainActor (String) -> Void) {
        guard !items.isEmpty else { return }
        copying?.cancel()
        copying = Task { @MainActor [weak self] in
            var lines: [String] = []
            for item in items {
                if let line = await item.text { lines.append(line) }
            }
            guard let self, !Task.isCancelled else { return }
            self.items = items
            text = lines.isEmpty ? nil : lines.joined(separator: "\n")
            if let text { write(text) }
        }
    }

    /// Returns the items of a paste: those that the app has copied, if the clipboard still has their text or, for items
    /// without a text, the text of the first paste.
    func items(of content: DroppedContent, in environment: EnvironmentValues) -> [DraggedItem] {
        if !items.isEmpty, let pasted = content.onlyText {
            // The page cannot read the clipboard earlier.
            if text == nil { text = pasted }
            if pasted == text { return items }
        }
        return content.items(by: environment.fileHost, progress: environment.fileProgress)
    }
}

extension ViewGraph {
    var clipboard: ClipboardSession { self[ClipboardSession.self] }
}

extension DraggedItem {
    /// The item as a text; nil if it has none.
    @MainActor
    fileprivate var text: String? {
        get async {
            for type in [UTType.plainText, .url, .text] {
                guard let representation = provider.publicRepresentation(conformingTo: type) else { continue }
                do {
                    if case .data(let data) = try await representation.load() {
                        return String(decoding: data, as: UTF8.self)
                    }
                } catch {
                    GraphIssue.report(.warning, "An item could not be copied as \(type.identifier): \(error)")
                }
            }
            return nil
        }
    }
}

private enum CopyTextKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Writes a text to the clipboard of the user's device; nil if views are shown without a browser.
    package var copyText: (@MainActor (String) -> Void)? {
        get { self[CopyTextKey.self] }
        set { self[CopyTextKey.self] = newValue }
    }
}
