import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// A message of the people who run the server, with a button that closes it.
struct NoticeRow: View {
    let viewModel: NoticeListItemViewModel

    var body: some View {
        let notice = viewModel.notice
        HStack(alignment: .top, spacing: Spacing.s) {
            Image(systemName: notice.kind.symbol)
                .font(.system(size: 18, weight: .semibold))
                .foregroundStyle(notice.kind.color)
                .frame(width: 32, height: 32)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                notice.kind.title
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .accessibilityAddTraits(.isHeader)
                if !notice.text.isEmpty { text(of: notice) }
                RelativeTime(notice.createdDate)
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            closeButton
        }
        .padding(Spacing.s)
        .styledCard(radius: CornerRadius.medium)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(notice.kind.title)
        .transition(.move(edge: .top).combined(with: .opacity))
    }

    /// An announcement is read; the text of what was removed only says which one it was.
    private func text(of notice: Notice) -> some View {
        let isAnnouncement = notice.kind == .announcement
        return Text(verbatim: isAnnouncement ? notice.text : "“\(notice.text)”")
            .font(.cardText)
            .foregroundStyle(isAnnouncement ? Palette.text : Palette.secondaryText)
            .lineLimit(isAnnouncement ? nil : 3)
            .textSelection(.enabled)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var closeButton: some View {
        Button {
            Task { await viewModel.closeTapped() }
        } label: {
            Image(systemName: "xmark")
                .font(.system(size: 14, weight: .semibold))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Close this message"))
    }
}

extension NoticeKind {
    fileprivate var title: Text {
        switch self {
        case .announcement: Text("Announcement")
        case .momentRemoved: Text("The moderators have removed a moment of yours")
        case .commentRemoved: Text("The moderators have removed a comment of yours")
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .announcement: "megaphone"
        case .momentRemoved, .commentRemoved: "trash"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .announcement: Palette.accent
        case .momentRemoved, .commentRemoved: Palette.danger
        }
    }
}

#if DEBUG
extension NoticeListItemViewModel {
    fileprivate static func preview(_ kind: NoticeKind, _ text: String) -> NoticeListItemViewModel {
        NoticeListItemViewModel(
            Notice(id: 1, kind: kind, text: text, createdDate: PreviewSamples.hours(ago: 3))
        ) { _ in }
    }
}

#Preview("Notice, announcement", traits: .sizeThatFitsLayout) {
    NoticeRow(viewModel: .preview(.announcement, "The server is down for an hour on Sunday morning, for an update."))
        .previewRow()
}

#Preview("Notice, removed moment without a text", traits: .sizeThatFitsLayout) {
    NoticeRow(viewModel: .preview(.momentRemoved, ""))
        .previewRow()
}

#Preview("Notice, removed comment, classic", traits: .sizeThatFitsLayout) {
    NoticeRow(viewModel: .preview(.commentRemoved, PreviewSamples.longText))
        .padding(.bottom, Spacing.xl)
        .previewRow()
        .environment(\.cardStyle, .classic)
}
#endif
