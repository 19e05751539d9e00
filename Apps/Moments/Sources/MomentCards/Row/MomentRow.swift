import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The card of a moment, in the environment's `cardStyle`.
public struct MomentRow: View {
    /// The location of a card.
    public enum Place: Sendable {
        /// In a list: long texts are folded, and the latest comments link to all comments.
        case list
        /// On the moment's own page, above all comments.
        case page
    }

    private let place: Place
    @StateObject private var observer: ViewModelObserver<MomentListItemViewModel, MomentCard>
    @Environment(\.cardStyle) private var style

    public init(viewModel: MomentListItemViewModel, place: Place = .list) {
        self.place = place
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.card))
    }

    public var body: some View {
        let card = observer.value
        Group {
            switch style {
            case .modern: ModernMomentCard(card: card, place: place, viewModel: observer.viewModel)
            case .classic: ClassicMomentCard(card: card, place: place, viewModel: observer.viewModel)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Moment by \(card.author.name)"))
        .animation(.settle, value: card)
    }
}

#if DEBUG
#Preview("Moment, modern", traits: .sizeThatFitsLayout) {
    MomentRow(viewModel: .preview(PreviewSamples.privateMoment))
        .previewRow()
}

#Preview("Moment, classic", traits: .sizeThatFitsLayout) {
    MomentRow(viewModel: .preview(PreviewSamples.privateMoment))
        .padding(.bottom, Spacing.xl)
        .previewRow()
        .environment(\.cardStyle, .classic)
}

#Preview("Moment, dark", traits: .sizeThatFitsLayout) {
    MomentRow(viewModel: .preview())
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
