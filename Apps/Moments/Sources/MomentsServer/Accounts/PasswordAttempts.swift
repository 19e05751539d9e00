import Crypto
import Foundation
import MomentsModel

/// Limits wrong passwords, in the store: for all processes together, and whatever address they come from.
struct PasswordAttempts: Sendable {
    private let store: any MomentStore
    private let limits: RateLimits
    private let metrics: MomentsMetrics
    private let key: SymmetricKey

    /// - Parameter secret: Known to the server alone, so that nobody can choose which handles are counted together.
    init(store: any MomentStore, limits: RateLimits, metrics: MomentsMetrics, secret: Data) {
        self.store = store
        self.limits = limits
        self.metrics = metrics
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("moments password attempts".utf8),
            outputByteCount: 32
        )
    }

    /// Checks a password, unless there were too many wrong ones.
    ///
    /// - Parameters:
    ///   - subject: For whom it counts if it is wrong.
    ///   - action: What somebody wants to do with it.
    ///   - check: Whether the password is right.
    /// - Throws: `.rateLimited`, or what `check` throws; then the attempt does not count, as nobody learns from it.
    func checking<Answer>(
        _ subject: PasswordAttemptSlot.Subject,
        for action: LimitedAction,
        _ check: () async throws -> Answer?
    ) async throws -> Answer? {
        let slot = PasswordAttemptSlot(subject, key: key)
        let rate = rate(of: subject)
        guard rate != .unlimited else { return try await check() }
        // Before it is checked: of many at once, no more are checked than there is room for.
        if let wait = try await store.countPasswordAttempt(slot, rate) {
            metrics.refused(action)
            throw MomentsError.rateLimited(action.refusal, retryAfter: wait)
        }
        do {
            guard let answer = try await check() else { return nil }
            try await store.uncountPasswordAttempt(slot, rate)
            return answer
        } catch {
            // Where this fails too the attempt counts, which keeps strangers out.
            _ = try? await store.uncountPasswordAttempt(slot, rate)
            throw error
        }
    }

    private func rate(of subject: PasswordAttemptSlot.Subject) -> Rate {
        switch subject {
        case .unknownBrowsers: limits.wrongPasswords
        case .knownBrowser, .signedIn: limits.wrongPasswordsInKnownBrowser
        }
    }
}
