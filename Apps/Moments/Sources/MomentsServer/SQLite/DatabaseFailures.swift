import GRDB

/// A converter from database errors to store errors, whose messages name the problem and its remedy.
struct DatabaseFailures: Sendable {
    let path: String

    var newer: StoreError {
        .damaged(
            "The database \(path) was written by a newer version of this program. Start that one, or choose another file."
        )
    }

    var older: StoreError {
        .damaged(
            "The database \(path) was written by an older version of this program. Start the server of this version first."
        )
    }

    var lost: StoreError { damaged("what was written was not there to be read") }

    func storeError(_ error: any Error) -> any Error {
        switch error {
        case let error as StoreError: error
        case let error as DatabaseError: storeError(error)
        case let error as UnreadableValue: damaged("it contains a \(error.what) that means nothing")
        default: damaged("\(error)")
        }
    }

    private func storeError(_ error: DatabaseError) -> StoreError {
        let reason = error.message ?? error.resultCode.description
        switch error.resultCode {
        case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY:
            // Moments and comments are checked before the write, so the missing row is a person.
            return .notFound("person")
        case .SQLITE_FULL:
            return .full("The disk of the database \(path) is full. Make room; nothing that was acknowledged is lost.")
        case .SQLITE_IOERR:
            return .full("The disk of the database \(path) fails (\(reason)). See whether it is full or broken.")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            return .full(
                "The database \(path) cannot be written (\(reason)). Let this program write the file and its folder."
            )
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL:
            return .busy("Another program holds the database \(path). Stop it, or wait until it is done.")
        case .SQLITE_CANTOPEN:
            return .damaged(
                "The database \(path) cannot be opened (\(reason)). See whether this program may write there."
            )
        case .SQLITE_NOTADB:
            return .damaged("The file \(path) is no database. Choose another one, or move it away to begin anew.")
        default:
            return damaged(reason)
        }
    }

    private func damaged(_ reason: String) -> StoreError {
        .damaged("The database \(path) is damaged: \(reason). Stop the program and restore the file from a backup.")
    }
}
