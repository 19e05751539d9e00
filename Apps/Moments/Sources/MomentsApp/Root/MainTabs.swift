import Account
import Compose
import DesignKit
import Friends
import InternalMenu
import ListKit
import MomentDetail
import MomentsFoundations
import MomentsModel
import Notifications
import SwiftUI
import Timeline

/// The tabs of the signed-in person.
struct MainTabs: View {
    let services: AppServices
    let person: PersonServices
    @ObservedObject var router: AppRouter
    @EnvironmentObject private var appModel: AppModel
    @State private var isComposing = false

    var body: some View {
        TabView(selection: $router.selectedTab) {
            stack(.timeline) {
                TimelineScreen(viewModel: person.timeline) {
                    isComposing = true
                } findFriends: {
                    router.selectedTab = .friends
                }
            }
            .tabItem { Label("Timeline", systemImage: "house") }
            .tag(AppTab.timeline)
            stack(.friends) {
                FriendsScreen(viewModel: person.friends)
                    .id(appModel.language)
            }
            .tabItem { Label("Friends", systemImage: "person.2") }
            .tag(AppTab.friends)
            stack(.notifications) { NotificationsScreen(viewModel: person.notifications) }
                .tabItem { Label("Notifications", systemImage: "bell") }
                .badge(appModel.unreadCount)
                .tag(AppTab.notifications)
            stack(.account) {
                AccountScreen(
                    viewModel: AccountViewModel(
                        repo: services.account,
                        uploads: person.repos.uploads,
                        toggles: services.toggles,
                        tracking: services.tracking,
                        site: services.host.site,
                        isDemo: services.host.demoSignIn != nil
                    )
                )
            }
            .tabItem { Label("Account", systemImage: "person.crop.circle") }
            .tag(AppTab.account)
        }
        .sheet(isPresented: $isComposing) {
            ComposeScreen(
                viewModel: ComposeViewModel(
                    moments: person.repos.moments,
                    uploads: person.repos.uploads,
                    drafts: person.repos.drafts,
                    tracking: services.tracking
                )
            )
        }
        .appModelStates(of: person.notifications)
    }

    private func stack(_ tab: AppTab, @ViewBuilder root: () -> some View) -> some View {
        NavigationStack(
            path: Binding {
                router[path: tab]
            } set: {
                router[path: tab] = $0
            }
        ) {
            root()
                .navigationDestination(for: Route.self) { RouteView(route: $0, services: services, person: person) }
        }
    }
}

/// The page of a route.
struct RouteView: View {
    let route: Route
    let services: AppServices
    let person: PersonServices

    var body: some View {
        switch (route.name, route.id) {
        case (.moment, let id?):
            let id = MomentID(rawValue: id)
            MomentDetailScreen(
                moment: person.timeline.binding(to: id),
                viewModel: MomentDetailViewModel(
                    id: id,
                    known: person.timeline.moment(id),
                    moments: person.repos.moments,
                    comments: person.repos.comments,
                    drafts: person.repos.drafts,
                    toggles: services.toggles,
                    tracking: services.tracking
                )
            )
        case (.person, let id?):
            let id = PersonID(rawValue: id)
            PersonScreen(
                viewModel: PersonViewModel(
                    id: id,
                    friends: person.repos.friends,
                    moments: person.repos.moments,
                    toggles: services.toggles,
                    tracking: services.tracking
                )
            )
        case (.internalMenu, nil) where services.toggles.isToggleOn(BuildTargetToggle.internal):
            InternalMenuScreen(
                viewModel: InternalMenuViewModel(
                    account: services.account,
                    toggles: services.toggles,
                    tracking: services.tracking,
                    version: services.host.version,
                    isDemo: services.host.demoSignIn != nil,
                    stopServer: services.host.stopServer
                )
            )
        case (.designKit, nil) where services.toggles.isToggleOn(BuildTargetToggle.internal):
            DesignKitPage()
        default:
            EmptyStateView(
                symbol: "questionmark",
                title: Text("Page not found"),
                message: Text("The address may be wrong, or the page was removed.")
            )
        }
    }
}
