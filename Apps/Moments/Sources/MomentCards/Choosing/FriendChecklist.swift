import DesignKit
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The viewer's friends, to choose from and to search by name.
public struct FriendChecklist: View {
    private let friends: Listing<UserDetails>
    private let chosen: Set<PersonID>
    @Binding private var searchText: String
    private let toggle: @MainActor (PersonID) -> Void
    private let retry: @MainActor () -> Void

    /// - Parameters:
    ///   - toggle: Called with the tapped friend.
    ///   - retry: Loads the friends again.
    public init(
        _ friends: Listing<UserDetails>,
        chosen: Set<PersonID>,
        searchText: Binding<String>,
        toggle: @escaping @MainActor (PersonID) -> Void,
        retry: @escaping @MainActor () -> Void
    ) {
        self.friends = friends
        self.chosen = chosen
        _searchText = searchText
        self.toggle = toggle
        self.retry = retry
    }

    public var body: some View {
        if let people = friends.items {
            if people.isEmpty {
                note(Text("No friends yet"))
            } else {
                TextField(text: $searchText, prompt: Text("Search friends")) { Text("Search friends") }
                    .textFieldStyle(.soft)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                rows(of: people.matching(searchText))
            }
        } else {
            ListingState(failure: friends.error, retry: retry)
        }
    }

    @ViewBuilder private func rows(of people: [UserDetails]) -> some View {
        if people.isEmpty { note(Text("Nothing found for “\(searchText)”")) }
        LazyVStack(alignment: .leading, spacing: Spacing.xs) {
            ForEach(people) { person in
                ChoiceRow(Text(verbatim: person.name), isChosen: chosen.contains(person.id)) {
                    toggle(person.id)
                } content: {
                    HStack(spacing: Spacing.s) {
                        AvatarView(
                            name: person.name,
                            url: person.avatar,
                            tones: person.avatarTones,
                            size: .medium
                        )
                        Text(verbatim: person.name)
                            .font(.cardText)
                            .foregroundStyle(Palette.text)
                            .lineLimit(2)
                    }
                }
            }
        }
    }

    private func note(_ text: Text) -> some View {
        text
            .font(.cardDetail)
            .foregroundStyle(Palette.secondaryText)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
}

#if DEBUG
#Preview("Friends to choose, some", traits: .sizeThatFitsLayout) {
    CardGroup {
        FriendChecklist(
            Listing(items: PreviewSamples.friends),
            chosen: [PreviewSamples.grace.id],
            searchText: .constant(""),
            toggle: { _ in },
            retry: {}
        )
    }
    .previewRow()
}

#Preview("Friends to choose, nobody found", traits: .sizeThatFitsLayout) {
    CardGroup {
        FriendChecklist(
            Listing(items: PreviewSamples.friends),
            chosen: [],
            searchText: .constant("Charles"),
            toggle: { _ in },
            retry: {}
        )
    }
    .previewRow()
}
#endif
