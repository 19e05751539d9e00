import Combine
import ListKit
import TreeholeAPI

/// The view model of the member's settings. The settings are those of the `AppModel`: each change is sent to the server, and
/// what it has kept is published.
@MainActor
final class SettingsViewModel: ObservableObject, AppModelStatePublishing, Attempting {
    @Published var failure: RepoError?
    /// A code to copy: for another device, or for a new member.
    @Published private(set) var deviceCode: String?
    @Published private(set) var invitation: String?
    /// The member's own posts as a file; nil until it was asked for.
    @Published var export: PostsFile?

    private let api: any APIClientType
    private let host: TreeholeHost
    private let states = PassthroughSubject<AppModelState, Never>()

    init(_ session: Session) { (api, host) = (session.api, session.host) }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Changes the settings, and saves them.
    func change(_ settings: MemberSettings, _ change: (inout MemberSettings) -> Void) async {
        var new = settings
        change(&new)
        guard new != settings else { return }
        await attempt { states.send(.signedIn(try await api.perform(.saveSettings(new)))) }
    }

    func addDeviceTapped() async { await attempt { deviceCode = try await api.perform(.createDeviceCode) } }

    func inviteTapped() async { await attempt { invitation = try await api.perform(.createInvitation) } }

    /// Collects all own posts of the member for a file.
    func exportTapped() async {
        await attempt {
            var posts: [Post] = []
            var page = try await api.perform(.posts(.mine, first: 50))
            posts += page.items
            while page.hasNext, let cursor = page.endCursor {
                page = try await api.perform(.posts(.mine, first: 50, after: cursor))
                posts += page.items
            }
            export = PostsFile(posts: posts)
        }
    }

    func signOutTapped() async {
        await attempt {
            _ = try await api.perform(.signOut)
            try await host.deleteToken()
            api.authorize(with: nil)
            states.send(.signedOut(.chosen))
        }
    }
}
