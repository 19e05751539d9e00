import Foundation

/// The address for resetting a password: `/reset-CODE`.
public enum PasswordResetLink {
    private static let prefix = "reset-"

    /// Returns the path for a code.
    public static func path(_ code: String) -> String { "/" + prefix + code }

    /// Returns the full address for a code.
    ///
    /// - Parameter site: The app's address in the browser, such as `https://moments.example`.
    public static func url(_ code: String, at site: URL) -> URL { site.appending(path: prefix + code) }

    /// Returns the code in a path such as `/reset-CODE` or in a full address; nil if there is none.
    public static func code(in address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard path.contains("/"), let last = path.split(separator: "/").last, last.hasPrefix(prefix) else { return nil }
        let code = last.dropFirst(prefix.count)
        guard (1...100).contains(code.utf8.count), code.utf8.allSatisfy(InvitationLink.isLetter) else { return nil }
        return String(code)
    }
}
