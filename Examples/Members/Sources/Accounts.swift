import Foundation

/// Who may sign in, and who has.
actor Accounts {
    /// The name or the password is wrong; which of them is nobody's business.
    struct WrongPassword: LocalizedError {
        var errorDescription: String? { "Name or password is wrong." }
    }

    // A real app keeps hashes of passwords, and both in a database.
    private let passwords = ["Ada": "engine", "Grace": "compiler"]
    private var names: [String: String] = [:]

    /// Lets somebody in.
    ///
    /// - Returns: The secret by which the browser is known from now on.
    func signIn(name: String, password: String) throws -> String {
        guard let expected = passwords[name], expected == password else { throw WrongPassword() }
        let token = UUID().uuidString + UUID().uuidString
        names[token] = name
        return token
    }

    /// Makes a secret void.
    func signOut(_ token: String) { names[token] = nil }

    /// Whose secret it is.
    func name(for token: String?) -> String? { token.flatMap { names[$0] } }
}
