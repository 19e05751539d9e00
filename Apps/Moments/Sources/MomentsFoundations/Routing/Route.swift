import MomentsModel

/// A page of the app: `moment-17`, `person-3`, `design-kit`.
///
/// The description is the page's part of the address in the browser.
public struct Route: Hashable, Sendable {
    /// What kind of page it is; features declare theirs.
    public struct Name: Hashable, Sendable, CustomStringConvertible {
        /// Lower-case words joined by hyphens; none of them is a number.
        public let description: String

        /// - Precondition: The text is made of lower-case words a to z joined by hyphens.
        public init(_ text: String) {
            precondition(
                Name.isValid(text),
                "'\(text)' is no name of a route; write lower-case words joined by hyphens."
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
    /// Which of these pages; nil where there is one only.
    public let id: Int64?

    public init(_ name: Name, id: Int64? = nil) {
        self.name = name
        self.id = id
    }
}

extension Route: LosslessStringConvertible {
    public var description: String { id.map { "\(name)-\($0)" } ?? name.description }

    /// Reads what `description` writes, whether or not there is such a page.
    public init?(_ description: String) {
        let words = description.split(separator: "-", omittingEmptySubsequences: false)
        guard let last = words.last else { return nil }
        if last.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true {
            // Each page has one address: no leading zeros, no signs.
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
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no route")
        }
        self = route
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

// Pages to which several features lead; a feature's own are declared there.
extension Route.Name {
    public static let moment = Route.Name("moment")
    public static let person = Route.Name("person")
    public static let internalMenu = Route.Name("internal-menu")
}

extension Route {
    public static func moment(_ id: MomentID) -> Route { Route(.moment, id: id.rawValue) }
    public static func person(_ id: PersonID) -> Route { Route(.person, id: id.rawValue) }
    public static let internalMenu = Route(.internalMenu)
}
