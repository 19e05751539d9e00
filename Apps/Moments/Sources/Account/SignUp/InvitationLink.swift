import Foundation

/// The address of an invitation: `/join-CODE`.
public enum InvitationLink {
    private static let prefix = "join-"

    /// Returns the path for a code.
    public static func path(_ code: String) -> String { "/" + prefix + code }

    /// Returns the full address for a code.
    ///
    /// - Parameter site: The app's address in the browser, such as `https://moments.example`.
    public static func url(_ code: String, at site: URL) -> URL { site.appending(path: prefix + code) }

    /// Returns the code in a path such as `/join-CODE`, in a full address, or in typed or pasted text.
    ///
    /// - Returns: Nil if there is none. A code consists of 1 to 100 ASCII letters, digits, hyphens and underscores.
    public static func code(in text: String) -> String? {
        var text = text.trimmed[...]
        text = text.prefix { $0 != "?" && $0 != "#" }
        while text.last == "/" { text.removeLast() }
        let isAddress = text.contains("/")
        var code = text.split(separator: "/").last ?? ""
        if code.hasPrefix(prefix) {
            code = code.dropFirst(prefix.count)
        } else if isAddress {
            return nil
        }
        guard (1...100).contains(code.utf8.count), code.utf8.allSatisfy(isLetter) else { return nil }
        return String(code)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
