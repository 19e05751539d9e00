extension PostgreSQLConnection {
    /// Runs a transaction, which is rolled back if `body` throws.
    ///
    /// Its beginning is sent with the first statement that waits, and its end with those that are still queued.
    ///
    /// - Parameter first: A statement that is run before those of `body`, such as one that takes a lock.
    /// - Throws: The error of `body`, or of a statement that `body` has queued before. `PostgreSQLError` of the kind
    ///   `unknownEnd` if the connection is lost while the transaction is committed; after other errors, nothing has
    ///   changed.
    public func transaction<Answer>(first: String, _ body: () throws -> Answer) throws -> Answer {
        hasAnswered = false
        do {
            try queue("BEGIN")
            try queue(first)
            let answer = try body()
            try commit()
            return answer
        } catch {
            throw rollBack(after: error)
        }
    }

    private func commit() throws {
        // A connection that was lost while it was idle is noticed before COMMIT is sent, so that the transaction can be
        // repeated.
        if !hasAnswered { try finish() }
        // How many answers come before that of COMMIT, whose preparation is sent the first time only.
        var before = sent.count
        var answers = Answers()
        do {
            try queue("COMMIT")
            before = sent.count - 1
            // Not cancelled: a server that waits for its standby would take that for a consent to lose the transaction.
            try receive(&answers, isCancellable: false)
        } catch let error as PostgreSQLError {
            if answers.failure == nil, answers.count > before { return }
            // The server skips COMMIT if a statement before it has failed. An error without a code is libpq's own.
            let isFromServer = answers.failure.map { $0.kind != .refused(Self.noCode) } ?? false
            if isFromServer, answers.countBeforeFailure < before { throw error }
            throw PostgreSQLError(.unknownEnd, error.message)
        }
        if let failure = answers.failure { throw failure }
        guard answers.last?.command == "COMMIT" else {
            throw PostgreSQLError(.refused("25P02"), "A statement failed, and so the transaction was rolled back.")
        }
    }

    /// Ends a transaction that has failed.
    ///
    /// - Returns: Its error: that of a queued statement, if one fails, because that came first.
    private func rollBack(after error: any Error) -> any Error {
        guard !isBroken else { return error }
        var cause = error
        do {
            try finish()
        } catch let earlier as PostgreSQLError where !isBroken {
            cause = earlier
        } catch {
            // The connection is lost, and the server rolls back.
        }
        guard !isBroken else { return cause }
        do { _ = try run("ROLLBACK") } catch { isBroken = true }
        return cause
    }
}
