public import Foundation
public import GraphQL
public import Logging
public import Metrics
import MomentsModel

/// The server of the app behind all its ways in: the app's own pages in the same process, and other programs by HTTP.
///
///     let service = try MomentsService(store: store, photos: library, secret: secret)
///     let response = await service.execute(request, token: token, clientAddress: address)
///
/// A token is the value of the cookie `MomentsService.cookieName`, or what a client sends after `Authorization:
/// Bearer`.
public final class MomentsService: Sendable {
    /// The cookie by which browsers are known.
    public static let cookieName = "moments_session"
    /// The cookie with which a browser shows that it has signed in before: see `NewSignIn.proof`.
    public static let proofCookieName = "moments_browser"

    public let configuration: MomentsConfiguration
    /// What may be asked.
    public let schema: Schema<MomentsContext>
    /// Who may sign in, and who has.
    public let accounts: Accounts

    let environment: MomentsEnvironment
    let photoFiles: any PhotoFiles
    /// How long one request is worked on.
    let requestTime: Duration
    private let uploads: PhotoUploads
    let maintenance: Maintenance

    /// - Parameters:
    ///   - secret: Known to this server alone, at least 32 bytes, and the same after each start: photos' addresses are
    ///     signed with it.
    ///   - link: To the other processes that serve the same store.
    ///   - clock: For limits and for clearing away.
    ///   - random: So many random bytes.
    /// - Throws: What is wrong with the schema.
    public convenience init(
        store: any MomentStore,
        photos: any PhotoFiles,
        secret: Data,
        configuration: MomentsConfiguration = MomentsConfiguration(),
        logger: Logger = Logger(label: "moments"),
        metrics: any MetricsFactory = MetricsSystem.factory,
        link: (any ProcessLink)? = nil,
        clock: some Clock<Duration> = ContinuousClock()
    ) throws(SchemaError) {
        try self.init(
            store: store,
            photos: photos,
            secret: secret,
            configuration: configuration,
            logger: logger,
            metrics: metrics,
            link: link,
            clock: clock,
            requestTime: RequestLimits.time,
            passwordCost: .standard,
            random: RandomBytes.make
        )
    }

    init(
        store: any MomentStore,
        photos: any PhotoFiles,
        secret: Data,
        configuration: MomentsConfiguration,
        logger: Logger,
        metrics factory: any MetricsFactory,
        link: (any ProcessLink)? = nil,
        clock: some Clock<Duration>,
        requestTime: Duration,
        passwordCost: PasswordHash.Cost,
        random: @escaping @Sendable (Int) -> [UInt8]
    ) throws(SchemaError) {
        precondition(secret.count >= 32, "The secret of a MomentsService has at least 32 random bytes.")
        let elapsed = Self.elapsed(on: clock)
        let metrics = MomentsMetrics(factory: factory)
        let limiter = RateLimiter(configuration.rateLimits, elapsed: elapsed, metrics: metrics, link: link)
        let addresses = PhotoAddresses(secret: secret)
        accounts = Accounts(
            store: store,
            hasher: PasswordHasher(cost: passwordCost, random: random),
            limiter: limiter,
            attempts: PasswordAttempts(
                store: store,
                limits: configuration.rateLimits,
                metrics: metrics,
                secret: secret
            ),
            proofs: BrowserProofs(secret: secret, random: random),
            cache: SignInCache(elapsed: elapsed),
            demoPeople: configuration.demoPeople,
            random: random,
            metrics: metrics,
            logger: logger
        )
        environment = MomentsEnvironment(
            store: store,
            accounts: accounts,
            limiter: limiter,
            addresses: addresses,
            configuration: configuration,
            metrics: metrics,
            clock: clock,
            logger: logger
        )
        uploads = PhotoUploads(
            store: store,
            files: photos,
            limiter: limiter,
            addresses: addresses,
            metrics: metrics,
            logger: logger
        )
        maintenance = Maintenance(
            store: store,
            uploads: uploads,
            unusedPhotoAge: configuration.unusedPhotoAge,
            interval: configuration.maintenanceInterval,
            clock: clock,
            logger: logger
        )
        photoFiles = photos
        link?.addHandler { [accounts] message in
            if case .changed(.signedOut, let people) = message { accounts.signInsEndedElsewhere(of: people) }
        }
        self.requestTime = requestTime
        self.configuration = configuration
        schema = try MomentsSchema.make()
    }

