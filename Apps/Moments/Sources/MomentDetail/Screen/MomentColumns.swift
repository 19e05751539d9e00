import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// The comments of a moment; in columns, the moment is at their left, and both scroll independently.
///
/// The comments keep their identity, so that a text in their field stays when the window gets another width.
struct MomentColumns<Comments: View>: View {
    let card: MomentListItemViewModel?
    let areColumns: Bool
    @ViewBuilder let comments: () -> Comments

    var body: some View {
        HStack(spacing: 0) {
            if areColumns {
                ScrollView {
                    if let card {
                        MomentRow(viewModel: card, place: .page)
                            .padding(Spacing.s)
                            .column()
                    }
                }
                Divider()
            }
            comments()
                .contentMargins(.top, areColumns ? Spacing.s : 0, for: .scrollContent)
                .frame(width: areColumns ? 400 : nil)
        }
    }
}

#if DEBUG
#Preview("Moment columns, one") {
    MomentColumns(card: MomentDetailViewModel.preview().card, areColumns: false) {
        List(PreviewSamples.comments) { Text(verbatim: $0.text) }
    }
    .previewSurroundings()
}

#Preview("Moment columns, two", traits: .fixedLayout(width: 1200, height: 800)) {
    MomentColumns(card: MomentDetailViewModel.preview().card, areColumns: true) {
        List(PreviewSamples.comments) { Text(verbatim: $0.text) }
    }
    .previewSurroundings()
}
#endif
