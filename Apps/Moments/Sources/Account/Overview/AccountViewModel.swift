import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The viewer's own account: profile, language, where they are signed in, whom they have invited, and the way out.
@MainActor
public final class AccountViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let uploads: any UploadsRepoType
    private let tracking: any TrackingRepoType
    private let site: URL
    private let subject: CurrentValueSubject<AccountPage, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - site: Where the app is in the browser, for links that invite others.
    ///   - isDemo: Whether people come in without a password.
    public init(
        repo: any AccountRepoType,
        uploads: any UploadsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType,
        site: URL,
        isDemo: Bool = false
    ) {
        self.repo = repo
        self.uploads = uploads
        self.tracking = tracking
        self.site = site
        subject = CurrentValueSubject(
            AccountPage(hasInternalMenu: toggles.isToggleOn(BuildTargetToggle.internal), hasPassword: !isDemo)
        )
        repo.account.sink { [weak self] account in self?.change { $0.viewer = account.viewer } }
            .store(in: &subscriptions)
        repo.preferences.sink { [weak self] in self?.show(LanguagePreference.language(in: $0)) }
            .store(in: &subscriptions)
        repo.signIns.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.invitations.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    /// The account: at once, then after each change.
    public var page: StateStream<AccountPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("account")) }

    /// Asks where the viewer is signed in, and, for admins, for invitations.
    public func loadItems() async {
        change { $0.failure = nil }
        async let signIns: Void = loadSignIns()
        if subject.value.canInvite { await repo.refreshInvitations() }
        await signIns
    }

    private func loadSignIns() async { await repo.refreshSignIns() }

    public func noticeDismissed() {
        change {
            $0.failure = nil
            $0.didChangePassword = false
            $0.signIns.error = nil
            $0.invitations.error = nil
        }
    }

    // MARK: - What the person does

    /// The person has chosen a language; nil follows the browser.
    public func languageChosen(_ language: AppLanguage?) {
        guard language != subject.value.language else { return }
        repo.setPreference(LanguagePreference.key, to: language?.rawValue)
    }

    /// The person wants to change name and pictures.
    public func makeProfileEditor() -> ProfileEditorViewModel? {
        subject.value.viewer.map { ProfileEditorViewModel(user: $0.userDetails, repo: repo, uploads: uploads) }
    }

    /// The person wants another password.
    public func makePasswordEditor() -> PasswordEditorViewModel {
        change { $0.didChangePassword = false }
        return PasswordEditorViewModel(repo: repo, tracking: tracking) { [weak self] in
            self?.change { $0.didChangePassword = true }
        }
    }

    public func passwordResetHandleChanged(to handle: String) {
        change {
            guard $0.passwordReset.handle != handle else { return }
            $0.passwordReset.handle = handle
            $0.passwordReset.problem = nil
        }
    }

    /// The person wants a link by which somebody sets a new password.
    public func createPasswordResetTapped() async {
        guard subject.value.passwordReset.canSend else { return }
        await perform(.makingPasswordReset) {
            do {
                let made = try await repo.createPasswordReset(handle: subject.value.passwordReset.handle.trimmed)
                change {
                    $0.passwordReset = PasswordResetRequest()
                    $0.passwordReset.made = made
                }
            } catch let error as RepoError where error.kind == .notFound {
                change { $0.passwordReset.problem = .nobody }
            } catch let error as RepoError where error.reason == "OWN_PASSWORD" {
                change { $0.passwordReset.problem = .own }
            }
        }
    }

    /// The address by which somebody sets a new password.
    public func link(of reset: PasswordReset) -> URL { PasswordResetLink.url(reset.code, at: site) }

    /// The person wants somebody else, or another browser of theirs, out, and has said so twice.
    public func revokeConfirmed(_ id: SignInID) async {
        await perform(.revoking(id)) { try await repo.revokeSignIn(id) }
    }

    /// The person wants a link for somebody.
    public func createInvitationTapped() async {
        await perform(.inviting) { _ = try await repo.createInvitation() }
    }

    /// The person has confirmed that nobody is to use an invitation.
    public func revokeInvitationConfirmed(_ id: InvitationID) async {
        await perform(.revokingInvitation(id)) { try await repo.revokeInvitation(id) }
    }

    /// The address by which somebody is invited; nil where the server does not tell it any more.
    public func link(of invitation: Invitation) -> URL? {
        invitation.code.map { InvitationLink.url($0, at: site) }
    }

    /// The person wants out, and has said so twice.
    ///
    /// - Parameter forget: Has the browser forget the secret. It is void by then, so where that fails nothing is lost.
    public func signOutConfirmed(forget: @MainActor () async throws -> Void) async {
        await perform(.signingOut) {
            do {
                try await repo.signOut()
            } catch let error as RepoError where error.kind == .unauthenticated {
                // Somebody else has ended the sign-in: that is what was wanted.
                repo.signInDidExpire()
            }
            tracking.track(.signOut)
            // A browser that keeps the secret keeps one that opens nothing any more.
            _ = try? await forget()
            states.send(.signedOut(.chosen))
        }
    }

    // MARK: - Showing

    private func show(_ language: AppLanguage?) {
        guard subject.value.language != language else { return }
        subject.value.language = language
        states.send(.language(language))
    }

    private func show(_ signIns: Listing<SignIn>) {
        if signIns.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        change { $0.signIns = signIns }
    }

    private func show(_ invitations: Listing<Invitation>) {
        if invitations.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        change { $0.invitations = invitations }
    }

    private func change(_ body: (inout AccountPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }

    private func perform(_ activity: AccountPage.Activity, _ work: () async throws -> Void) async {
        guard subject.value.activity == nil else { return }
        change {
            $0.activity = activity
            $0.failure = nil
        }
        do {
            try await work()
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
        change { $0.activity = nil }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        change { $0.failure = error }
    }
}
