import Logging
import MomentsModel

/// What all requests share.
struct MomentsEnvironment: Sendable {
    let store: any MomentStore
    let accounts: Accounts
    let limiter: RateLimiter
    let addresses: PhotoAddresses
    let configuration: MomentsConfiguration
    let metrics: MomentsMetrics
    let clock: any Clock<Duration>
    let logger: Logger

    /// Asks the store or the accounts, and puts what they throw into words for clients.
    ///
    /// Every way from a resolver to the store goes through here.
    func ask<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as StoreError {
            throw answer(to: error).graphQL
        } catch let error as MomentsError {
            throw error.graphQL
        }
    }

    /// What a client is told of a store's error. What is wrong with the machine is logged in full.
    func answer(to error: StoreError) -> MomentsError {
        let answer = MomentsError(error)
        if answer.code == .unavailable {
            logger.error("The store does not answer.", metadata: ["error": "\(error.message)"])
        }
        return answer
    }
}
