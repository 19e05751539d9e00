import Foundation
import OrielCombine

/// A search in the text of an editor.
@MainActor
final class FindModel: ObservableObject {
    /// How many matches are looked for; a text with more shows this number.
    static let mostMatches = 9_999

    @Published var query = "" { didSet { if query != oldValue { current = nil } } }
    @Published var replacement = ""
    /// The match that is selected, counted from 0.
    @Published private(set) var current: Int?
    /// The text of the editor, which it sets when it is drawn.
    var text: Binding<String>?

    nonisolated init() {}

    /// The places of the query in the text, without regard to case and diacritics.
    var matches: [Range<String.Index>] {
        guard let text = text?.wrappedValue, !query.isEmpty else { return [] }
        var found: [Range<String.Index>] = []
        var rest = text.startIndex..<text.endIndex
        while found.count < Self.mostMatches,
            let match = text.range(of: query, options: [.caseInsensitive, .diacriticInsensitive], range: rest),
            !match.isEmpty
        {
            found.append(match)
            rest = match.upperBound..<text.endIndex
        }
        return found
    }

    /// The selected match in UTF-16 code units; nil if there is none, or the text has fewer matches now.
    var selection: Range<Int>? {
        guard let current, let text = text?.wrappedValue else { return nil }
        let matches = matches
        guard matches.indices.contains(current) else { return nil }
        let match = matches[current]
        return match.lowerBound.utf16Offset(in: text)..<match.upperBound.utf16Offset(in: text)
    }

    /// Selects the next match, or one before with a negative step; after the last one comes the first.
    func move(by step: Int) {
        let count = matches.count
        guard count > 0 else { return current = nil }
        guard let old = current else { return current = step < 0 ? count - 1 : 0 }
        current = ((min(old, count - 1) + step) % count + count) % count
    }

    /// Replaces the selected match, and selects the next one. Without a selected match, selects the first.
    func replace() {
        let matches = matches
        guard let current, matches.indices.contains(current), let text else { return move(by: 1) }
        text.wrappedValue.replaceSubrange(matches[current], with: replacement)
        let after = self.matches
        // The replacement may contain the query.
        let next =
            current + (replacement.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) == nil ? 0 : 1)
        self.current = after.isEmpty ? nil : next % after.count
    }

    func replaceAll() {
        guard let text else { return }
        var new = text.wrappedValue
        // From the end, so that the places before stay valid in content.
        let offsets = matches.map { match in
            (match.lowerBound.utf16Offset(in: new), match.upperBound.utf16Offset(in: new))
        }
        for (start, end) in offsets.reversed() {
            let range = String.Index(utf16Offset: start, in: new)..<String.Index(utf16Offset: end, in: new)
            new.replaceSubrange(range, with: replacement)
        }
        current = nil
        text.wrappedValue = new
    }
}

/// The search of the editors inside, and what it has selected.
struct FindContext {
    let model: FindModel
    let isPresented: Bool
    let selection: Range<Int>?
}

private enum FindContextKey: EnvironmentKey { static var defaultValue: FindContext? { nil } }
private enum IsFindDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsReplaceDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var findContext: FindContext? {
        get { self[FindContextKey.self] }
        set { self[FindContextKey.self] = newValue }
    }

    var isFindDisabled: Bool {
        get { self[IsFindDisabledKey.self] }
        set { self[IsFindDisabledKey.self] = newValue }
    }

    var isReplaceDisabled: Bool {
        get { self[IsReplaceDisabledKey.self] }
        set { self[IsReplaceDisabledKey.self] = newValue }
    }
}
