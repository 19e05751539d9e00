import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// That a person is suspended, until when and why, with the button that ends it.
struct SuspensionCard: View {
    let suspension: Suspension
    let canEnd: Bool
    let isEnding: Bool
    let end: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HStack(spacing: Spacing.s) {
                Image(systemName: "hand.raised")
                    .foregroundStyle(Palette.danger)
                    .accessibilityHidden(true)
                title
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            if !suspension.reason.isEmpty {
                Text(verbatim: suspension.reason)
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                    .textSelection(.enabled)
            }
            if canEnd {
                HStack(spacing: Spacing.s) {
                    Button(action: end) { Text("End suspension") }
                        .buttonStyle(.pill)
                        .disabled(isEnding)
                    if isEnding {
                        ProgressView()
                            .accessibilityLabel(Text("Please wait"))
                    }
                }
            }
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }

    private var title: Text {
        guard let date = suspension.untilDate else { return Text("Suspended without an end date") }
        return Text("Suspended until \(date, format: .dateTime.year().month(.wide).day().hour().minute())")
    }
}

#if DEBUG
#Preview("Suspension, with an end", traits: .sizeThatFitsLayout) {
    SuspensionCard(
        suspension: Suspension(untilDate: PreviewSamples.hours(ago: -7 * 24), reason: "Insults in comments."),
        canEnd: true,
        isEnding: false
    ) {}
    .previewRow()
}

#Preview("Suspension, without an end", traits: .sizeThatFitsLayout) {
    SuspensionCard(suspension: Suspension(), canEnd: false, isEnding: false) {}
        .previewRow()
}

#Preview("Suspension, being ended", traits: .sizeThatFitsLayout) {
    SuspensionCard(suspension: Suspension(), canEnd: true, isEnding: true) {}
        .previewRow()
}
#endif
