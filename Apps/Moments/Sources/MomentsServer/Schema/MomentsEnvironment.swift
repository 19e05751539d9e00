import Foundation
import Logging
import MomentsModel

/// The values that all requests share.
struct MomentsEnvironment: Sendable {
    let store: any MomentStore
    let accounts: Accounts
    let limiter: RateLimiter
    let addresses: PhotoAddresses
    let linkCards: LinkCards
    let configuration: MomentsConfiguration
    let metrics: MomentsMetrics
    let clock: any Clock<Duration>
    /// The date, for what depends on the day.
    let now: @Sendable () -> Date
    let logger: Logger

    /// Calls the store or the accounts, and converts their errors to GraphQL errors.
    ///
    /// Every call from a resolver to the store goes through here.
    func ask<T>(_ body: () async throws -> T) async throws -> T {
        try await MomentsError.toGraphQL { try await told(body) }
    }

    /// Runs `body`, and converts a `StoreError` to a `MomentsError`.
    func told<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as StoreError {
            throw answer(to: error)
        }
    }

    /// Returns the client's error for a store error. Logs errors of the machine in full.
    func answer(to error: StoreError) -> MomentsError {
        let answer = MomentsError(error, now: now())
        if answer.code == .unavailable {
            var metadata = ServedRequest.metadata
            metadata["error"] = "\(error.message)"
            logger.error("The store is unavailable.", metadata: metadata)
        }
        return answer
    }
}
