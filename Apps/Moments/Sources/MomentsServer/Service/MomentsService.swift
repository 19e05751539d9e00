public import Foundation
public import GraphQL
public import Logging
public import Metrics
import MomentsModel
import OrielTracing

/// The Moments server, used by the app's own pages in the same process and by other programs over HTTP.
///
///     let service = try MomentsService(store: store, photos: library, secret: secret)
///     let response = await service.execute(request, token: token, clientAddress: address)
///
/// A token is the value of the cookie `MomentsService.cookieName`, or what a client sends after `Authorization: Bearer`.
public final class MomentsService: Sendable {
    /// The cookie with the token of a browser's sign-in.
    public static let cookieName = "moments_session"
    /// The cookie that proves that a browser has signed in before: see `NewSignIn.proof`.
    public static let proofCookieName = "moments_browser"
    /// The most requests caused by news that are executed at once; the others wait.
    static let refreshesAtOnce = 4

    public let configuration: MomentsConfiguration
    /// The GraphQL schema.
    public let schema: Schema<MomentsContext>
    /// Sign-up, sign-in and tokens.
    public let accounts: Accounts

    let environment: MomentsEnvironment
    let photoFiles: any PhotoFiles
    let limits: RequestLimits
    private let uploads: PhotoUploads
    private let refreshes = Gate(width: MomentsService.refreshesAtOnce, queueLength: .max)
    /// Nil if the program has no tracer.
    private let spans: SpanSource?
    let maintenance: Maintenance
    private let spreader: TimelineSpreader
    /// Nil if the server sends no messages.
    let push: PushService?

