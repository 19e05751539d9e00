import DesignKit
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The viewer's tags, to choose from.
public struct TagChecklist: View {
    private let tags: Listing<FriendTag>
    private let chosen: Set<TagID>
    private let toggle: @MainActor (TagID) -> Void
    private let retry: @MainActor () -> Void

    /// - Parameters:
    ///   - toggle: Called with the tapped tag.
    ///   - retry: Loads the tags again.
    public init(
        _ tags: Listing<FriendTag>,
        chosen: Set<TagID>,
        toggle: @escaping @MainActor (TagID) -> Void,
        retry: @escaping @MainActor () -> Void
    ) {
        self.tags = tags
        self.chosen = chosen
        self.toggle = toggle
        self.retry = retry
    }

    public var body: some View {
        if let items = tags.items {
            if items.isEmpty {
                Text("No tags yet. A tag puts friends together, such as your family.")
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
            ForEach(items) { tag in
                ChoiceRow(Text(verbatim: tag.name), isChosen: chosen.contains(tag.id)) {
                    toggle(tag.id)
                } content: {
                    TagLabel(tag)
                }
            }
        } else {
            ListingState(failure: tags.error, retry: retry)
        }
    }
}

#if DEBUG
#Preview("Tags to choose, some", traits: .sizeThatFitsLayout) {
    let tags = [FriendTag(id: 1, name: "Family", people: PreviewSamples.friends), FriendTag(id: 2, name: "Work")]
    CardGroup { TagChecklist(Listing(items: tags), chosen: [1], toggle: { _ in }, retry: {}) }
        .previewRow()
}

#Preview("Tags to choose, none", traits: .sizeThatFitsLayout) {
    CardGroup { TagChecklist(Listing(items: []), chosen: [], toggle: { _ in }, retry: {}) }
        .previewRow()
}
#endif
