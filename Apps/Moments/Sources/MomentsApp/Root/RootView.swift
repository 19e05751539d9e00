import Account
import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The root view: the sign-in screen, or the tabs of the signed-in person.
struct RootView: View {
    @StateObject private var services: AppServices
    @Environment(\.locale) private var browserLocale

    init(services: @autoclosure @escaping () -> AppServices) { _services = StateObject(wrappedValue: services()) }

    var body: some View {
        RootContent(services: services, appModel: services.appModel)
            .environmentObject(services.appModel)
            .environmentObject(services.router)
            .onOpenURL { url in
                services.open(url)
            }
            .onChange(of: browserLocale, initial: true) { services.appModel.browserLocale = browserLocale }
            .task { await services.start() }
    }
}

/// The content of the root view, selected by the sign-in state.
private struct RootContent: View {
    @ObservedObject var services: AppServices
    @ObservedObject var appModel: AppModel

    var body: some View {
        Group {
            if let code = services.passwordReset {
                // Shown regardless of the current sign-in: the link may be for another person.
                PasswordResetScreen(
                    viewModel: PasswordResetViewModel(
                        repo: services.account,
                        tracking: services.tracking,
                        code: code
                    )
                ) {
                    services.closePasswordReset()
                }
                .id(code)
                .transition(.opacity)
            } else {
                signInContent
            }
        }
        .tint(Palette.accent)
        .environment(\.locale, appModel.locale)
    }

    @ViewBuilder private var signInContent: some View {
        switch appModel.signInState {
        case .unknown:
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .signedOut:
            SignedOutView(services: services)
                .transition(.opacity)
        case .signedIn:
            if let person = services.person {
                MainTabs(services: services, person: person, router: services.router)
                    .id(person.viewer.id)
                    .modifier(InternalMenuOpener(services: services))
                    .modifier(IconBadge(count: appModel.unreadCount, mayBeSet: person.viewer.push != nil))
                    .styles(of: services.toggles)
                    .safeAreaInset(edge: .top, spacing: 0) {
                        if services.host.demoSignIn != nil {
                            DemoBar(services: services, current: person.viewer.userDetails)
                                .environment(\.locale, appModel.locale)
                        }
                    }
                    .transition(.opacity)
            }
        }
    }
}

#if DEBUG
#Preview("App, signed in") {
    RootView(services: .preview())
        .environment(\.appClock, .fixed(PreviewSamples.now))
}

#Preview("App, signed out") {
    RootView(services: .preview(.signedOut(.never)))
        .environment(\.appClock, .fixed(PreviewSamples.now))
}

#Preview("App, demo") {
    RootView(services: .preview(isDemo: true))
        .environment(\.appClock, .fixed(PreviewSamples.now))
}

#Preview("App, password reset") {
    let services = AppServices.preview(.signedOut(.never))
    RootView(services: services)
        .environment(\.appClock, .fixed(PreviewSamples.now))
        .onAppear { services.open(URL(filePath: "/reset-T4WB8HRD")) }
}
#endif
