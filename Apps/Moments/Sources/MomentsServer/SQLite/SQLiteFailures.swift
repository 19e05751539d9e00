import GRDB

/// A converter from database errors to store errors, whose messages name the problem and its remedy.
struct SQLiteFailures: Sendable {
    let path: String

    var newer: StoreError {
        .damaged(
            "The database \(path) was written by a newer version of this program. Start that version, or choose another file."
        )
    }

    var older: StoreError {
        .damaged(
            "The database \(path) was written by an older version of this program. Start this version's server first."
        )
    }

    var lost: StoreError { damaged("a written record could not be read back") }

    func storeError(_ error: any Error) -> any Error {
        switch error {
        case let error as StoreError: error
        case let error as DatabaseError: storeError(error)
        case let error as UnreadableValue: damaged("it contains an unknown \(error.what)")
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
            return .full("The disk of the database \(path) is full. Free some space; no saved data is lost.")
        case .SQLITE_IOERR:
            return .full("The disk of the database \(path) fails (\(reason)). Check whether it is full or broken.")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            return .full(
                "The database \(path) cannot be written (\(reason)). Give this program write access to the file and its folder."
            )
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL:
            return .busy("Another program has locked the database \(path). Stop it, or wait until it finishes.")
        case .SQLITE_CANTOPEN:
            return .damaged(
                "The database \(path) cannot be opened (\(reason)). Check whether this program can write there."
            )
        case .SQLITE_NOTADB:
            return .damaged(
                "The file \(path) is not a database. Choose another file, or move it away to start with an empty database."
            )
        default:
            return damaged(reason)
        }
    }

    private func damaged(_ reason: String) -> StoreError {
        .damaged("The database \(path) is damaged: \(reason). Stop the program and restore the file from a backup.")
    }
}
