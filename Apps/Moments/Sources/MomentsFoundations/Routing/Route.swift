import MomentsModel

/// A page of the app, such as `moment-17`, `person-3` or `design-kit`.
///
/// The description is the page's path component in the browser's address.
public struct Route: Hashable, Sendable {
    /// The kind of a page. Features declare their own.
    public struct Name: Hashable, Sendable, CustomStringConvertible {
        /// Lower-case words joined by hyphens, without digits.
        public let description: String

        /// - Precondition: The text consists of lower-case words of a to z, joined by hyphens.
        public init(_ text: String) {
            precondition(
                Name.isValid(text),
                "'\(text)' is not a valid route name; use lower-case words joined by hyphens."
            )
            description = text
        }

        fileprivate init?(parsing text: Substring) {
            guard Name.isValid(text) else { return nil }
            description = String(text)
        }

        private static func isValid(_ text: some StringProtocol) -> Bool {
            !text.isEmpty
                && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
                    !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
                }
        }
    }

    public let name: Name
    /// The ID of the page's subject; nil if there is only one such page.
    public let id: Int64?

    public init(_ name: Name, id: Int64? = nil) {
        self.name = name
        self.id = id
    }
}

extension Route: LosslessStringConvertible {
    public var description: String { id.map { "\(name)-\($0)" } ?? name.description }

    /// Parses a description, without checking that the page is registered.
    public init?(_ description: String) {
        let words = description.split(separator: "-", omittingEmptySubsequences: false)
        guard let last = words.last else { return nil }
        if last.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true {
            // Each page has one address, so leading zeros and signs are invalid.
            guard let id = Int64(last), String(id) == last,
                let name = Name(parsing: description.dropLast(last.count + 1))
            else { return nil }
            self.init(name, id: id)
        } else {
            guard let name = Name(parsing: description[...]) else { return nil }
            self.init(name)
        }
    }
}

extension Route: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let route = Route(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a route")
        }
        self = route
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

// Pages that several features link to. Other pages are declared in their own feature.
extension Route.Name {
    public static let moment = Route.Name("moment")
    public static let person = Route.Name("person")
    public static let internalMenu = Route.Name("internal-menu")
    /// What moderators and admins do.
    public static let administration = Route.Name("administration")
}

extension Route {
    public static func moment(_ id: MomentID) -> Route { Route(.moment, id: id.rawValue) }
    public static func person(_ id: PersonID) -> Route { Route(.person, id: id.rawValue) }
    public static let internalMenu = Route(.internalMenu)
    public static let administration = Route(.administration)
}
