import CPostgreSQL
import Foundation

/// The address of a database in parts, for programs of PostgreSQL, such as `pg_dump`.
///
/// Other users of a machine can read the arguments of a program. So secrets are separate from all other options:
///
///     let address = PostgreSQLAddress("postgres://ada:secret@db.example/moments")
///     address?.options    // "user='ada' dbname='moments' host='db.example'"
///     address?.variables  // ["PGPASSWORD": "secret"]
public struct PostgreSQLAddress: Hashable, Sendable {
    /// All options but the secrets, in libpq's format of keywords and values.
    public let options: String
    /// The host, or the folder of the socket; nil for libpq's default.
    public let host: String?
    /// The secrets by the environment variables from which libpq reads them.
    public let variables: [String: String]
    /// The names of the secrets that libpq reads from no environment variable, such as `sslpassword`.
    public let secretsWithoutVariable: [String]

    /// Returns nil if libpq cannot read the address.
    ///
    /// - Parameter url: An address such as `postgres://user:password@host/database?sslmode=verify-full`, or libpq's
    ///   `host=… dbname=…`.
    public init?(_ url: String) {
        // The message is not used: it repeats the address.
        var message: UnsafeMutablePointer<CChar>?
        let list = PQconninfoParse(url, &message)
        if let message { PQfreemem(message) }
        guard let list else { return nil }
        defer { PQconninfoFree(list) }
        var (options, variables, others) = ([String](), [String: String](), [String]())
        var host: String?
        var next = list
        while let keyword = Self.text(next.pointee.keyword) {
            let option = next.pointee
            next += 1
            guard let value = Self.text(option.val) else { continue }
            if keyword == "host" { host = value }
            if !Self.isSecret(keyword, mark: Self.text(option.dispchar)) {
                options.append("\(keyword)=\(Self.quoted(value))")
            } else if let variable = Self.text(option.envvar) {
                variables[variable] = value
            } else {
                others.append(keyword)
            }
        }
        self.options = options.joined(separator: " ")
        self.host = host
        self.variables = variables
        secretsWithoutVariable = others
    }

    /// Returns whether the arguments of a program must not contain the value of an option.
    ///
    /// - Parameter mark: libpq's `dispchar`: `*` for passwords and `D` for options that a form does not show. The keys of
    ///   SCRAM, which are as good as a password, have `D` only. So each option with a mark is a secret, unless it is known
    ///   to be harmless.
    static func isSecret(_ keyword: String, mark: String?) -> Bool {
        if secrets.contains(keyword) { return true }
        guard let mark, !mark.isEmpty else { return false }
        return !harmless.contains(keyword)
    }

    /// Secrets of libpq up to version 18, whatever their marks.
    private static let secrets: Set = [
        "password", "sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret",
    ]
    /// Options with a mark that are not secret: a kind of connection, and the name of a file.
    private static let harmless: Set = ["replication", "sslkeylogfile"]

    private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        return String(cString: pointer)
    }

    private static func quoted(_ value: String) -> String {
        "'\(value.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
