import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A friend request with its buttons.
struct FriendRequestRow: View {
    @StateObject private var observer: ViewModelObserver<FriendRequestListItemViewModel, FriendRequestState>

    init(viewModel: FriendRequestListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.state))
    }

    var body: some View {
        let person = observer.value.request.userDetails
        VStack(alignment: .leading, spacing: Spacing.s) {
            NavigationLink(value: Route.person(person.id)) {
                AdaptiveStack(spacing: Spacing.s) {
                    AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .large)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: person.name)
                            .font(.cardName)
                            .foregroundStyle(Palette.text)
                            .lineLimit(2)
                        AdaptiveStack(spacing: Spacing.xxs) {
                            Text(verbatim: "@\(person.handle)")
                            SeparatorDot()
                            RelativeTime(observer.value.request.createdDate)
                        }
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                        .lineLimit(1)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .multilineTextAlignment(.leading)
            }
            .buttonStyle(.plain)
            AdaptiveStack {
                switch observer.value.direction {
                case .received:
                    FriendshipButton(Text("Accept"), label: Text("Accept \(person.name)"), isMain: true) {
                        await observer.viewModel.acceptTapped()
                    }
                    FriendshipButton(Text("Decline"), label: Text("Decline \(person.name)")) {
                        await observer.viewModel.declineTapped()
                    }
                case .sent:
                    FriendshipButton(Text("Cancel request"), label: Text("Cancel request to \(person.name)")) {
                        await observer.viewModel.declineTapped()
                    }
                }
                if observer.value.isAnswering {
                    ProgressView()
                        .accessibilityLabel(Text("Loading"))
                }
            }
            .disabled(observer.value.isAnswering)
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .accessibilityElement(children: .contain)
        .accessibilityLabel(label(for: person))
    }

    private func label(for person: UserDetails) -> Text {
        switch observer.value.direction {
        case .received: Text("Request from \(person.name)")
        case .sent: Text("Request to \(person.name)")
        }
    }
}

#if DEBUG
#Preview("Friend request, received", traits: .sizeThatFitsLayout) {
    FriendRequestRow(viewModel: FriendRequestListItemViewModel(PreviewSamples.received[0], .received) { _ in })
        .previewRow()
}

#Preview("Friend request, sent", traits: .sizeThatFitsLayout) {
    FriendRequestRow(viewModel: FriendRequestListItemViewModel(PreviewSamples.sent[0], .sent) { _ in })
        .previewRow()
}
#endif
