import AppFoundations
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The root view: the sign-in screen, or the tabs of the signed-in member.
struct RootView: View {
    @StateObject private var services: AppServices

    init(services: @autoclosure @escaping () -> AppServices) { _services = StateObject(wrappedValue: services()) }

    var body: some View {
        RootContent(services: services, appModel: services.appModel)
            .appModelStates(of: services)
            .environmentObject(services.appModel)
            .environmentObject(services.router)
            .tint(Tone.accent)
            .onOpenURL { services.router.open($0) }
            .task { await services.start() }
    }
}

/// The content of the root view, selected by the sign-in state.
private struct RootContent: View {
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
                SignInScreen(
                    viewModel: SignInViewModel(api: services.api, host: services.host),
                    hasExpired: reason == .expired,
                    demoCodes: services.host.demoCodes
                )
                .transition(.opacity)
            case .signedIn:
                MainTabs(session: Session(services), router: services.router)
                    .transition(.opacity)
            }
        }
        .ground()
        // Texts are in English or Chinese, so dates and numbers are, too.
        .environment(\.locale, AppLanguage(best: locale).locale(for: locale))
        .preferredColorScheme(appModel.settings.appearance.colorScheme)
        .onChange(of: appModel.signInState) { _, state in
            // After an expired sign-in the member returns to the page where it expired.
            if state == .signedOut(.chosen) { services.router.reset() }
        }
    }
}

extension Appearance {
    /// The colour scheme; nil follows the device.
    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

#Preview("App, light") { RootView(services: .sample) }
#Preview("App, dark") { RootView(services: .sample).preferredColorScheme(.dark) }
#Preview("Signed out, light") {
    RootView(services: AppServices(TreeholeHost(transport: SampleTransport(), member: .signedOut)))
}
#Preview("Signed out, dark") {
    RootView(services: AppServices(TreeholeHost(transport: SampleTransport(), member: .signedOut)))
        .preferredColorScheme(.dark)
}
