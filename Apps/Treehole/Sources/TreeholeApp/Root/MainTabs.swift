import DesignKit
import ListKit
import SwiftUI

/// The tabs of the signed-in member.
struct MainTabs: View {
    @StateObject private var session: Session
    @ObservedObject private var router: TreeholeRouter
    @EnvironmentObject private var appModel: AppModel

    init(session: @autoclosure @escaping () -> Session, router: TreeholeRouter) {
        _session = StateObject(wrappedValue: session())
        self.router = router
    }

    var body: some View {
        TabView(selection: $router.tab) {
            stack(.timeline) { TimelineScreen(viewModel: session.timeline, api: session.api, posts: session.posts) }
                .tabItem { Label("Timeline", systemImage: "tree") }
                .tag(TreeholeTab.timeline)
            stack(.wander) { WanderScreen(viewModel: session.wander) }
                .tabItem { Label("Wander", systemImage: "shuffle") }
                .tag(TreeholeTab.wander)
            stack(.search) { SearchScreen(viewModel: session.search, trending: session.trending) }
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(TreeholeTab.search)
            stack(.attention) { AttentionScreen(viewModel: session.attention) }
                .tabItem { Label("Attention", systemImage: "star") }
                .badge(appModel.unreadCount)
                .tag(TreeholeTab.attention)
            stack(.settings) { SettingsScreen(viewModel: SettingsViewModel(session)) }
                .tabItem { Label("Settings", systemImage: "gearshape") }
                .tag(TreeholeTab.settings)
        }
        .appModelStates(of: session)
        .onReceive(router.tags) { session.search.tagTapped($0) }
        .onChange(of: appModel.settings) { old, new in
            let isBlocking = old.blockedTags != new.blockedTags || old.blockedWords != new.blockedWords
            if isBlocking { Task { await session.reload() } }
        }
        .task { await session.run() }
    }

    private func stack(_ tab: TreeholeTab, @ViewBuilder root: () -> some View) -> some View {
        let path = Binding {
            router.paths[tab, default: []]
        } set: {
            router.paths[tab] = $0
        }
        return NavigationStack(path: path) {
            root()
                .navigationDestination(for: TreeholeRoute.self) { RouteView(route: $0, session: session) }
        }
    }
}

/// The page of a route.
private struct RouteView: View {
    let route: TreeholeRoute
    let session: Session
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        switch route {
        case .post(let id):
            PostScreen(store: PostDetailStore(id, post: session.posts.binding(to: id), session: session))
        case .mine: MyPostsScreen(session: session)
        case .blocked: BlockedScreen(viewModel: SettingsViewModel(session))
        case .signIns: SignInsScreen(viewModel: SignInsViewModel(api: session.api))
        case .reports where appModel.member?.isModerator == true:
            ReportsScreen(viewModel: ReportsViewModel(api: session.api))
        case .reports, .unknown: MissingPage()
        }
    }
}

/// The page of an address that the app does not have.
struct MissingPage: View {
    var body: some View {
        EmptyStateView(
            symbol: "questionmark",
            title: Text("Page not found"),
            message: Text("The address may be wrong, or the page was removed.")
        )
        .frame(maxHeight: .infinity)
        .ground()
        .navigationTitle(Text("Page not found"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Tabs, light") { MainTabs(session: .sample, router: TreeholeRouter()).environmentObject(AppModel.sample) }
#Preview("Tabs, dark") {
    MainTabs(session: .sample, router: TreeholeRouter())
        .environmentObject(AppModel.sample)
        .preferredColorScheme(.dark)
}
#Preview("Route, light") { SamplePage { RouteView(route: .post(17), session: $0) } }
#Preview("Route, dark") { SamplePage { RouteView(route: .reports, session: $0) }.preferredColorScheme(.dark) }
#Preview("Missing page, light") { NavigationStack { MissingPage() } }
#Preview("Missing page, dark") { NavigationStack { MissingPage() }.preferredColorScheme(.dark) }
