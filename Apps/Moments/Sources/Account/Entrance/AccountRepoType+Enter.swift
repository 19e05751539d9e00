import MomentsModel
import MomentsRepositories

extension AccountRepoType {
    /// Lets somebody in, and has the browser keep it.
    ///
    /// - Parameters:
    ///   - keep: Hands the sign-in to the browser; where that fails, the sign-in is ended again.
    ///   - work: Asks the server.
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
            // If the server does not hear of it the secret ends by itself: nobody has it, so nobody uses it.
            _ = try? await signOut()
            throw .notKept
        }
    }
}

extension String {
    /// Without the blanks around it, which keyboards of phones like to add.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
