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
    /// What is no secret, in libpq's format of keywords and values.
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
            // The mark of values that a form must not show.
            if Self.text(option.dispchar)?.hasPrefix("*") != true {
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

    private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        return String(cString: pointer)
    }

    private static func quoted(_ value: String) -> String {
        "'\(value.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
