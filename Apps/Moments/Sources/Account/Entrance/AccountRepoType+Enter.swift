import MomentsModel
import MomentsRepositories

extension AccountRepoType {
    /// Signs a person in and stores the sign-in in the browser.
    ///
    /// - Parameters:
    ///   - keep: Stores the sign-in in the browser; if it throws, the sign-in is ended.
    ///   - work: Requests the sign-in from the server.
    func enter(
        keep: @MainActor (SignedIn) async throws -> Void,
        _ work: @MainActor () async throws -> SignedIn
    ) async throws(EntranceFailure) -> SignedIn {
        let signedIn: SignedIn
        do {
            signedIn = try await work()
        } catch {
            throw EntranceFailure(RepoError(error) ?? RepoError(.unavailable))
        }
        do {
            try await keep(signedIn)
            return signedIn
        } catch {
            // If this fails, the sign-in expires unused: its token was not stored anywhere.
            _ = try? await signOut()
            throw .notKept
        }
    }
}
