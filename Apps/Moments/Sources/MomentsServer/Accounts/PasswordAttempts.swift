import Crypto
import Foundation
import MomentsModel

/// Limits on wrong passwords, kept in the store: for all processes together, and independent of the client's address.
struct PasswordAttempts: Sendable {
    private let store: any MomentStore
    private let limits: RateLimits
    private let metrics: MomentsMetrics
    private let key: SymmetricKey

    /// - Parameter secret: Known only to this server, so that attackers cannot choose which handles share a slot.
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
    ///   - subject: The subject that a wrong password counts against.
    ///   - action: The action that needs the password.
    ///   - check: Returns nil if the password is wrong.
    /// - Throws: `.rateLimited`, or the error of `check`; such an attempt does not count, as it reveals nothing.
    func checking<Answer>(
        _ subject: PasswordAttemptSlot.Subject,
        for action: LimitedAction,
        _ check: () async throws -> Answer?
    ) async throws -> Answer? {
        let slot = PasswordAttemptSlot(subject, key: key)
        let rate = rate(of: subject)
        guard rate != .unlimited else { return try await check() }
        // Counts before the check, so that concurrent attempts cannot exceed the rate.
        if let wait = try await store.countPasswordAttempt(slot, rate) {
            metrics.refused(action)
            throw MomentsError.rateLimited(action.refusal, retryAfter: wait)
        }
        do {
            guard let answer = try await check() else { return nil }
            try await store.uncountPasswordAttempt(slot, rate)
            return answer
        } catch {
            // If this fails too, the attempt stays counted, which keeps attackers out.
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
