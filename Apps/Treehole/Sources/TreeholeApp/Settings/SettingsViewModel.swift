import APIKit
import Combine
import Foundation
import TreeholeAPI
import TreeholeModel

/// The view model of the member's settings. The settings are those of the `AppModel`: each change is sent to the server, and
/// what it has kept is published.
@MainActor
final class SettingsViewModel: ObservableObject, AppModelStatePublishing {
    @Published private(set) var failure: RepoError?
    /// A code to copy: for another device, or for a new member.
    @Published private(set) var deviceCode: String?
    @Published private(set) var invitation: String?
    /// The member's own posts as a file; nil until it was asked for.
    @Published private(set) var export: PostsFile?

    private let api: any APIClientType
    private let host: TreeholeHost
    private let states = PassthroughSubject<AppModelState, Never>()

    init(api: any APIClientType, host: TreeholeHost) {
        self.api = api
        self.host = host
    }

    convenience init(_ session: Session) { self.init(api: session.api, host: session.host) }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    func failureDismissed() { failure = nil }

    /// Changes the settings, and saves them.
    func change(_ settings: MemberSettings, _ change: (inout MemberSettings) -> Void) async {
        var new = settings
        change(&new)
        guard new != settings else { return }
        await attempt { states.send(.signedIn(try await api.perform(SaveSettingsOperation(new)))) }
    }

    func addDeviceTapped() async {
        await attempt { deviceCode = try await api.perform(CreateDeviceCodeOperation()) }
    }

    func inviteTapped() async {
        await attempt { invitation = try await api.perform(CreateInvitationOperation()) }
    }

    /// Collects all own posts of the member for a file.
    func exportTapped() async {
        await attempt {
            var posts: [Post] = []
            var page = try await api.perform(GetPostsOperation(.mine, first: 50))
            posts += page.items
            while page.hasNext, let cursor = page.endCursor {
                page = try await api.perform(GetPostsOperation(.mine, first: 50, after: cursor))
                posts += page.items
            }
            export = try PostsFile(posts)
        }
    }

    func exportClosed() { export = nil }

    func signOutTapped() async {
        await attempt {
            _ = try await api.perform(SignOutOperation())
            try await host.deleteToken()
            api.authorize(with: nil)
            states.send(.signedOut(.chosen))
        }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
            failure = nil
        } catch {
            if let error = RepoError(error) { failure = error }
        }
    }
}
