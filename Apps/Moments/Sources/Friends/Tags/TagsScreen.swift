import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with the viewer's tags.
///
/// It requires a `NavigationStack` with a destination for `Route.tag`.
public struct TagsScreen: View {
    @StateObject private var observer: ViewModelObserver<TagsViewModel, ListPage>
    @PresentedSheet(.newTag) private var creating

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> TagsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    public var body: some View {
        let viewModel = observer.viewModel
        ListScreen(viewModel, rows: Self.rows, layout: .compact) {
            EmptyStateView(
                symbol: "tag",
                title: Text("No tags yet"),
                message: Text("A tag puts friends together, such as your family. Share a moment with just them.")
            ) {
                Button(action: create) { Text("Create your first tag") }
                    .buttonStyle(.primary)
            }
        }
        .contentMargins(.top, Spacing.s, for: .scrollContent)
        .page(Text("Tags"))
        .appModelStates(of: viewModel)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(action: create) { Image(systemName: "plus") }
                    .accessibilityLabel(Text("New tag"))
            }
        }
        .sheet(item: $creating) { _ in NewTagSheet(viewModel: viewModel.makeNewTag()) }
    }

    private func create() { creating = SheetRoute(Route(.newTag)) }

    private static let rows = RowViews()
        .row(for: TagListItemViewModel.self) { TagRow(viewModel: $0) }
}

#if DEBUG
extension TagsScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let repo = PreviewRepo(change)
        let viewModel = TagsViewModel(privacy: repo, friends: repo, tracking: TrackingRepo())
        return NavigationStack { TagsScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Tags, two") {
    TagsScreen.preview()
}

#Preview("Tags, none") {
    TagsScreen.preview { $0.tags = Listing(items: []) }
}

#Preview("Tags, failed") {
    TagsScreen.preview { $0.tags = Listing(error: RepoError(.unavailable)) }
}
#endif
