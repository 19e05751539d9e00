import Foundation
import MomentsModel

/// What somebody looks for among their friends.
struct FriendSearch {
    let folded: FoldedText

    /// Nil when they look for nobody in particular.
    init?(_ search: String?) {
        guard let search else { return nil }
        let trimmed = search.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return nil }
        folded = FoldedText(trimmed)
    }

    /// Whether any name could contain it: a text without end is not searched for.
    var canMatch: Bool { folded.text.utf8.count <= TextRule.name.maximumBytes && !folded.text.utf8.contains(0) }

    func matches(name: String, handle: Handle) -> Bool {
        canMatch && (FoldedText(name).contains(folded) || handle.description.utf8.contains(folded.text.utf8))
    }
}
