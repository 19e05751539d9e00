import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A row with the friendship's state, facts about the person, and actions.
struct PersonFriendshipRow: View {
    @StateObject private var observer: ViewModelObserver<PersonFriendshipItemViewModel, PersonFriendship>

    init(viewModel: PersonFriendshipItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.friendship))
    }

    var body: some View {
        let person = observer.value.person
        VStack(alignment: .leading, spacing: Spacing.s) {
            HStack(spacing: Spacing.xs) {
                if let friendship = person.friendship {
                    Image(systemName: friendship.symbol)
                        .foregroundStyle(Palette.accent)
                        .accessibilityHidden(true)
                    friendship.text(for: person)
                        .font(.cardName)
                        .foregroundStyle(Palette.text)
                }
                Spacer(minLength: 0)
                if observer.value.isChanging {
                    ProgressView()
                        .accessibilityLabel(Text("Loading"))
                }
                if person.friendship.map({ $0 != .me && $0 != .stranger }) == true {
                    PersonMenu(person: person, viewModel: observer.viewModel)
                }
            }
            .frame(minHeight: 36)
            PersonFacts(person: person)
            if person.friendship != nil, person.showsMoments { AlbumLink(person: person.id) }
            actions(for: person)
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .padding(.horizontal, Spacing.s)
        .disabled(observer.value.isChanging)
        .animation(.settle, value: observer.value)
    }

    @ViewBuilder private func actions(for person: UserDetails) -> some View {
        switch person.friendship {
        case .stranger:
            FriendshipButton(Text("Send friend request"), label: Text("Send friend request"), isMain: true) {
                await tapped(.ask)
            }
        case .asksMe:
            AdaptiveStack {
                FriendshipButton(Text("Accept"), label: Text("Accept \(person.name)"), isMain: true) {
                    await tapped(.accept)
                }
                FriendshipButton(Text("Decline"), label: Text("Decline \(person.name)")) { await tapped(.decline) }
            }
        case .requested:
            FriendshipButton(Text("Cancel request"), label: Text("Cancel request to \(person.name)")) {
                await tapped(.takeBack)
            }
        case nil, .me, .friend: EmptyView()
        }
    }

    private func tapped(_ action: FriendshipAction) async { await observer.viewModel.tapped(action) }
}

/// The number of a person's moments, the age of the latest one, and the start of the friendship.
private struct PersonFacts: View {
    let person: UserDetails
    @Environment(\.localizer) private var localizer

    var body: some View {
        if person.showsMoments {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                if let count = person.momentCount {
                    Fact(
                        symbol: "photo.on.rectangle",
                        text: Text(verbatim: localizer.string("%lld moments", count: count, bundle: .module))
                    )
                }
                if let date = person.lastMomentDate {
                    Fact(symbol: "clock", text: Text("Latest: \(localizer.relative(date))"))
                }
                if let date = person.friendsSince {
                    Fact(
                        symbol: "calendar",
                        text: Text("Friends since \(date, format: .dateTime.year().month(.wide).day())")
                    )
                }
                if person.friendSettings?.hidesMine == true {
                    Fact(symbol: "eye.slash", text: Text("Does not see your moments"))
                }
                if person.friendSettings?.hidesTheirs == true {
                    Fact(symbol: "eye.slash", text: Text("Not in your timeline"))
                }
            }
        }
    }
}

extension Friendship {
    fileprivate var symbol: String {
        switch self {
        case .me: "person.crop.circle"
        case .friend: "person.fill.checkmark"
        case .requested: "clock"
        case .asksMe: "hand.wave"
        case .stranger: "person"
        }
    }

    fileprivate func text(for person: UserDetails) -> Text {
        switch self {
        case .me: Text("This is you")
        case .friend: Text("You are friends")
        case .requested: Text("Request sent to \(person.name)")
        case .asksMe: Text("\(person.name) wants to be friends")
        case .stranger: Text("You are not friends yet")
        }
    }
}

#if DEBUG
extension PersonFriendshipItemViewModel {
    static func preview(_ person: UserDetails) -> PersonFriendshipItemViewModel {
        let repo = PreviewRepo()
        return PersonFriendshipItemViewModel(
            person,
            friends: repo,
            privacy: repo,
            reports: repo,
            tracking: TrackingRepo()
        ) { _ in }
    }
}

#Preview("Friendship, friend", traits: .sizeThatFitsLayout) {
    PersonFriendshipRow(viewModel: .preview(PreviewSamples.grace))
        .previewRow()
}

#Preview("Friendship, stranger", traits: .sizeThatFitsLayout) {
    PersonFriendshipRow(viewModel: .preview(PreviewSamples.stranger))
        .previewRow()
}

#Preview("Friendship, received request", traits: .sizeThatFitsLayout) {
    PersonFriendshipRow(viewModel: .preview(PreviewSamples.linus))
        .previewRow()
}

#Preview("Friendship, sent request", traits: .sizeThatFitsLayout) {
    PersonFriendshipRow(viewModel: .preview(PreviewSamples.margaret))
        .previewRow()
}

#Preview("Facts of a person, all", traits: .sizeThatFitsLayout) {
    PersonFacts(person: PreviewSamples.grace)
        .previewRow()
}

#Preview("Facts of a person, hidden", traits: .sizeThatFitsLayout) {
    var person = PreviewSamples.grace
    person.friendSettings = FriendSettings(hidesMine: true, hidesTheirs: true)
    return PersonFacts(person: person)
        .previewRow()
}

#Preview("Facts of a person, own", traits: .sizeThatFitsLayout) {
    PersonFacts(person: PreviewSamples.ada)
        .previewRow()
}
#endif
