/// An address a page may lead to: on this server or elsewhere on the web, by mail or phone, but no script.
package struct SafeAddress: Sendable, Hashable {
    package let text: String

    /// What an address may begin with; the one list for links and for what the app opens.
    static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]

    /// - Returns: Nil for addresses with a scheme that could run something, such as `javascript:`.
    package init?(_ text: String) {
        // Browsers drop control characters and white space before they look for a scheme.
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
