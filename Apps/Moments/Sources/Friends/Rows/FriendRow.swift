import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A friend in the list, linked to the friend's page.
struct FriendRow: View {
    @StateObject private var observer: ViewModelObserver<FriendListItemViewModel, UserDetails>
    @Environment(\.rowStyle) private var style

    init(viewModel: FriendListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.friend))
    }

    var body: some View {
        NavigationLink(value: Route.person(observer.value.id)) {
            switch style {
            case .large: LargeFriendRow(friend: observer.value)
            case .compact: CompactFriendRow(friend: observer.value)
            }
        }
        .buttonStyle(.plain)
    }
}

private struct LargeFriendRow: View {
    let friend: UserDetails

    var body: some View {
        HStack(spacing: Spacing.m) {
            AvatarView(name: friend.name, url: friend.avatar, tones: friend.avatarTones, size: .extraLarge)
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(verbatim: friend.name)
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .lineLimit(2)
                Text(verbatim: "@\(friend.handle)")
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .lineLimit(1)
                FriendFacts(friend: friend)
                    .padding(.top, Spacing.xxs)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Disclosure()
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .card()
    }
}

private struct CompactFriendRow: View {
    let friend: UserDetails

    var body: some View {
        HStack(spacing: Spacing.s) {
            AvatarView(name: friend.name, url: friend.avatar, tones: friend.avatarTones, size: .medium)
            Text(verbatim: friend.name)
                .font(.cardName)
                .foregroundStyle(Palette.text)
            Text(verbatim: "@\(friend.handle)")
                .font(.cardDetail)
                .foregroundStyle(Palette.secondaryText)
            Spacer(minLength: 0)
            Disclosure()
        }
        .lineLimit(1)
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.xs)
        .card(radius: CornerRadius.medium)
    }
}

/// The number of a friend's moments and the age of the latest one.
private struct FriendFacts: View {
    let friend: UserDetails
    @Environment(\.localizer) private var localizer

    var body: some View {
        AdaptiveStack(spacing: Spacing.s) {
            if let count = friend.momentCount {
                Fact(
                    symbol: "photo.on.rectangle",
                    text: Text(verbatim: localizer.string("%lld moments", count: count, bundle: .module))
                )
            }
            if let date = friend.lastMomentDate {
                Fact(symbol: "clock", text: Text(verbatim: localizer.relative(date)))
            }
        }
    }
}

#if DEBUG
#Preview("Friend, large", traits: .sizeThatFitsLayout) {
    FriendRow(viewModel: FriendListItemViewModel(PreviewSamples.grace))
        .previewRow()
}

#Preview("Friend, compact", traits: .sizeThatFitsLayout) {
    FriendRow(viewModel: FriendListItemViewModel(PreviewSamples.grace))
        .previewRow()
        .environment(\.rowStyle, .compact)
}

#Preview("Friend, long name without a picture", traits: .sizeThatFitsLayout) {
    FriendRow(viewModel: FriendListItemViewModel(PreviewSamples.stranger))
        .previewRow()
}

#Preview("Friend, compact and long name", traits: .sizeThatFitsLayout) {
    FriendRow(viewModel: FriendListItemViewModel(PreviewSamples.stranger))
        .previewRow()
        .environment(\.rowStyle, .compact)
}
#endif
