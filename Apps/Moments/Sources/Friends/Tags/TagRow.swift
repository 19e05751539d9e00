import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A tag in the list, linked to its page.
struct TagRow: View {
    @StateObject private var observer: ViewModelObserver<TagListItemViewModel, FriendTag>

    init(viewModel: TagListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.tag))
    }

    var body: some View {
        NavigationLink(value: Route.tag(observer.value.id)) {
            HStack(spacing: Spacing.s) {
                TagLabel(observer.value)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Disclosure()
            }
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.s)
            .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
#Preview("Tag row, people", traits: .sizeThatFitsLayout) {
    TagRow(viewModel: TagListItemViewModel(FriendTag(id: 1, name: "Family", people: PreviewSamples.friends)))
        .previewRow()
}

#Preview("Tag row, long name", traits: .sizeThatFitsLayout) {
    TagRow(viewModel: TagListItemViewModel(FriendTag(id: 2, name: "Everybody from the old school")))
        .previewRow()
}
#endif
