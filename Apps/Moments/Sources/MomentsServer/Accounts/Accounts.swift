import Encodings
import Foundation
import Logging
public import MomentsModel

/// A service that signs people up, in and out, and identifies them by their tokens.
public final class Accounts: Sendable {
    /// The lifetime of an unused sign-in: 30 days.
    public static let lifetime = Duration.seconds(30 * 86_400)
    /// The maximum number of sign-ins per person; beyond it, those unused for longest end.
    static let maximumSignIns = 100

    let store: any MomentStore
    let hasher: PasswordHasher
    let limiter: RateLimiter
    let attempts: PasswordAttempts
    let proofs: BrowserProofs
    private let cache: SignInCache
    private let demoPeople: [PersonID]
    let random: @Sendable (Int) -> [UInt8]
    private let metrics: MomentsMetrics
    let logger: Logger

    init(
        store: any MomentStore,
        hasher: PasswordHasher,
        limiter: RateLimiter,
        attempts: PasswordAttempts,
        proofs: BrowserProofs,
        cache: SignInCache,
        demoPeople: [PersonID],
        random: @escaping @Sendable (Int) -> [UInt8],
        metrics: MomentsMetrics,
        logger: Logger
    ) {
        self.store = store
        self.hasher = hasher
        self.limiter = limiter
        self.attempts = attempts
        self.proofs = proofs
        self.cache = cache
        self.demoPeople = demoPeople
        self.random = random
        self.metrics = metrics
        self.logger = logger
    }

    /// Whether visitors act as demo people, who have no passwords.
    var isDemo: Bool { !demoPeople.isEmpty }

    // MARK: Identification

    /// Returns the person a token belongs to; in demo mode, the first demo person for a visitor.
    ///
    /// - Parameter token: With nil, or a token that is invalid or revoked, the request is a visitor's.
    /// - Throws: `StoreError` if the store is unavailable.
    public func person(token: String?) async throws(StoreError) -> SignedInPerson? {
        if let token, let person = try await bearer(of: token) { return person }
        return demoPeople.first.map { SignedInPerson(id: $0, signIn: nil, secretHash: nil) }
    }

    /// Returns the person a token belongs to; nil if the token is invalid, in demo mode too.
    public func bearer(of token: String) async throws(StoreError) -> SignedInPerson? {
        guard let secret = SignInSecret(text: token) else { return nil }
        let hash = secret.hash
        let record = try await cache.signIn(hash) { () async throws(StoreError) in
            try await store.signIn(hash, Self.lifetime)
        }
        return record.map { SignedInPerson(id: $0.person, signIn: $0.id, secretHash: hash) }
    }

    /// Whether a sign-in is still valid. Always asks the store if `isSure` is true, otherwise the cache first.
    func isSignedIn(_ person: SignedInPerson, isSure: Bool) async throws(StoreError) -> Bool {
        guard let hash = person.secretHash else { return true }
        if isSure { cache.forget(hash) }
        return try await cache.signIn(hash) { () async throws(StoreError) in
            try await store.signIn(hash, Self.lifetime)
        } != nil
    }

    // MARK: Signing in

    /// Signs a person in.
    ///
    /// An unknown handle and a wrong password give the same error after the same time. A suspended account is refused only once
    /// the password is right.
    ///
    /// - Parameters:
    ///   - device: The name of the program in the list of sign-ins.
    ///   - proof: The `NewSignIn.proof` of an earlier sign-in by the program.
    /// - Throws: `MomentsError`, `StoreError`.
    public func signIn(
        handle text: String,
        password: String,
        device: String,
        proof: String? = nil,
        clientAddress: String
    ) async throws -> NewSignIn {
        let handle = Handle(text)
        let browser = handle.flatMap { proofs.browser(of: proof, for: $0) }
        // Invalid handles all count as one handle, so that trying them gives no more attempts.
        try limiter.countSignIn(
            handle: handle?.description ?? "",
            browser: browser.map { Base64URL.text(of: $0) },
            at: clientAddress
        )
        guard let handle, let credentials = try await credentials(handle, password, browser) else {
            if handle == nil { _ = try await hasher.isRight("", for: nil) }
            metrics.triedToSignIn(isSuccess: false)
            // Without the handle, because people sometimes type their password there.
            logger.notice("A sign-in was refused.", metadata: ["address": "\(clientAddress)"])
            throw MomentsError.wrongCredentials
        }
        do {
            let signIn = try await begin(
                of: credentials.person,
                device: device,
                proof: proofs.proof(adding: handle, to: proof),
                passwordHash: credentials.passwordHash
            )
            metrics.triedToSignIn(isSuccess: true)
            return signIn
        } catch let error as StoreError where error.code == .suspended {
            metrics.triedToSignIn(isSuccess: false)
            logger.notice("A suspended person tried to sign in.", metadata: ["person": "\(credentials.person)"])
            throw error
        }
    }

