import Foundation

/// The registered accounts and the active sign-ins.
actor Accounts {
    /// The name or the password is wrong; the error does not reveal which.
    struct WrongPassword: LocalizedError {
        var errorDescription: String? { "Name or password is wrong." }
    }

    // A real app stores password hashes and sign-ins in a database.
    private let passwords = ["Ada": "engine", "Grace": "compiler"]
    private var names: [String: String] = [:]

    /// Signs a member in.
    ///
    /// - Returns: The secret token that identifies the browser from now on.
    /// - Throws: `WrongPassword` if the name or the password is wrong.
    func signIn(name: String, password: String) throws -> String {
        guard let expected = passwords[name], expected == password else { throw WrongPassword() }
        let token = UUID().uuidString + UUID().uuidString
        names[token] = name
        return token
    }

    /// Revokes a token.
    func signOut(_ token: String) { names[token] = nil }

    /// Returns the name of the member with a token; nil if the token is invalid.
    func name(for token: String?) -> String? { token.flatMap { names[$0] } }
}
