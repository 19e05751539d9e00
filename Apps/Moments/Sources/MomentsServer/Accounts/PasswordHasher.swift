import NIOPosix

/// A password hasher that runs on separate threads.
///
/// Each hash occupies a thread and 32 MB, so at most two run at once by default, off the threads that answer requests. While 32
/// callers wait, further calls throw `MomentsError.unavailable`, with a retry after 5 seconds.
struct PasswordHasher: Sendable {
    private let cost: PasswordHash.Cost
    private let random: @Sendable (Int) -> [UInt8]
    private let gate: Gate
    private let threads: NIOThreadPool

    init(
        cost: PasswordHash.Cost = .standard,
        width: Int = 2,
        queueLength: Int = 32,
        threads: NIOThreadPool = .singleton,
        random: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.cost = cost
        self.random = random
        gate = Gate(width: width, queueLength: queueLength)
        self.threads = threads
    }

    /// Returns the hash of a new password.
    func hash(_ password: String) async throws -> String {
        let salt = random(16)
        return try await work { [cost] in try PasswordHash(of: password, salt: salt, cost: cost).text }
    }

    /// Checks a password against a hash.
    ///
    /// - Parameter text: The hash; nil if there is no such person. The work is the same, so that the duration does not reveal
    ///   it.
    func isRight(_ password: String, for text: String?) async throws -> Bool {
        let known = text.flatMap { PasswordHash(text: $0) }
        let salt = random(16)
        return try await work { [cost] in
            guard let known else {
                _ = try PasswordHash(of: password, salt: salt, cost: cost)
                return false
            }
            return try known.isHash(of: password)
        }
    }

    private func work<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await gate.pass { try await threads.runIfActive(body) }
        } catch is Gate.Full {
            throw MomentsError.unavailable(
                "Too many people are signing in. Try again in a moment.",
                reason: "CROWDED",
                retryAfter: .seconds(5)
            )
        }
    }
}
