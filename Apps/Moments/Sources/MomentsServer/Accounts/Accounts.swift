import Foundation
import Logging
public import MomentsModel

/// Who may sign in, and who has.
public final class Accounts: Sendable {
    /// How long a sign-in lives that nobody uses.
    public static let lifetime = Duration.seconds(30 * 86_400)
    /// How many sign-ins of one person there may be; of more, those end that were not used for longest.
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

    /// Whether everybody is let in, so that nobody has a password.
    var isDemo: Bool { !demoPeople.isEmpty }

    // MARK: Who it is

    /// Whose token it is; in demo mode, the first demo person where there is none.
    ///
    /// - Parameter token: Nil, or one that nobody has (any longer), is a visitor.
    /// - Throws: When the store cannot be asked.
    public func person(token: String?) async throws(StoreError) -> SignedInPerson? {
        if let token, let person = try await bearer(of: token) { return person }
        return demoPeople.first.map { SignedInPerson(id: $0, signIn: nil, secretHash: nil) }
    }

    /// Whose token it is; nobody's if it is no one's, in demo mode too.
    public func bearer(of token: String) async throws(StoreError) -> SignedInPerson? {
        guard let secret = SignInSecret(text: token) else { return nil }
        let hash = secret.hash
        let record = try await cache.signIn(hash) { () async throws(StoreError) in
            try await store.signIn(hash, Self.lifetime)
        }
        return record.map { SignedInPerson(id: $0.person, signIn: $0.id, secretHash: hash) }
    }

    /// Whether a sign-in goes on, asked of the store.
    func isSignedIn(_ person: SignedInPerson, isSure: Bool) async throws(StoreError) -> Bool {
        guard let hash = person.secretHash else { return true }
        if isSure { cache.forget(hash) }
        return try await cache.signIn(hash) { () async throws(StoreError) in
            try await store.signIn(hash, Self.lifetime)
        } != nil
    }

    // MARK: Beginning

    /// Signs somebody in.
    ///
    /// Whether the handle, the password or both were wrong makes no difference, neither in words nor in time.
    ///
    /// - Parameters:
    ///   - device: What the list of sign-ins calls the program.
    ///   - proof: What the program was given at an earlier sign-in, in `NewSignIn.proof`.
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
        // What is no handle counts as one: whoever tries such has no more attempts.
        try limiter.countSignIn(
            handle: handle?.description ?? "",
            browser: browser.map { Base64URL.text(of: $0) },
            at: clientAddress
        )
        guard let handle, let credentials = try await credentials(handle, password, browser) else {
            if handle == nil { _ = try await hasher.isRight("", for: nil) }
            metrics.triedToSignIn(isSuccess: false)
            // Without the handle: people also type their password there.
            logger.notice("A sign-in was refused.", metadata: ["address": "\(clientAddress)"])
            throw MomentsError.wrongCredentials
        }
        metrics.triedToSignIn(isSuccess: true)
        return try await begin(
            of: credentials.person,
            device: device,
            proof: proofs.proof(adding: handle, to: proof),
            passwordHash: credentials.passwordHash
        )
    }

    /// The credentials of a handle; nil unless it is somebody's and the password is right.
    private func credentials(_ handle: Handle, _ password: String, _ browser: [UInt8]?) async throws -> Credentials? {
        let subject: PasswordAttemptSlot.Subject =
            browser.map { .knownBrowser($0, handle) } ?? .unknownBrowsers(handle)
        return try await attempts.checking(subject, for: .signIn) {
            let credentials = try await store.credentials(handle: handle)
            return try await isRight(password, for: credentials) ? credentials : nil
        }
    }

    /// Whether a password is right; the work is the same where there are no credentials.
    func isRight(_ password: String, for credentials: Credentials?) async throws -> Bool {
        let attempt = InputRules.mayBePassword(password) ? password : ""
        return try await hasher.isRight(attempt, for: credentials?.passwordHash)
    }

    /// Makes an account and signs its person in.
    ///
    /// - Throws: `MomentsError`, `StoreError`.
    public func signUp(_ form: SignUpInput, device: String, clientAddress: String) async throws -> NewSignIn {
        try limiter.countSignUp(at: clientAddress)
        let handle = try InputRules.handle(form.handle)
        let name = try InputRules.name(form.name)
        try InputRules.newPassword(form.password)
        let person = NewPerson(handle: handle, name: name, passwordHash: try await hasher.hash(form.password))
        let added = try await store.addPerson(person, invitation: form.invitation.map { InvitationSecret($0) })
        metrics.signedUp()
        return try await begin(of: added.id, device: device, proof: proofs.proof(adding: handle, to: form.proof))
    }

    /// Lets a visitor look through a demo person's eyes.
    ///
    /// - Returns: The token for the visitor's cookie.
    /// - Throws: `MomentsError` unless it is a demo person.
    public func demoSignIn(as person: PersonID, device: String = "Demo", clientAddress: String) async throws
        -> NewSignIn
    {
        guard demoPeople.contains(person) else { throw MomentsError.forbidden("This is no demo person.") }
        try limiter.count(.change, by: person, at: clientAddress)
        return try await begin(of: person, device: device, proof: "")
    }

    /// - Parameter passwordHash: What the password was checked against: the person may have got another one meanwhile.
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

    // MARK: Ending

    /// Ends one of a person's sign-ins, and what is open by it.
    ///
    /// - Throws: `StoreError.notFound` if it is not one of the person's.
    public func end(_ signIn: SignInID, of person: PersonID) async throws {
        try await ending(.one(signIn)) { try await store.removeSignIn(signIn, of: person) }
    }

    /// Does what ends sign-ins. Everything that does goes through here, so that no process goes on believing in one.
    func ending<Answer>(_ ended: EndedSignIns, _ body: () async throws -> Answer) async throws -> Answer {
        // Before, because they may end though the answer is lost; after, because they may have been read meanwhile.
        cache.forget(ended)
        defer { cache.forget(ended) }
        return try await body()
    }

    /// Some of the sign-ins of these people have ended in another process.
    func signInsEndedElsewhere(of people: [PersonID]) { cache.forget(of: people) }

    // MARK: Invitations

    /// A new invitation by an admin, and its secret, which nobody can find out later.
    func invite(by admin: PersonID) async throws -> NewInvitation {
        let secret = InvitationSecret(Base64URL.text(of: random(16)))
        return NewInvitation(record: try await store.addInvitation(by: admin, secret: secret), code: secret.text)
    }
}

extension MomentStore {
    /// `useSignIn` with the type of error that stores throw.
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
