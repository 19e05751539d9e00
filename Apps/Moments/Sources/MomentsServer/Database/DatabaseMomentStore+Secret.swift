public import Foundation

extension DatabaseMomentStore {
    /// Returns the secret that the servers of all machines share. Only a database of PostgreSQL has one.
    ///
    /// - Parameter new: Becomes the secret if there is none; at least 32 bytes.
    /// - Throws: `StoreError`.
    public func sharedSecret(orStoring new: Data) async throws -> Data {
        if let secret = try await read({ db in try db.first(SecretSQL.read) { $0[0] as Data } }) { return secret }
        return try await write { transaction in
            // Another server may have stored its own since.
            try transaction.db.run(SecretSQL.insert, ["secret": new])
            return try transaction.db.first(SecretSQL.read) { $0[0] as Data } ?? new
        }
    }
}
