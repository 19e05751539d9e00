import ListKit
import SwiftUI
import TreeholeAPI

/// The root view: the sign-in screen, or the tabs of the signed-in member.
struct RootView: View {
    @StateObject var services: AppServices

    var body: some View {
        RootContent(services: services, appModel: services.appModel)
            .appModelStates(of: services)
            .environmentObject(services.appModel)
            .environmentObject(services.router)
            .boardColors()
            .onOpenURL { services.router.open($0) }
            .task { await services.start() }
    }
}

/// The content of the root view, selected by the sign-in state.
private struct RootContent: View {
    /// Others follow the device.
    private static let schemes: [Appearance: ColorScheme] = [.light: .light, .dark: .dark]

    let services: AppServices
    @ObservedObject var appModel: AppModel
    @Environment(\.locale) private var locale

    var body: some View {
        Group {
            switch appModel.signInState {
            case .unknown:
                LoadingStateView()
                    .frame(maxHeight: .infinity)
            case .signedOut(let reason):
                let viewModel = SignInViewModel(api: services.api, host: services.host)
                SignInScreen(viewModel: viewModel, hasExpired: reason == .expired)
                    .transition(.opacity)
            case .signedIn:
                MainTabs(session: Session(services), router: services.router)
                    .transition(.opacity)
            }
        }
        .background { Ground() }
        // Texts are in English or Chinese, so dates and numbers are, too.
        .environment(\.locale, AppLanguage(best: locale).locale(for: locale))
        .preferredColorScheme(Self.schemes[appModel.settings.appearance])
        .onChange(of: appModel.signInState) { _, state in
            // After an expired sign-in the member returns to the page where it expired.
            if state == .signedOut(.chosen) { services.router.reset() }
        }
    }
}

#Preview("App") { SamplePage { RootView(services: AppServices($0.host)) } }
#Preview("Signed out") {
    SamplePage { _ in
        RootView(services: AppServices(TreeholeHost(transport: Samples(), member: .signedOut(.never))))
    }
}
