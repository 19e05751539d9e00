import DesignKit
import ListKit
import MomentCards
import SwiftUI

/// A moment at the left, and its comments at the right, which scroll independently.
struct MomentColumns<Comments: View>: View {
    let card: MomentListItemViewModel?
    @ViewBuilder let comments: () -> Comments

    var body: some View {
        HStack(spacing: 0) {
            ScrollView {
                if let card {
                    MomentRow(viewModel: card, place: .page)
                        .padding(Spacing.s)
                        .column()
                }
            }
            Divider()
            comments()
                .contentMargins(.top, Spacing.s, for: .scrollContent)
                .frame(width: 400)
        }
    }
}
