import DesignKit
import ListKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The card of a moment.
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

    public init(viewModel: MomentListItemViewModel, place: Place = .list) {
        self.place = place
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.card))
    }

    public var body: some View {
        let card = observer.value
        VStack(alignment: .leading, spacing: Spacing.s) {
            MomentRowHeader(card: card) { Task { await observer.viewModel.deleteConfirmed() } }
            if let failure = card.failure {
                Banner(.failure, failure.text, label: Text("OK")) { observer.viewModel.failureDismissed() }
            }
            if let text = card.text { FoldedText(text: text, isFolding: place == .list) }
            if !card.photos.isEmpty { PhotoGrid(photos: card.photos) }
            if let link = card.link { LinkCard(link: link) }
            if place == .list, !card.latestComments.isEmpty { CommentPreview(card: card) }
            MomentRowFooter(card: card, place: place) { observer.viewModel.likeButtonTapped() }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Moment by \(card.author.name)"))
        .animation(.settle, value: card)
    }
}
