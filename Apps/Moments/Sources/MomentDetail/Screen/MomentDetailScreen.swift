import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page of a moment: its card, all comments, and a field for a new comment.
///
/// It requires a `NavigationStack` with a destination for `Route.person`.
public struct MomentDetailScreen: View {
    @Binding private var moment: Moment?
    @StateObject private var observer: ViewModelObserver<MomentDetailViewModel, Presence<Moment>>
    @Environment(\.windowRoom) private var room

    /// - Parameters:
    ///   - moment: The moment in the list that opened the page. The page writes updates to it, nil if the moment was deleted.
    ///   - viewModel: Created once per page.
    public init(moment: Binding<Moment?>, viewModel: @autoclosure @escaping () -> MomentDetailViewModel) {
        _moment = moment
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.moment))
    }

    private var viewModel: MomentDetailViewModel { observer.viewModel }

    public var body: some View {
        Group {
            if observer.value == .gone {
                GoneStateView(
                    title: Text("Moment not available"),
                    message: Text("It was deleted, or you can no longer see it.")
                )
                .frame(maxHeight: .infinity)
            } else {
                MomentColumns(card: viewModel.card, areColumns: room == .columns) { comments }
            }
        }
        .page(Text("Moment"))
        .appModelStates(of: viewModel)
        .onReceive(viewModel.moment) { writeBack($0) }
    }

    private var comments: some View {
        ListScreen(viewModel, rows: Self.rows, layout: .compact, showsHeader: room != .columns) {
            EmptyStateView("No comments yet", symbol: "bubble.left", message: "Be the first to comment.")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { CommentBar(viewModel: viewModel) }
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
        .row(for: OutboxListItemViewModel.self) { OutboxRow(viewModel: $0) }
}

#if DEBUG
extension MomentDetailViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> MomentDetailViewModel {
        let repo = PreviewRepo(change)
        return MomentDetailViewModel(
            id: PreviewSamples.moment.id,
            moments: repo,
            comments: repo,
            friends: repo,
            privacy: repo,
            reports: repo,
            drafts: repo,
            outbox: repo.outbox(),
            toggles: TogglesDataStore.preview(),
            tracking: TrackingRepo()
        )
    }
}

extension MomentDetailScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = MomentDetailViewModel.preview(change)
        return NavigationStack { MomentDetailScreen(moment: .constant(nil), viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Moment page, comments") {
    MomentDetailScreen.preview()
}

#Preview("Moment page, no comments") {
    MomentDetailScreen.preview {
        $0.moment = .present(PreviewSamples.longMoment)
        $0.comments = Listing(items: [])
    }
}

#Preview("Moment page, loading") {
    MomentDetailScreen.preview {
        $0.moment = .unknown
        $0.comments = Listing(activity: .refreshing)
    }
}

#Preview("Moment page, comments failed") {
    MomentDetailScreen.preview {
        $0.moment = .present(PreviewSamples.linkMoment)
        $0.comments = Listing(error: RepoError(.unavailable))
    }
}

#Preview("Moment page, deleted") {
    MomentDetailScreen.preview { $0.moment = .gone }
}

#Preview("Moment page, columns", traits: .fixedLayout(width: 1200, height: 800)) {
    MomentDetailScreen.preview()
        .environment(\.windowRoom, .columns)
}
#endif
