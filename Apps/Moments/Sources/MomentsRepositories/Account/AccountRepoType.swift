import Combine
import MomentsModel

/// A repository of the viewer's account: signing in and out, preferences, sign-ins and invitations.
@MainActor
public protocol AccountRepoType: AnyObject {
    /// Publishes the account state: the current one on subscription, then each change.
    var account: AnyPublisher<AccountState, Never> { get }
    var currentAccount: AccountState { get }

    /// The server information that is available without an account; nil until it was fetched.
    var service: AnyPublisher<ServiceInfo?, Never> { get }

    /// The viewer's preferences by key. A change is published at once; if the server refuses it, the change is reverted and the
    /// error published. While signed out, preferences last until the next sign-in or the end of the browser session.
    var preferences: AnyPublisher<[String: String], Never> { get }
    func setPreference(_ key: String, to value: String?)

    /// Fetches the signed-in viewer.
    func refreshViewer() async throws
    func refreshService() async throws

    /// Returns whether an invitation can be used.
    ///
    /// - Throws: `RepoError`.
    func isInvitationOpen(code: String) async throws -> Bool

    /// Signs a person in. The caller stores the token in the browser's cookie.
    ///
    /// - Throws: `RepoError`.
    func signIn(handle: String, password: String, device: String?) async throws -> SignedIn

    /// - Throws: `RepoError`.
    func signUp(_ form: SignUpForm) async throws -> SignedIn

    /// Sets a new password with the code of a reset link, and signs the person in. All other sign-ins of the person end.
    ///
    /// - Throws: `RepoError`.
    func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn

    /// Changes the password and ends the viewer's other sign-ins.
    ///
    /// - Throws: `RepoError`.
    func changePassword(from old: String, to new: String) async throws

    /// Creates a link for resetting a person's password. Admins only.
    ///
    /// - Throws: `RepoError`.
    func createPasswordReset(handle: String) async throws -> PasswordReset

    /// Asks for the deletion of the account, which publishes its date in the viewer.
    ///
    /// - Throws: `RepoError`.
    func requestDeletion(password: String) async throws

    /// Keeps the account whose deletion was asked for.
    ///
    /// - Throws: `RepoError`.
    func cancelDeletion() async throws

    /// Closes a notice of the viewer, which disappears at once; comes back if the server refuses it.
    ///
    /// - Throws: `RepoError`, but not if it is closed already.
    func closeNotice(_ id: NoticeID) async throws

    /// Returns what the viewer's photos take.
    ///
    /// - Throws: `RepoError`.
    func storageUse() async throws -> StorageUse

    /// Ends the sign-in on the server. The caller removes the browser's cookie.
    ///
    /// - Throws: `RepoError`.
    func signOut() async throws

    /// Handles a sign-in that ended without a sign-out by the viewer, for example because it was revoked.
    func signInDidExpire()

    /// The viewer's active sign-ins, most recently used first.
    var signIns: AnyPublisher<Listing<SignIn>, Never> { get }
    func refreshSignIns() async
    func revokeSignIn(_ id: SignInID) async throws

    /// The usable invitations. Admins only. Invitations created in this browser session include their code.
    var invitations: AnyPublisher<Listing<Invitation>, Never> { get }
    func refreshInvitations() async
    @discardableResult
    func createInvitation() async throws -> Invitation
    func revokeInvitation(_ id: InvitationID) async throws

    /// Sets what this browser shows while the app is closed; nil for nothing.
    ///
    /// - Throws: `RepoError`.
    func setPush(_ input: NewPushChoice?) async throws

    @discardableResult
    func updateProfile(_ change: ProfileChange) async throws -> UserDetails

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async

    /// Errors of background requests, which have no caller to throw to.
    var errors: AnyPublisher<RepoError, Never> { get }
}

/// The account state of a browser session.
public typealias AccountState = SessionState<Viewer>

extension AccountState {
    public var viewer: Viewer? { account }
}
