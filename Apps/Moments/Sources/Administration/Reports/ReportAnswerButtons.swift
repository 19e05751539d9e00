import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// The buttons that answer a report: in a row, or below each other where there is less room.
struct ReportAnswerButtons: View {
    let card: ReportCard
    let answer: @MainActor (ReportResolution) -> Void
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack(spacing: Spacing.xs) {
            Group {
                if sizeClass == .regular {
                    AdaptiveStack { buttons }
                } else {
                    VStack(alignment: .leading, spacing: Spacing.xs) {
                        removal
                        AdaptiveStack { otherButtons }
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if card.answering != nil {
                ProgressView()
                    .accessibilityLabel(Text("Please wait"))
            }
        }
        .disabled(card.answering != nil)
    }

    @ViewBuilder private var buttons: some View {
        removal
        otherButtons
    }

    @ViewBuilder private var otherButtons: some View {
        Button {
            answer(.dismissed)
        } label: {
            Text("No action needed")
        }
        .buttonStyle(.pill)
        Button {
            answer(.acted)
        } label: {
            Text("Dealt with")
        }
        .buttonStyle(.pill)
    }

    @ViewBuilder private var removal: some View {
        if card.canRemove {
            ConfirmingButton(
                removalTitle.foregroundStyle(Palette.danger),
                label: removalLabel,
                asking: isMoment ? Text("Delete this moment?") : Text("Delete this comment?"),
                message: Text("It will be deleted for everyone. Its author is told that moderators have deleted it.")
            ) {
                answer(.removed)
            }
            .buttonStyle(.pill)
        }
    }

    private var isMoment: Bool { card.report.subject == .moment }

    private var removalTitle: Text { isMoment ? Text("Delete moment") : Text("Delete comment") }

    /// Names the author, because there may be several such buttons.
    private var removalLabel: Text {
        let name = card.report.userDetails.name
        return isMoment ? Text("Delete the moment of \(name)") : Text("Delete the comment of \(name)")
    }
}

#if DEBUG
extension ReportAnswerButtons {
    fileprivate static func preview(
        _ subject: ReportSubjectKind,
        answering: ReportResolution? = nil
    ) -> some View {
        let report = Report(
            id: 1,
            subject: subject,
            userDetails: PreviewSamples.alan,
            reporter: PreviewSamples.grace,
            reason: .spam,
            text: "Buy now",
            createdDate: PreviewSamples.now
        )
        var card = ReportCard(report)
        card.answering = answering
        return ReportAnswerButtons(card: card) { _ in }.previewRow()
    }
}

#Preview("Report answers, comment", traits: .sizeThatFitsLayout) {
    ReportAnswerButtons.preview(.comment)
}

#Preview("Report answers, person", traits: .sizeThatFitsLayout) {
    ReportAnswerButtons.preview(.person)
}

#Preview("Report answers, sending", traits: .sizeThatFitsLayout) {
    ReportAnswerButtons.preview(.moment, answering: .removed)
}

#Preview("Report answers, desktop", traits: .fixedLayout(width: 720, height: 120)) {
    ReportAnswerButtons.preview(.moment)
}
#endif