    /// - Parameters:
    ///   - secret: Known only to this server, at least 32 bytes, and the same after each start: the addresses of photos are
    ///     signed with it.
    ///   - linkCards: Fetches the cards of links; nil if there are none.
    ///   - link: The link to the other processes that serve the same store.
    ///   - clock: The clock for rate limits and maintenance.
    ///   - random: Returns the given number of random bytes.
    /// - Throws: `SchemaError` if the schema is inconsistent.
    public convenience init(
        store: any MomentStore,
        photos: any PhotoFiles,
        secret: Data,
        configuration: MomentsConfiguration = MomentsConfiguration(),
        linkCards: (any LinkCardSource)? = nil,
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
            linkCards: linkCards,
            logger: logger,
            metrics: metrics,
            link: link,
            clock: clock,
            requestTime: RequestLimits.moments.time,
            passwordCost: .standard,
            random: RandomBytes.make
        )
    }

    init(
        store: any MomentStore,
        photos: any PhotoFiles,
        secret: Data,
        configuration: MomentsConfiguration,
        linkCards: (any LinkCardSource)? = nil,
        logger: Logger,
        metrics factory: any MetricsFactory,
        link: (any ProcessLink)? = nil,
        clock: some Clock<Duration>,
        requestTime: Duration,
        passwordCost: PasswordHash.Cost,
        random: @escaping @Sendable (Int) -> [UInt8],
        now: @escaping @Sendable () -> Date = { Date() },
        spans: SpanSource? = SpanSource.ofProcess
    ) throws(SchemaError) {
        precondition(secret.count >= 32, "The secret of a MomentsService must have at least 32 random bytes.")
        let elapsed = clock.stopwatch()
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
        uploads = PhotoUploads(
            store: store,
            files: photos,
            limiter: limiter,
            addresses: addresses,
            defaultQuota: configuration.storageQuota,
            metrics: metrics,
            logger: logger,
            spans: spans
        )
        environment = MomentsEnvironment(
            store: store,
            accounts: accounts,
            limiter: limiter,
            addresses: addresses,
            linkCards: LinkCards(
                source: linkCards,
                store: store,
                uploads: uploads,
                limiter: limiter,
                now: now,
                logger: logger
            ),
            configuration: configuration,
            metrics: metrics,
            clock: clock,
            now: now,
            logger: logger
        )
        maintenance = Maintenance(
            store: store,
            accounts: accounts,
            uploads: uploads,
            unusedPhotoAge: configuration.unusedPhotoAge,
            interval: configuration.maintenanceInterval,
            clock: clock,
            logger: logger
        )
        spreader = TimelineSpreader(store: store, clock: clock, logger: logger)
        push = configuration.push.map { PushService(store: store, configuration: $0, clock: clock, logger: logger) }
        photoFiles = photos
        self.spans = spans
        link?.addHandler { [accounts] message in
            if case .changed(.signedOut, let people) = message { accounts.signInsEndedElsewhere(of: people) }
        }
        var limits = RequestLimits.moments
        limits.time = requestTime
        self.limits = limits
        self.configuration = configuration
        schema = try MomentsSchema.make()
    }

    // MARK: Identification

    /// Returns the person a token belongs to; in demo mode, the first demo person if the token is nil or invalid.
    ///
    /// - Throws: `StoreError` if the store is unavailable.
    public func viewer(token: String?) async throws(StoreError) -> SignedInPerson? {
        try await accounts.person(token: token)
    }

    /// Creates the context of a request.
    ///
    /// - Parameters:
    ///   - token: With nil, or a token that is invalid or revoked, the viewer is a visitor.
    ///   - clientAddress: The address of the client, for rate limits per address.
    ///   - device: The name of the program in the list of sign-ins, if this request signs a person in.
    ///   - addressBase: The prefix of the paths in photo addresses.
    public func context(
        token: String?,
        clientAddress: String,
        device: String = "Unknown device",
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

    // MARK: Execution

    /// Executes a query or a mutation, with the same limits as over HTTP.
    ///
    /// Of the requests that news has caused (`RequestCause`), four are executed at once, in order of arrival. Requests
    /// of people do not wait.
    public func execute(
        _ request: GraphQLRequest,
        token: String?,
        clientAddress: String,
        device: String = "Unknown device"
    ) async -> GraphQLResponse {
        guard RequestCause.current == .news else {
            return await answer(request, token: token, clientAddress: clientAddress, device: device)
        }
        do {
            return try await refreshes.pass {
                await answer(request, token: token, clientAddress: clientAddress, device: device)
            }
        } catch {
            // The page that waited has gone.
            return GraphQLResponse(errors: [GraphQLError("The request was cancelled.")], refusal: .overdue)
        }
    }

    private func answer(
        _ request: GraphQLRequest,
        token: String?,
        clientAddress: String,
        device: String
    ) async -> GraphQLResponse {
        await spans.withOperation(request.operationName) {
            let context = await context(token: token, clientAddress: clientAddress, device: device)
            return await schema.execute(request, in: context, limits, logger: environment.logger)
        } outcome: {
            Self.outcome(of: $0)
        }
    }

    /// Executes an operation. A subscription returns a stream of responses, any other operation one response.
    public func subscribe(
        _ request: GraphQLRequest,
        token: String?,
        clientAddress: String
    ) async -> SubscriptionResult {
        await spans.withOperation(request.operationName) {
            let context = await context(token: token, clientAddress: clientAddress)
            return await schema.subscribe(request, in: context, limits, logger: environment.logger)
        } outcome: { result in
            switch result {
            case .response(let response): Self.outcome(of: response)
            case .stream: "ok"
            }
        }
    }

    private static func outcome(of response: GraphQLResponse) -> String {
        response.refusal != nil ? "refused" : response.errors.isEmpty ? "ok" : "partial"
    }

    // MARK: Photos

    /// Stores a photo for the person a token belongs to.
    ///
    /// - Throws: `MomentsError`.
    public func upload(
        _ data: Data,
        token: String?,
        clientAddress: String,
        addressBase: String = ""
    ) async throws -> UploadedPhoto {
        try await environment.told {
            guard let person = try await viewer(token: token) else { throw MomentsError.unauthenticated }
            try await uploads.begin(by: person.id, at: clientAddress)
            return try await uploads.add(data, by: person.id, addressBase: addressBase)
        }
    }

    /// Stores a photo whose bytes are read only if the person may upload.
    func upload(
        by person: SignedInPerson,
        clientAddress: String,
        addressBase: String,
        read: () async throws -> Data
    ) async throws -> UploadedPhoto {
        try await environment.told {
            try await uploads.begin(by: person.id, at: clientAddress)
            return try await uploads.add(try await read(), by: person.id, addressBase: addressBase)
        }
    }

    // MARK: Maintenance

    /// Deletes expired and unused data periodically, and notifies browsers, until the task is cancelled. One process
    /// of a server runs it.
    public func run() async throws {
        async let pushing: Void? = push?.run()
        try await maintenance.run()
        await pushing
    }

    /// Writes timelines after publications of people with many friends, until the task is cancelled. Each process of a server runs it.
    public func spreadTimelines() async { await spreader.run() }
}
