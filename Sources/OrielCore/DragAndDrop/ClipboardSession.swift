import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers

/// What the app has put on the clipboard of the user's device last.
///
/// The device gets a text. The items stay here, so that a view of the same page gets them back as they were.
@MainActor
final class ClipboardSession: GraphExtension {
    private var items: [DraggedItem] = []
    private var text = ""
    private var copying: Task<Void, Never>?

    init(graph: ViewGraph) {}

    /// Puts items on the clipboard: their texts or addresses, or the data of those that can be read as text, in lines.
    func copy(_ items: [DraggedItem], by write: @escaping @MainActor (String) -> Void) {
        guard !items.isEmpty else { return }
        copying?.cancel()
        copying = Task { @MainActor [weak self] in
            var lines: [String] = []
            for item in items { lines.append(await item.text ?? "") }
            guard let self, !Task.isCancelled else { return }
            (self.items, text) = (items, lines.joined(separator: "\n"))
            write(text)
        }
    }

    /// Returns the items of a paste: those that the app has copied, if the clipboard still has their text.
    func items(of content: DroppedContent, in environment: EnvironmentValues) -> [DraggedItem] {
        if !items.isEmpty, content.isOnly(text) { return items }
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
