import Account
import Compose
import DesignKit
import Friends
import ListKit
import MomentCards
import MomentDetail
import MomentsFoundations
import MomentsModel
import Notifications
import SwiftUI
import Timeline
import UIKit

/// The tabs of the signed-in person.
struct MainTabs: View {
    let services: AppServices
    let person: PersonServices
    @ObservedObject var router: AppRouter
    @EnvironmentObject private var appModel: AppModel
    @Environment(\.scenePhase) private var phase
    @Environment(\.dynamicTypeSize) private var typeSize
    /// At first that of a typical window; the browser reports its own when it connects.
    @State private var room = WindowRoom.ofScreen

    var body: some View {
        TabView(selection: $router.selectedTab) {
            stack(.timeline) {
                TimelineScreen(viewModel: person.timeline, compose: compose) { router.selectedTab = .friends }
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
                        privacy: person.repos.privacy,
                        toggles: services.toggles,
                        tracking: services.tracking,
                        site: services.host.site,
                        isDemo: services.host.demoSignIn != nil
                    ),
                    push: person.push,
                    administration: person.administration
                )
            }
            .tabItem { Label("Account", systemImage: "person.crop.circle") }
            .tag(AppTab.account)
        }
        .sheet(item: sheet(.newMoment)) { _ in
            ComposeScreen(
                viewModel: ComposeViewModel(
                    outbox: person.repos.outbox,
                    uploads: person.repos.uploads,
                    drafts: person.repos.drafts,
                    privacy: person.repos.privacy,
                    friends: person.repos.friends,
                    tracking: services.tracking
                )
            )
        }
        .sheet(item: sheet(.shortcuts)) { _ in ShortcutsSheet() }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader {
            SidebarPerson(viewModel: person.profile) { open(.person(person.viewer.id)) }
                .dynamicTypeSize(Self.sidebarTypeSizes)
        }
        .tabViewSidebarFooter {
            // The timeline has the button otherwise.
            if room != .column {
                Button(action: compose) { Label("New moment", systemImage: "square.and.pencil") }
                    .buttonStyle(.primary)
                    .keyboardShortcut("n", modifiers: [.command, .shift])
                    .dynamicTypeSize(Self.sidebarTypeSizes)
            }
        }
        .background(alignment: .topLeading) {
            ShortcutButton("n", action: compose)
            ShortcutButton("?") { router.sheet = SheetRoute(Route(.shortcuts)) }
        }
        .onChange(of: phase) { room = .ofScreen }
        .onGeometryChange(for: WindowRoom.self) {
            WindowRoom(width: $0.size.width)
        } action: {
            room = $0
        }
        // A second column is too narrow for the largest texts.
        .environment(\.windowRoom, typeSize.isAccessibilitySize ? min(room, .sidebar) : room)
        .environment(\.writeComment) { [router] in router.writeComment(on: $0) }
        .opensMentions { open(.person($0)) }
        .appModelStates(of: person.notifications)
    }

    /// The sidebar does not grow with its texts. Its tabs have the texts of a bar.
    private static let sidebarTypeSizes = ...DynamicTypeSize.xLarge

    private func open(_ route: Route) {
        if router.destination.path.last != route { router.push(route) }
    }

    private func compose() { router.sheet = SheetRoute(Route(.newMoment)) }

    private func sheet(_ name: Route.Name) -> Binding<SheetRoute?> {
        Binding {
            router.sheet?.sheet.name == name ? router.sheet : nil
        } set: { new in
            // An address may describe a sheet of another kind.
            if (new ?? router.sheet)?.sheet.name == name { router.sheet = new }
        }
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
                .modifier(PageSheets(router: router, tab: tab, route: nil))
                .navigationDestination(for: Route.self) { route in
                    RouteView(route: route, services: services, person: person)
                        .modifier(PageSheets(router: router, tab: tab, route: route))
                }
        }
    }
}

extension WindowRoom {
    @MainActor fileprivate static var ofScreen: WindowRoom { WindowRoom(width: UIScreen.main.bounds.width) }
}

/// Gives a page the sheet of the address, if it is the page on screen.
private struct PageSheets: ViewModifier {
    @ObservedObject var router: AppRouter
    let tab: AppTab
    /// Nil for the root of the tab.
    let route: Route?

    func body(content: Content) -> some View {
        let isOnScreen = router.selectedTab == tab && router[path: tab].last == route
        content.environment(
            \.sheetPresentation,
            SheetPresentation(isOnScreen ? router.sheet : nil) { [router] in router.sheet = $0 }
        )
    }
}

#if DEBUG
extension MainTabs {
    @ViewBuilder fileprivate static func preview(_ services: AppServices = .preview(), at path: String) -> some View {
        if let person = services.person {
            MainTabs(services: services, person: person, router: services.router)
                .preview(in: services)
                .onAppear { services.open(URL(filePath: path)) }
        }
    }
}

#Preview("Tabs, timeline") {
    MainTabs.preview(at: "/")
}

#Preview("Tabs, sidebar", traits: .fixedLayout(width: 1200, height: 800)) {
    MainTabs.preview(at: "/")
}

#Preview("Tabs, server not reached") {
    MainTabs.preview(.preview(fails: true), at: "/")
}
#endif
