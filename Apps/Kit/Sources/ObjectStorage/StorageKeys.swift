import Foundation

/// The keys by which a store knows this program.
public struct StorageKeys: Hashable, Sendable {
    public let accessKey: String
    let secretKey: String
    /// Of temporary keys; nil for those of a user.
    let sessionToken: String?

    /// The environment variables with the keys, which have the same names in other programs.
    public static let variables = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"]

    public init(accessKey: String, secretKey: String, sessionToken: String? = nil) {
        (self.accessKey, self.secretKey, self.sessionToken) = (accessKey, secretKey, sessionToken)
    }

    /// Reads the keys from environment variables.
    ///
    /// - Throws: `ObjectStorageError.settings` that names the missing variable.
    public init(environment: [String: String]) throws(ObjectStorageError) {
        let values = Self.variables.map { environment[$0]?.trimmingCharacters(in: .whitespaces) ?? "" }
        for (name, value) in zip(Self.variables, values).prefix(2) where value.isEmpty {
            throw .settings(
                "\(name) is not set; set \(Self.variables[0]) and \(Self.variables[1]) to keys of the store"
            )
        }
        // They become part of a header.
        for (name, value) in zip(Self.variables, values) where !value.utf8.allSatisfy({ (33...126).contains($0) }) {
            throw .settings("\(name) has spaces or letters that no key has")
        }
        self.init(accessKey: values[0], secretKey: values[1], sessionToken: values[2].isEmpty ? nil : values[2])
    }
}

extension StorageKeys: CustomStringConvertible, CustomDebugStringConvertible {
    /// Without the secret.
    public var description: String { "StorageKeys(\(accessKey))" }
    public var debugDescription: String { description }
}
