import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A record in the log, linked to the person it is about.
struct AuditRow: View {
    let viewModel: AuditListItemViewModel

    var body: some View {
        if let person = viewModel.entry.userDetails {
            NavigationLink(value: Route.managedPerson(person.id)) {
                AuditLabel(entry: viewModel.entry, isLink: true)
            }
            .buttonStyle(.plain)
        } else {
            AuditLabel(entry: viewModel.entry, isLink: false)
        }
    }
}

private struct AuditLabel: View {
    let entry: AuditEntry
    let isLink: Bool
    @Environment(\.localizer) private var localizer

    var body: some View {
        HStack(spacing: Spacing.s) {
            Image(systemName: entry.action.symbol)
                .font(.system(size: 16, weight: .medium))
                .foregroundStyle(Palette.accent)
                .frame(width: 36, height: 36)
                .background(Palette.well, in: .circle)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: AuditSentence.text(of: entry, localizer))
                    .font(.cardDetail)
                    .foregroundStyle(Palette.text)
                if let quote = AuditSentence.quote(of: entry) {
                    Text("“\(quote)”")
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                        .lineLimit(3)
                }
                RelativeTime(entry.createdDate)
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if isLink { Disclosure() }
        }
        .multilineTextAlignment(.leading)
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.s)
        .card(radius: CornerRadius.medium)
    }
}

extension AuditAction {
    fileprivate var symbol: String {
        switch self {
        case .setRole: "person.fill.checkmark"
        case .suspended: "hand.raised"
        case .endedSuspension: "lock.open"
        case .setQuota: "externaldrive"
        case .dismissedReport: "hand.thumbsup"
        case .actedOnReport: "checkmark.circle"
        case .removedMoment, .removedComment: "trash"
        case .announced, .endedAnnouncement: "megaphone"
        case .invited, .revokedInvitation: "envelope"
        case .createdPasswordReset: "key"
        case .signedOut: "rectangle.portrait.and.arrow.right"
        }
    }
}

#if DEBUG
extension AuditRow {
    fileprivate static func preview(
        _ action: AuditAction,
        about person: UserDetails? = nil,
        isOperator: Bool = false,
        detail: String = ""
    ) -> some View {
        let entry = AuditEntry(
            id: 1,
            createdDate: PreviewSamples.hours(ago: 3),
            actor: isOperator ? nil : PreviewSamples.ada,
            isOperator: isOperator,
            action: action,
            userDetails: person,
            detail: detail
        )
        return AuditRow(viewModel: AuditListItemViewModel(entry)).previewRow()
    }
}

#Preview("Log, suspension", traits: .sizeThatFitsLayout) {
    AuditRow.preview(.suspended, about: PreviewSamples.alan, detail: "Insults in comments.")
}

#Preview("Log, announcement", traits: .sizeThatFitsLayout) {
    AuditRow.preview(.announced, detail: PreviewSamples.longText)
}

#Preview("Log, operator", traits: .sizeThatFitsLayout) {
    AuditRow.preview(.setRole, about: PreviewSamples.stranger, isOperator: true, detail: "ADMIN")
}
#endif
