import Foundation

/// Names of programs in the list of sign-ins, such as "Firefox on Linux".
public enum DeviceName {
    private static let maximumLength = 60

    /// Returns the name for a `User-Agent` header.
    ///
    /// The order matters: most browsers claim to be others, too, and Android claims to be Linux.
    public static func of(userAgent: String?) -> String {
        guard let text = userAgent?.prefix(500), !text.isEmpty else { return "Unknown device" }
        let programs = [
            ("Edg/", "Edge"), ("EdgA/", "Edge"), ("EdgiOS/", "Edge"), ("OPR/", "Opera"),
            ("SamsungBrowser/", "Samsung Internet"),
            ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ]
        let systems = [
            ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
            ("CrOS", "ChromeOS"), ("Linux", "Linux"),
        ]
        let program = programs.first { text.contains($0.0) }?.1
        let system = systems.first { text.contains($0.0) }?.1
        switch (program, system) {
        case (let program?, let system?): return "\(program) on \(system)"
        case (let program?, nil): return program
        case (nil, let system):
            return system.map { "Unknown app on \($0)" } ?? cleaned(String(text.prefix { $0 != "/" && $0 != " " }))
        }
    }

    /// Returns a name that a program gives itself, sanitized for display.
    static func cleaned(_ text: String) -> String {
        let line = PlainText.line(text)
        return line.isEmpty ? "Unknown device" : String(line.prefix(maximumLength))
    }
}
