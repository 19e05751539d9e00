import Foundation
import MomentsModel

/// A search among people, such as a person's friends.
struct FriendSearch {
    let folded: FoldedText

    /// Nil if the search text is nil or blank.
    init?(_ search: String?) {
        guard let search else { return nil }
        let trimmed = search.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return nil }
        folded = FoldedText(trimmed)
    }

    /// Whether any name can contain the text: one that is longer than a name, or has a NUL, matches none.
    var canMatch: Bool { folded.text.utf8.count <= TextRule.name.maximumBytes && !folded.text.utf8.contains(0) }

    func matches(name: String, handle: Handle) -> Bool {
        canMatch && (FoldedText(name).contains(folded) || handle.description.utf8.contains(folded.text.utf8))
    }
}
