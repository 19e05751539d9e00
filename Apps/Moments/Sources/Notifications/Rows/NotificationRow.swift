import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// A row of a group of notifications: people, action and time; linked to the moment or person.
struct NotificationRow: View {
    @StateObject private var observer: ViewModelObserver<NotificationListItemViewModel, NotificationEntry>
    @Environment(\.dynamicTypeSize) private var typeSize

    init(viewModel: NotificationListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.entry))
    }

    var body: some View {
        let entry = observer.value
        VStack(alignment: .leading, spacing: Spacing.s) {
            NavigationLink(value: entry.route) {
                HStack(alignment: .top, spacing: Spacing.s) {
                    NotificationFaces(group: entry.group)
                    NotificationWords(entry: entry)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    // Very large words need the width.
                    if let photo = entry.photo, !typeSize.isAccessibilitySize { NotificationPhoto(photo: photo) }
                }
            }
            .buttonStyle(.plain)
            if entry.request != .none {
                RequestAnswer(entry: entry) { await observer.viewModel.acceptTapped() }
                    // Aligned with the text.
                    .padding(.leading, AvatarSize.large.points + Spacing.s)
            }
        }
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.s)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card(radius: CornerRadius.medium)
        .onAppear { observer.viewModel.appeared() }
        .animation(.settle, value: entry)
    }
}

/// The avatars of the first two people of a group, or of the one person, with a symbol of the action.
private struct NotificationFaces: View {
    let group: NotificationGroup

    var body: some View {
        faces
            .frame(width: AvatarSize.large.points, height: AvatarSize.large.points)
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: group.latest.kind.symbol)
                    .font(.system(size: 11, weight: .bold))
                    .foregroundStyle(group.latest.kind.color)
                    .frame(width: 22, height: 22)
                    .background(Palette.card, in: .circle)
                    .overlay { Circle().strokeBorder(Palette.hairline, lineWidth: 1) }
                    .offset(x: 5, y: 5)
                    .accessibilityHidden(true)
            }
    }

    @ViewBuilder
    private var faces: some View {
        if group.people.count > 1 {
            ZStack {
                avatar(of: group.people[1], size: .small)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
                avatar(of: group.people[0], size: .small)
                    .avatarFrame(.small, width: 2)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
            }
        } else {
            avatar(of: group.latest.userDetails, size: .large)
        }
    }

    private func avatar(of person: UserDetails, size: AvatarSize) -> some View {
        AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: size)
    }
}

private struct NotificationWords: View {
    let entry: NotificationEntry

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            entry.group.sentence
                .font(.cardText)
                .foregroundStyle(Palette.text)
            if let quote = entry.quote {
                Text(verbatim: quote)
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .lineLimit(2)
                    .padding(.leading, Spacing.xs)
                    .overlay(alignment: .leading) {
                        Capsule()
                            .fill(Palette.hairline)
                            .frame(width: 3)
                    }
            }
            AdaptiveStack(spacing: Spacing.xs) {
                RelativeTime(entry.notification.createdDate)
                if entry.isNew { UnreadMark() }
            }
            .font(.cardNote)
            .foregroundStyle(Palette.secondaryText)
        }
        .multilineTextAlignment(.leading)
    }
}

/// The first photo of the notification's moment.
private struct NotificationPhoto: View {
    let photo: Photo

    var body: some View {
        AsyncImage(url: photo.small) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill()
            } else {
                Palette.well
            }
        }
        .frame(width: 48, height: 48)
        .clipShape(RoundedRectangle(cornerRadius: CornerRadius.small, style: .continuous))
        .accessibilityHidden(true)
    }
}

/// The accept button of a friend request, or the confirmation.
private struct RequestAnswer: View {
    let entry: NotificationEntry
    let accept: @MainActor () async -> Void

    var body: some View {
        switch entry.request {
        case .none: EmptyView()
        case .open, .accepting:
            HStack(spacing: Spacing.xs) {
                Button {
                    Task { await accept() }
                } label: {
                    Text("Accept")
                }
                .buttonStyle(.pill)
                .accessibilityLabel(Text("Accept \(entry.notification.userDetails.name)"))
                if entry.request == .accepting {
                    ProgressView()
                        .accessibilityLabel(Text("Loading"))
                }
            }
            .disabled(entry.request == .accepting)
        case .accepted:
            HStack(spacing: Spacing.xxs) {
                Image(systemName: "checkmark")
                    .accessibilityHidden(true)
                Text("You are now friends.")
            }
            .font(.cardDetail.weight(.semibold))
            .foregroundStyle(Palette.success)
        }
    }
}

#if DEBUG
#Preview("Notification, likes of several people", traits: .sizeThatFitsLayout) {
    NotificationRow(viewModel: .preview(.preview(0, isNew: true)))
        .previewRow()
}

#Preview("Notification, friend request", traits: .sizeThatFitsLayout) {
    NotificationRow(viewModel: .preview(.preview(1, isNew: true, request: .open)))
        .previewRow()
}

#Preview("Notification, comment", traits: .sizeThatFitsLayout) {
    NotificationRow(viewModel: .preview(.preview(2)))
        .previewRow()
}

#Preview("Notification, mention in a comment", traits: .sizeThatFitsLayout) {
    let comment = PreviewSamples.comment(9, by: PreviewSamples.grace, "Ask @ada_l, she was there.")
    let group = PreviewSamples.notification(1, .mention, by: [PreviewSamples.grace], comment: comment, hoursAgo: 1)
    NotificationRow(viewModel: .preview(NotificationEntry(group: group, isNew: true)))
        .previewRow()
}

#Preview("Notification, new friend", traits: .sizeThatFitsLayout) {
    NotificationRow(viewModel: .preview(.preview(4)))
        .previewRow()
}

#Preview("Faces, two", traits: .sizeThatFitsLayout) {
    NotificationFaces(group: PreviewSamples.notifications[0])
        .previewRow()
}

#Preview("Faces, one", traits: .sizeThatFitsLayout) {
    NotificationFaces(group: PreviewSamples.notifications[3])
        .previewRow()
}

#Preview("Words, unread", traits: .sizeThatFitsLayout) {
    NotificationWords(entry: .preview(0, isNew: true))
        .previewRow()
}

#Preview("Words, long quote", traits: .sizeThatFitsLayout) {
    let group = PreviewSamples.notification(
        1,
        .comment,
        by: [PreviewSamples.stranger],
        comment: PreviewSamples.comments[3],
        hoursAgo: 1
    )
    NotificationWords(entry: NotificationEntry(group: group, isNew: false))
        .previewRow()
}

#Preview("Picture of a moment, loaded", traits: .sizeThatFitsLayout) {
    NotificationPhoto(photo: PreviewSamples.photo(3))
        .previewRow()
}

#Preview("Picture of a moment, failed", traits: .sizeThatFitsLayout) {
    NotificationPhoto(photo: PreviewSamples.brokenPhoto)
        .previewRow()
}

#Preview("Answer, accepting", traits: .sizeThatFitsLayout) {
    RequestAnswer(entry: .preview(1, request: .accepting)) {}
        .previewRow()
}

#Preview("Answer, accepted", traits: .sizeThatFitsLayout) {
    RequestAnswer(entry: .preview(1, request: .accepted)) {}
        .previewRow()
}
#endif