    /// The time since now.
    private static func elapsed<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    // MARK: Who it is

    /// Whose token it is; in demo mode, the first demo person if it is nobody's.
    ///
    /// - Throws: When the store cannot be asked.
    public func viewer(token: String?) async throws(StoreError) -> SignedInPerson? {
        try await accounts.person(token: token)
    }

    /// What a request brings along.
    ///
    /// - Parameters:
    ///   - token: Nil, or one that is nobody's (any longer), is a visitor.
    ///   - clientAddress: Where the client is, for limits that count per address.
    ///   - device: What the list of sign-ins calls the program, if this request signs somebody in.
    ///   - addressBase: What stands before the paths of photos' addresses.
    public func context(
        token: String?,
        clientAddress: String,
        device: String = "Unknown program",
        addressBase: String = ""
    ) async -> MomentsContext {
        let person: Result<SignedInPerson?, StoreError>
        do {
            person = .success(try await viewer(token: token))
        } catch {
            person = .failure(error)
        }
        return MomentsContext(
            environment,
            person: person,
            clientAddress: clientAddress,
            device: device,
            addressBase: addressBase
        )
    }

    // MARK: Asking

    /// Answers a query or a mutation, within the same limits as over HTTP.
    public func execute(
        _ request: GraphQLRequest,
        token: String?,
        clientAddress: String,
        device: String = "Unknown program"
    ) async -> GraphQLResponse {
        let context = await context(token: token, clientAddress: clientAddress, device: device)
        return await schema.execute(request, in: context, options: executionOptions)
    }

    /// Answers a subscription with a stream of responses, any other operation with one.
    public func subscribe(
        _ request: GraphQLRequest,
        token: String?,
        clientAddress: String
    ) async -> SubscriptionResult {
        let context = await context(token: token, clientAddress: clientAddress)
        var options = executionOptions
        // Of the stream as a whole, which lives as long as somebody reads it.
        options.deadline = nil
        return await schema.subscribe(request, in: context, options: options)
    }

    private var executionOptions: ExecutionOptions {
        var options = ExecutionOptions()
        options.deadline = .now + requestTime
        options.maximumCost = RequestLimits.cost
        options.onUnexpectedError = { [logger = environment.logger] error, path in
            logger.error("A field failed.", metadata: ["path": "\(path)", "error": "\(String(reflecting: error))"])
        }
        return options
    }

    // MARK: Photos

    /// Keeps a photo of the person whose token it is.
    ///
    /// - Throws: `MomentsError`.
    public func upload(
        _ data: Data,
        token: String?,
        clientAddress: String,
        addressBase: String = ""
    ) async throws -> UploadedPhoto {
        try await told {
            guard let person = try await viewer(token: token) else { throw MomentsError.unauthenticated }
            try uploads.count(by: person.id, at: clientAddress)
            return try await uploads.add(data, by: person.id, addressBase: addressBase)
        }
    }

    /// The same for a photo whose bytes are still to come: they are read only if the person may upload.
    func upload(
        by person: SignedInPerson,
        clientAddress: String,
        addressBase: String,
        read: () async throws -> Data
    ) async throws -> UploadedPhoto {
        try await told {
            try uploads.count(by: person.id, at: clientAddress)
            return try await uploads.add(try await read(), by: person.id, addressBase: addressBase)
        }
    }

    /// What a store throws, in words for people.
    func told<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as StoreError {
            throw environment.answer(to: error)
        }
    }

    // MARK: Keeping house

    /// Clears away what nobody needs, again and again, until the task is cancelled.
    public func run() async throws {
        try await maintenance.run()
    }
}
