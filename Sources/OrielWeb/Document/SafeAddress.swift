/// An address that a page may link to: on this server, elsewhere on the web, or for mail or phone, but never a script.
package struct SafeAddress: Sendable, Hashable {
    package let text: String

    /// The allowed schemes, for links and for addresses opened by the app.
    static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

    /// - Returns: Nil for an address with any other scheme, such as `javascript:`, which could run code.
    package init?(_ text: String) {
        // Browsers remove control characters and white space before they look for a scheme.
        let visible = text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        var scheme = ""
        for scalar in visible {
            if scalar == ":" {
                guard Self.schemes.contains(scheme.lowercased()) else { return nil }
                break
            }
            if scalar == "/" || scalar == "?" || scalar == "#" { break }
            scheme.unicodeScalars.append(scalar)
        }
        self.text = text
    }
}
