import Foundation
import PostgreSQL

/// A converter from errors of PostgreSQL to store errors, whose messages name the problem and its remedy.
struct PostgreSQLFailures: Sendable {
    /// The database as messages name it, without a password.
    let name: String

    init(url: String) {
        // A name after a scheme is read by its parts; anything else may have a password anywhere.
        let parts = URLComponents(string: url)
        name = parts?.scheme == nil ? "of PostgreSQL" : (parts?.host ?? "") + (parts?.path ?? "")
    }

    var newer: StoreError {
        .damaged(
            "The database \(name) was written by a newer version of this program. Start that version, or choose another database."
        )
    }

    var older: StoreError {
        .damaged(
            "The database \(name) was written by an older version of this program. Start this version's server first."
        )
    }

    var lost: StoreError { damaged("a written record could not be read back") }

    /// The error of a transaction whose end is unknown, because the connection was lost when it was to be committed.
    private var unknownEnd: StoreError {
        .busy(
            "The database server \(name) was lost while it saved a change, which may be saved or not. Look before you repeat it."
        )
    }

    func storeError(_ error: any Error) -> any Error {
        switch error {
        case let error as StoreError: error
        case is CancellationError: error
        case let error as PostgreSQLError: storeError(error)
        case let error as UnreadableValue: damaged("it contains an unknown \(error.what)")
        default: damaged("\(error)")
        }
    }

    private func storeError(_ error: PostgreSQLError) -> StoreError {
        switch error.kind {
        case .unknownEnd: unknownEnd
        case .disconnected:
            .busy(
                "The database server \(name) cannot be reached (\(error.message)). Check the address, and whether it runs."
            )
        case .timedOut: .busy("The database server \(name) takes too long (\(error.message)).")
        case .noConnectionFree: .busy("The database server \(name) is too busy (\(error.message)).")
        case .refused(let code): storeError(code, error.message)
        }
    }

    private func storeError(_ code: String, _ message: String) -> StoreError {
        switch code {
        // Moments and comments are checked before the write, so the missing row is a person.
        case "23503": .notFound("person")
        case "22021": .invalid("A text has a character that cannot be stored.")
        case "53100": .full("The disk of the database server \(name) is full. Free some space; no saved data is lost.")
        case "25006", "42501":
            .full(
                "The database \(name) cannot be written (\(message)). Give the user of this program the rights to change it."
            )
        case "28000", "28P01", "3D000":
            .damaged("The database \(name) cannot be opened: \(message). Check the address, the user and the password.")
        case _ where code.hasPrefix("08") || code.hasPrefix("53") || code.hasPrefix("57"), "55P03", "40001", "40P01":
            .busy("The database server \(name) is busy or stops (\(message)). Try again when it answers.")
        default: damaged("\(message) (\(code))")
        }
    }

    private func damaged(_ reason: String) -> StoreError {
        .damaged("The database \(name) is damaged or not that of Moments: \(reason). Restore it from a backup.")
    }
}
