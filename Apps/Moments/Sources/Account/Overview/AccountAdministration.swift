import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The way to the administration, for moderators and admins, with the number of open reports.
struct AccountAdministration: View {
    @StateObject private var observer: ViewModelObserver<AdministrationEntryViewModel, AdministrationEntry>

    init(viewModel: AdministrationEntryViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.entry))
    }

    var body: some View {
        if observer.value.isStaff {
            AccountGroup {
                NavigationLink(value: Route.administration) {
                    HStack(spacing: Spacing.s) {
                        AccountRowSymbol(name: "shield")
                        Text("Administration")
                            .font(.cardText)
                            .foregroundStyle(Palette.text)
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Badge(count: observer.value.openReportCount ?? 0)
                        Disclosure()
                    }
                    .frame(minHeight: 44)
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
            .task { [viewModel = observer.viewModel] in await viewModel.load() }
        }
    }
}

#if DEBUG
extension AdministrationEntryViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> AdministrationEntryViewModel {
        let repo = PreviewRepo(change)
        return AdministrationEntryViewModel(account: repo, repo: repo)
    }
}

#Preview("Account administration, open reports", traits: .sizeThatFitsLayout) {
    NavigationStack { AccountAdministration(viewModel: .preview()) }
        .frame(height: 90)
        .previewSurroundings()
}

#Preview("Account administration, none", traits: .sizeThatFitsLayout) {
    NavigationStack { AccountAdministration(viewModel: .preview { $0.openReportCount = 0 }) }
        .frame(height: 90)
        .previewSurroundings()
}
#endif
