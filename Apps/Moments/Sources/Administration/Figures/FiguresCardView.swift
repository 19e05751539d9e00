import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// Today's number of a measure, with the change against the range before.
struct FiguresCardView: View {
    let card: FiguresCard
    let range: FiguresRange
    @Environment(\.localizer) private var localizer

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            HStack(spacing: Spacing.xs) {
                Image(systemName: card.measure.symbol)
                    .foregroundStyle(Palette.accent)
                    .accessibilityHidden(true)
                card.measure.title
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
            }
            Text(verbatim: card.measure.text(of: card.today, localizer))
                .font(.pageTitle)
                .monospacedDigit()
                .foregroundStyle(Palette.text)
            change
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.m)
        .card()
        .accessibilityElement(children: .combine)
    }

    private var change: Text {
        guard let change = card.change else { return Text("No range before it yet") }
        let sign = NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: false)
        let percent = change.formatted(
            .percent.precision(.fractionLength(0)).sign(strategy: sign).locale(localizer.locale)
        )
        return switch range {
        case .month: Text("\(percent) against the 30 days before")
        case .quarter: Text("\(percent) against the 90 days before")
        case .year: Text("\(percent) against the year before")
        }
    }
}

#if DEBUG
extension FiguresCardView {
    @MainActor
    fileprivate static func preview(_ measure: FiguresMeasure, isNew: Bool = false) -> some View {
        let days = PreviewSamples.figures
        let before = isNew ? [] : Array(days.dropLast(30).suffix(30))
        return FiguresCard(measure, of: days.suffix(30), before: before)
            .map { FiguresCardView(card: $0, range: .month) }
            .previewSurroundings()
    }
}

#Preview("People of today", traits: .sizeThatFitsLayout) {
    FiguresCardView.preview(.people)
}

#Preview("Likes without a range before", traits: .sizeThatFitsLayout) {
    FiguresCardView.preview(.likes, isNew: true)
}
#endif
