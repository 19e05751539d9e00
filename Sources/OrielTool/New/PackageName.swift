/// The name of a package, which is the name of its program and of its module, too.
struct PackageName: Equatable, Sendable {
    let text: String

    init(_ text: String) throws {
        let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        guard let first = text.first, first.isUppercase, text.count <= 50, text.allSatisfy(letters.contains) else {
            throw ToolError(
                "'\(text)' cannot be a name; expected a capital letter, then up to 49 letters or digits (a-z, 0-9): Notes"
            )
        }
        guard !Self.isTaken(text) else {
            throw ToolError("'\(text)' is the name of a module that every app uses; choose another, such as \(text)App")
        }
        self.text = text
    }

    /// Returns whether a module of every app has the name.
    static func isTaken(_ text: String) -> Bool { taken.contains(text.lowercased()) || text.hasPrefix("Oriel") }

    /// A module of this name would hide another, in lower case because folders of packages are compared so.
    private static let taken: Set<String> = [
        "accessibility", "argumentparser", "avfoundation", "avkit", "charts", "combine",
        "corefoundation", "coregraphics", "corelocation", "coretransferable", "cryptokit", "dispatch", "foundation",
        "glibc", "hummingbird", "localauthentication", "logging", "mapkit", "messageui", "network", "observation",
        "os", "oslog", "pdfkit", "photos", "photosui", "quartzcore", "quicklook", "safariservices", "storekit",
        "swift", "swiftui", "synchronization", "testing", "tipkit", "uikit", "uniformtypeidentifiers",
        "usernotifications", "webkit", "widgetkit", "xctest",
    ]
}
