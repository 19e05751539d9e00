import Foundation
import TreeholeAPI

/// What the page of a post shows.
struct PostDetailState: Equatable {
    var post: Post?
    /// Whether the post was deleted, or the member may no longer see it.
    var isGone = false
    /// All comments, oldest first; nil before they are loaded.
    var comments: [Comment]?
    var isLoading = false
    var failure: RepoError?
    var onlyAuthor = false
    var isReversed = false

    // The comment that is being written.
    var text = ""
    var quotedFloor: Int?
    var isSending = false

    /// The comments in the chosen order.
    var shownComments: [Comment] {
        let shown = (comments ?? []).filter { !onlyAuthor || $0.place == 0 }
        return isReversed ? shown.reversed() : shown
    }

    var canSend: Bool {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return !isSending && !text.isEmpty && text.count <= Limits.commentText
    }

    func comment(at floor: Int) -> Comment? { comments?.first { $0.floor == floor } }
}
