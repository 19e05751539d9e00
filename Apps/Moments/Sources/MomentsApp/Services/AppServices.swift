import Account
import Combine
import Foundation
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The services of one browser session, independent of the signed-in person.
@MainActor
final class AppServices: ObservableObject {
    let host: AppHost
    let api: APIClient
    let appModel: AppModel
    let router: AppRouter
    let toggles: TogglesDataStore
    let tracking: TrackingRepo
    let account: AccountRepo
    private let push: BrowserPush
    /// The services of the signed-in person; nil while signed out.
    @Published private(set) var person: PersonServices?

    /// The invitation code of the address the app was opened at.
    @Published private(set) var invitation: String?

    /// The password reset code of the address the app was opened at.
    @Published private(set) var passwordReset: String?

    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter browserLocale: The locale of the browser. If it came later, all texts would be evaluated a second
    /// time.
    init(_ host: AppHost, push: BrowserPush, browserLocale: Locale) {
        self.host = host
        self.push = push
        api = APIClient(transport: host.transport)
        account = AccountRepo(api: api, account: host.account, proof: host.browserProof)
        router = AppRouter()
        appModel = AppModel(browserLocale: browserLocale)
        toggles = TogglesDataStore(
            remote: host.toggles,
            overrides: KeyValueStore(values: account.preferences) { [account] in account.setPreference($0, to: $1) }
        )
        tracking = TrackingRepo(providers: host.trackingProviders)
        for route in AppRoutes.all { router.register(route.name, takesID: route.takesID) }
        for sheet in AppRoutes.sheets { router.registerSheet(sheet.name, takesID: sheet.takesID) }
        account.account.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        account.preferences
            .map { $0[PreferenceKey.language].flatMap(AppLanguage.init(rawValue:)) }
            .removeDuplicates()
            .sink { [appModel] in appModel.apply(.language($0)) }
            .store(in: &subscriptions)
    }

    /// Returns the view model of the notifications that the browser shows while the app is closed; nil if the host sends none.
    func makePush() -> PushViewModel? {
        guard host.sendsPush else { return nil }
        return PushViewModel(repo: account, registrar: push, tracking: tracking) { [appModel] in appModel.language }
    }

    /// Fetches the account state if the host does not know it.
    func start() async {
        guard account.currentAccount == .unknown else { return }
        do {
            try await account.refreshViewer()
        } catch {
            // The sign-in screen reports an unreachable server itself.
            appModel.apply(.signedOut(.never))
        }
    }

    /// Opens an address; an unknown one opens the not-found page.
    func open(_ url: URL) {
        if let code = PasswordResetLink.code(in: url.absoluteString) {
            passwordReset = code
        } else if let invitation = InvitationLink.code(in: url.absoluteString) {
            self.invitation = invitation
        } else {
            router.go(to: router.destination(of: url.path) ?? Destination(tab: .first, path: [AppRoutes.unknown]))
        }
    }

    /// Closes the password reset page, after the reset or without it.
    func closePasswordReset() {
        passwordReset = nil
        router.reset()
    }

    private func show(_ state: AccountState) {
        switch state {
        case .unknown: break
        case .signedOut(let reason):
            // A sign-out by choice closes all pages; after an expired sign-in the person returns to the current page.
            if reason == .chosen { router.reset() }
            person = nil
            appModel.apply(.signedOut(reason))
        case .signedIn(let viewer):
            if person?.viewer.id != viewer.id {
                if person != nil { router.reset() }
                person = PersonServices(viewer: viewer, app: self)
                // Once the views are there, a count that the notifications publish would evaluate all tabs again.
                appModel.apply(.unreadCount(viewer.unreadNotificationCount))
            }
            appModel.apply(.signedIn(viewer.userDetails))
        }
    }
}
