import ListKit
import SwiftUI
import TreeholeAPI

/// The tabs of the signed-in member.
struct MainTabs: View {
    @StateObject var session: Session
    @ObservedObject var router: TreeholeRouter
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        TabView(selection: $router.tab) {
            tab(.timeline, "Timeline", "tree") { TimelineScreen(session: session) }
            tab(.wander, "Wander", "shuffle") { WanderScreen(viewModel: session.wander) }
            tab(.search, "Search", "magnifyingglass") {
                SearchScreen(viewModel: session.search, trending: session.trending)
            }
            tab(.attention, "Attention", "star") { AttentionScreen(viewModel: session.attention) }
                .badge(appModel.unreadCount)
            tab(.settings, "Settings", "gearshape") { SettingsScreen(viewModel: SettingsViewModel(session)) }
        }
        .appModelStates(of: session)
        .onReceive(router.tags) { session.search.tagTapped($0) }
        .onChange(of: appModel.settings) { old, new in
            let isBlocking = old.blockedTags != new.blockedTags || old.blockedWords != new.blockedWords
            if isBlocking { Task { await session.reload() } }
        }
        .task { await session.run() }
    }

    private func tab(
        _ tab: TreeholeTab,
        _ title: LocalizedStringKey,
        _ symbol: String,
        @ViewBuilder root: () -> some View
    ) -> some View {
        router.stack(tab, Text(title), symbol: symbol, root: root) { page(of: $0) }
    }

    @ViewBuilder private func page(of route: TreeholeRoute) -> some View {
        switch route {
        case .post(let id): PostScreen(store: PostDetailStore(id, session: session))
        case .mine: MyPostsScreen(session: session)
        case .blocked: BlockedScreen(viewModel: SettingsViewModel(session))
        case .signIns: SignInsScreen(api: session.api)
        case .reports where appModel.member?.isModerator == true: ReportsScreen(api: session.api)
        case .reports, .unknown: MissingPage().page(MissingPage.title)
        }
    }
}

#Preview("Tabs") { SamplePage { MainTabs(session: $0, router: TreeholeRouter()) } }
#Preview("Tabs, server not reached") {
    SamplePage(.unreachable) { MainTabs(session: $0, router: TreeholeRouter()) }
}
