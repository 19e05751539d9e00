import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The overview of what moderators and admins see.
///
/// It requires a `NavigationStack` with destinations for `Route.reports`, `.people`, `.figures`, `.announcements` and `.auditLog`.
public struct AdministrationScreen: View {
    @StateObject private var observer: ViewModelObserver<AdministrationViewModel, AdministrationPage>

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> AdministrationViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    private var viewModel: AdministrationViewModel { observer.viewModel }
    private var page: AdministrationPage { observer.value }

    public var body: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                CardGroup {
                    AdministrationLink(
                        route: .reports,
                        symbol: "flag",
                        title: Text("Reports"),
                        detail: Text("What people have reported"),
                        count: page.openReportCount ?? 0
                    )
                    Divider()
                    AdministrationLink(
                        route: .people,
                        symbol: "person.2",
                        title: Text("People"),
                        detail: Text("Roles, suspensions and storage")
                    )
                }
                if page.role == .admin { adminLinks }
                Text("What you do here is recorded in a log, which admins can read.")
                    .formNote()
            }
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.s)
            .padding(.bottom, Spacing.xxl)
            .column()
            .animation(.settle, value: page)
        }
        .refreshable { [viewModel] in await viewModel.loadItems() }
        .page(Text("Administration"))
        .task { [viewModel] in await viewModel.loadItems() }
        .onAppear { viewModel.trackScreenviews() }
    }

    private var adminLinks: some View {
        CardGroup {
            AdministrationLink(
                route: .figures,
                symbol: "chart.bar",
                title: Text("Figures"),
                detail: Text("What happened on the last days")
            )
            Divider()
            AdministrationLink(
                route: .announcements,
                symbol: "megaphone",
                title: Text("Announcements"),
                detail: Text("Messages to everybody")
            )
            Divider()
            AdministrationLink(
                route: .auditLog,
                symbol: "list.bullet.rectangle",
                title: Text("Log"),
                detail: Text("What moderators and admins have done")
            )
        }
    }
}

/// A link to a page of the administration.
private struct AdministrationLink: View {
    let route: Route
    let symbol: String
    let title: Text
    let detail: Text
    /// The number of things that wait there.
    var count = 0

    var body: some View {
        NavigationLink(value: route) {
            HStack(spacing: Spacing.s) {
                Image(systemName: symbol)
                    .font(.system(size: 17, weight: .medium))
                    .foregroundStyle(Palette.accent)
                    .frame(width: 36, height: 36)
                    .background(Palette.well, in: .circle)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    title
                        .font(.cardName)
                        .foregroundStyle(Palette.text)
                    detail
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                }
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                Badge(count: count)
                Disclosure()
            }
            .frame(minHeight: 52)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
extension AdministrationScreen {
    fileprivate static func preview(_ role: PersonRole) -> some View {
        let repo = PreviewRepo { $0.account = .signedIn(Viewer(userDetails: PreviewSamples.ada, role: role)) }
        let viewModel = AdministrationViewModel(account: repo, repo: repo, tracking: TrackingRepo())
        return NavigationStack { AdministrationScreen(viewModel: viewModel) }
            .previewSurroundings()
    }
}

#Preview("Administration, admin") {
    AdministrationScreen.preview(.admin)
}

#Preview("Administration, moderator") {
    AdministrationScreen.preview(.moderator)
}

#Preview("Administration, desktop", traits: .fixedLayout(width: 1000, height: 700)) {
    AdministrationScreen.preview(.admin)
}
#endif
