import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page of one moment: its card, all comments, and a field to write one.
///
/// It stands in a `NavigationStack` that knows where `Route.person` leads.
public struct MomentDetailScreen: View {
    @Binding private var moment: Moment?
    @StateObject private var observer: ViewModelObserver<MomentDetailViewModel, Presence<Moment>>

    /// - Parameters:
    ///   - moment: The moment in the list this was opened from; what the page learns is written there, nil if it is gone.
    ///   - viewModel: Made once for the page.
    public init(moment: Binding<Moment?>, viewModel: @autoclosure @escaping () -> MomentDetailViewModel) {
        _moment = moment
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.moment))
    }

    private var viewModel: MomentDetailViewModel { observer.viewModel }

    public var body: some View {
        Group {
            if observer.value == .gone {
                GoneMoment()
            } else {
                ListScreen(viewModel, rows: Self.rows, layout: .compact) {
                    EmptyStateView(
                        symbol: "bubble.left",
                        title: Text("No comments yet"),
                        message: Text("Be the first to say something.")
                    )
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { CommentBar(viewModel: viewModel) }
            }
        }
        .background { Ground() }
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Moment"))
        .navigationBarTitleDisplayMode(.inline)
        .onReceive(viewModel.moment) { writeBack($0) }
    }

    private func writeBack(_ presence: Presence<Moment>) {
        switch presence {
        case .unknown: break
        case .present(let new): if moment != new { moment = new }
        case .gone: moment = nil
        }
    }

    static let rows = RowViews()
        .row(for: MomentListItemViewModel.self) {
            MomentRow(viewModel: $0, place: .page).padding(.horizontal, Spacing.s).padding(.top, Spacing.s)
        }
        .row(for: CommentListItemViewModel.self) { CommentRow(viewModel: $0) }
}

/// What the page says of a moment that was deleted meanwhile.
private struct GoneMoment: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EmptyStateView(
            symbol: "trash",
            title: Text("This moment is gone"),
            message: Text("It was deleted, or you may not see it any more.")
        ) {
            Button {
                dismiss()
            } label: {
                Text("Back")
            }
            .buttonStyle(.pill)
        }
        .frame(maxHeight: .infinity)
    }
}
