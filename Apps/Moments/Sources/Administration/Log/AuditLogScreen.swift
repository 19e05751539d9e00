import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with what moderators, admins and the operator of the server have done.
///
/// It requires a `NavigationStack` with a destination for `Route.managedPerson`.
public struct AuditLogScreen: View {
    @StateObject private var observer: ViewModelObserver<AuditLogViewModel, ListPage>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> AuditLogViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        ListScreen(observer.viewModel, rows: Self.rows, layout: .compact) {
            EmptyStateView(
                symbol: "list.bullet.rectangle",
                title: Text("Nothing yet"),
                message: Text("What moderators, admins and the operator of the server do appears here.")
            )
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text("Log"))
        .appModelStates(of: observer.viewModel)
    }

    private static let rows = RowViews()
        .row(for: AuditListItemViewModel.self) { AuditRow(viewModel: $0) }
}

#if DEBUG
extension AuditLogScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = AuditLogViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { AuditLogScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Log, list") {
    AuditLogScreen.preview()
}

#Preview("Log, none") {
    AuditLogScreen.preview { $0.auditLog = Listing(items: []) }
}

#Preview("Log, failed") {
    AuditLogScreen.preview { $0.auditLog = Listing(error: RepoError(.unavailable)) }
}
#endif
