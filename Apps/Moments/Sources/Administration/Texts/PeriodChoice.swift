import DesignKit
import MomentCards
import SwiftUI

/// The rows that choose how long something lasts.
struct PeriodChoice: View {
    let title: Text
    /// The text for no end.
    let unlimited: Text
    let chosen: Period
    let choose: @MainActor (Period) -> Void

    var body: some View {
        CardGroup(title) {
            ForEach(Period.allCases, id: \.self) { period in
                let name = period.text(unlimited: unlimited)
                ChoiceRow(name, isChosen: period == chosen) {
                    choose(period)
                } content: {
                    name
                        .font(.cardText)
                        .foregroundStyle(Palette.text)
                }
            }
        }
    }
}

#if DEBUG
#Preview("Period, week", traits: .sizeThatFitsLayout) {
    PeriodChoice(title: Text("How long"), unlimited: Text("Until it is ended"), chosen: .week) { _ in }
        .previewRow()
}

#Preview("Period, no end", traits: .sizeThatFitsLayout) {
    PeriodChoice(title: Text("How long"), unlimited: Text("Until each person closes it"), chosen: .unlimited) { _ in }
        .previewRow()
}
#endif