    /// Returns the credentials of a handle; nil if the handle is unknown or the password is wrong.
    private func credentials(_ handle: Handle, _ password: String, _ browser: [UInt8]?) async throws -> Credentials? {
        let subject: PasswordAttemptSlot.Subject =
            browser.map { .knownBrowser($0, handle) } ?? .unknownBrowsers(handle)
        return try await attempts.checking(subject, for: .signIn) {
            let credentials = try await store.credentials(handle: handle)
            return try await isRight(password, for: credentials) ? credentials : nil
        }
    }

    /// Whether a password is right. Does the same work if there are no credentials.
    func isRight(_ password: String, for credentials: Credentials?) async throws -> Bool {
        let attempt = InputRules.mayBePassword(password) ? password : ""
        return try await hasher.isRight(attempt, for: credentials?.passwordHash)
    }

    /// Creates an account and signs its person in.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    public func signUp(_ form: SignUpForm, device: String, clientAddress: String) async throws -> NewSignIn {
        try limiter.countSignUp(at: clientAddress)
        let handle = try InputRules.handle(form.handle)
        let name = try InputRules.name(form.name)
        try InputRules.newPassword(form.password)
        let person = NewPerson(handle: handle, name: name, passwordHash: try await hasher.hash(form.password))
        let added = try await store.addPerson(person, invitation: form.invitation.map { InvitationSecret($0) })
        metrics.signedUp()
        return try await begin(of: added.id, device: device, proof: proofs.proof(adding: handle, to: form.proof))
    }

    /// Signs a visitor in as a demo person.
    ///
    /// - Returns: The sign-in, with the token for the visitor's cookie.
    /// - Throws: `MomentsError` if the person is not a demo person.
    public func demoSignIn(as person: PersonID, device: String = "Demo", clientAddress: String) async throws
        -> NewSignIn
    {
        guard demoPeople.contains(person) else { throw MomentsError.forbidden("This is not a demo account.") }
        try limiter.count(.change, by: person, at: clientAddress)
        return try await begin(of: person, device: device, proof: "")
    }

    /// - Parameter passwordHash: The hash that the password was checked against, because the person may have a new one by now.
    func begin(
        of person: PersonID,
        device: String,
        proof: String,
        passwordHash: String? = nil
    ) async throws -> NewSignIn {
        let secret = SignInSecret(random: random)
        let record = try await store.addSignIn(
            of: person,
            secretHash: secret.hash,
            device: DeviceName.cleaned(device),
            passwordHash: passwordHash
        )
        for old in try await store.signIns(of: person).dropFirst(Self.maximumSignIns) where old.id != record.id {
            try await end(old.id, of: person)
        }
        let signedIn = SignedInPerson(id: person, signIn: record.id, secretHash: secret.hash)
        return NewSignIn(token: secret.text, person: signedIn, proof: proof)
    }

    // MARK: Ending sign-ins

    /// Ends one of a person's sign-ins, and the live updates that use it.
    ///
    /// - Throws: `StoreError.notFound` if it is not one of the person's.
    public func end(_ signIn: SignInID, of person: PersonID) async throws {
        try await ending(.one(signIn)) { try await store.removeSignIn(signIn, of: person) }
    }

    /// Runs `body`, which ends sign-ins. All code that ends sign-ins goes through here, so that no process keeps accepting one.
    func ending<Answer>(_ ended: EndedSignIns, _ body: () async throws -> Answer) async throws -> Answer {
        // Before, because they may end even if the response is lost; after, because they may have been cached again since.
        cache.forget(ended)
        defer { cache.forget(ended) }
        return try await body()
    }

    /// Evicts the sign-ins of people some of whose sign-ins ended in another process.
    func signInsEndedElsewhere(of people: [PersonID]) { cache.forget(of: people) }

    // MARK: Invitations

    /// Creates an invitation by an admin, with its secret, which cannot be read again later.
    func invite(by admin: PersonID) async throws -> NewInvitation {
        let secret = InvitationSecret(Base64URL.text(of: random(16)))
        return NewInvitation(record: try await store.addInvitation(by: admin, secret: secret), code: secret.text)
    }

    /// Whether an invitation can be used. Does not tell why one cannot, nor whether it ever existed.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    func isOpen(_ code: String, clientAddress: String) async throws -> Bool {
        try limiter.countInvitation(at: clientAddress)
        return try await store.isOpen(InvitationSecret(code))
    }
}

extension MomentStore {
    /// Calls `useSignIn` with a typed throw.
    fileprivate func signIn(_ hash: Data, _ lifetime: Duration) async throws(StoreError) -> SignInRecord? {
        do {
            return try await useSignIn(secretHash: hash, lifetime: lifetime)
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError.damaged(String(reflecting: error))
        }
    }
}
