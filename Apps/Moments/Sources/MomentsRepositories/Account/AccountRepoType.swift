import Combine
import MomentsModel

/// Who is at the browser, and the way in and out.
@MainActor
public protocol AccountRepoType: AnyObject {
    /// Who is signed in: at once what is known, then each change.
    var account: AnyPublisher<AccountState, Never> { get }
    var currentAccount: AccountState { get }

    /// What a person without an account may know of the server; nil until it was asked for.
    var service: AnyPublisher<ServiceInfo?, Never> { get }

    /// What the program remembers for the person. A change shows at once and is undone, and the error published, if the
    /// server refuses. While nobody is signed in it lasts as long as the session.
    var preferences: AnyPublisher<[String: String], Never> { get }
    func setPreference(_ key: String, to value: String?)

    /// Asks who is signed in.
    func refreshViewer() async throws
    func refreshService() async throws

    /// Lets somebody in. The token is for the browser's cookie.
    ///
    /// - Throws: `RepoError`.
    func signIn(handle: String, password: String, device: String?) async throws -> SignedIn

    /// - Throws: `RepoError`.
    func signUp(_ form: SignUpForm) async throws -> SignedIn

    /// Sets a new password by the code of a link, and lets its person in. All other sign-ins of the person end.
    ///
    /// - Throws: `RepoError`.
    func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn

    /// Sets a new password; the viewer's other sign-ins end.
    ///
    /// - Throws: `RepoError`.
    func changePassword(from old: String, to new: String) async throws

    /// Makes a link by which somebody sets a new password; for admins.
    ///
    /// - Throws: `RepoError`.
    func createPasswordReset(handle: String) async throws -> PasswordReset

    /// Ends the sign-in on the server; the browser's cookie is the caller's business.
    ///
    /// - Throws: `RepoError`.
    func signOut() async throws

    /// Takes it that the sign-in has ended without anybody's wish.
    func signInDidExpire()

    /// Where the viewer is signed in, the latest use first.
    var signIns: AnyPublisher<Listing<SignIn>, Never> { get }
    func refreshSignIns() async
    func revokeSignIn(_ id: SignInID) async throws

    /// Invitations that can be used; for admins. Those that were made in this session have their code.
    var invitations: AnyPublisher<Listing<Invitation>, Never> { get }
    func refreshInvitations() async
    @discardableResult
    func createInvitation() async throws -> Invitation
    func revokeInvitation(_ id: InvitationID) async throws

    @discardableResult
    func updateProfile(_ change: ProfileChange) async throws -> UserDetails

    /// Brings up to date what a change tells of.
    func apply(_ change: LiveChange) async

    /// What went wrong without anybody waiting for it.
    var errors: AnyPublisher<RepoError, Never> { get }
}

/// Who is signed in, as far as is known.
public enum AccountState: Equatable, Sendable {
    case unknown
    case signedOut(SignOutReason)
    case signedIn(Viewer)

    public var viewer: Viewer? {
        if case .signedIn(let viewer) = self { viewer } else { nil }
    }
}
