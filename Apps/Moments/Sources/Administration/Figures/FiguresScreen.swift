import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page with what happened on the last days: today's numbers, and charts.
public struct FiguresScreen: View {
    @StateObject private var observer: ViewModelObserver<FiguresViewModel, FiguresPage>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> FiguresViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    private var viewModel: FiguresViewModel { observer.viewModel }
    private var page: FiguresPage { observer.value }

    public var body: some View {
        LoadedContent(page.content, failure: page.failure?.staffText) {
            await viewModel.loadItems()
        } content: { content in
            ScrollView {
                VStack(spacing: Spacing.m) {
                    FailureBanner(page.failure, text: { $0.staffText }) { viewModel.failureDismissed() }
                    if content.days.isEmpty { nothing } else { figures(content) }
                }
                .padding(.horizontal, Spacing.s)
                .padding(.top, Spacing.s)
                .padding(.bottom, Spacing.xxl)
                .column(maxWidth: 960)
            }
            .refreshable { [viewModel] in await viewModel.loadItems() }
        }
        .page(Text("Figures"))
        .appModelStates(of: viewModel)
        .onAppear { viewModel.trackScreenviews() }
        .task { [viewModel] in await viewModel.loadItems() }
    }

    @ViewBuilder private func figures(_ content: FiguresContent) -> some View {
        Picker(selection: range) {
            ForEach(FiguresRange.allCases, id: \.self) { $0.text.tag($0) }
        } label: {
            Text("Range")
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Text("Today so far, by Coordinated Universal Time")
            .formNote()
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: Spacing.s)], spacing: Spacing.s) {
            ForEach(content.cards) { FiguresCardView(card: $0, range: content.range) }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: Spacing.s)], spacing: Spacing.s) {
            ForEach(content.series) { FiguresChart(series: $0) }
        }
    }

    private var nothing: some View {
        EmptyStateView(
            symbol: "chart.bar",
            title: Text("No figures yet"),
            message: Text("The server counts once an hour what happens here.")
        )
    }

    private var range: Binding<FiguresRange> {
        Binding {
            page.range
        } set: { [viewModel] range in
            Task { await viewModel.rangeChosen(range) }
        }
    }
}

extension FiguresRange {
    fileprivate var text: Text {
        switch self {
        case .month: Text("30 days")
        case .quarter: Text("90 days")
        case .year: Text("A year")
        }
    }
}

#if DEBUG
extension FiguresScreen {
    fileprivate static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> some View {
        let viewModel = FiguresViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
        return NavigationStack { FiguresScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Figures, month") {
    FiguresScreen.preview()
}

#Preview("Figures, desktop", traits: .fixedLayout(width: 1000, height: 900)) {
    FiguresScreen.preview()
}

#Preview("Figures, none") {
    FiguresScreen.preview { $0.figures = [] }
}

#Preview("Figures, failed") {
    FiguresScreen.preview { $0.failure = RepoError(.unavailable) }
}
#endif
