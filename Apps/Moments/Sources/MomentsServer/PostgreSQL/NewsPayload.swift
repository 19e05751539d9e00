import Foundation
import MomentsModel

/// A change as servers tell it each other. It has IDs only.
struct NewsPayload: Codable {
    /// The `origin` of its sender; nil from an earlier version.
    var origin: String?
    var change: Change
    var people: [PersonID]
    /// Whether the change is in the table `news`, too; nil from an earlier version.
    var isStored: Bool?

    /// PostgreSQL refuses notifications of 8,000 bytes.
    private static let limit = 7000

    /// Returns texts, one for each change and as many people as one can have, about 760 with numbers of six digits.
    static func texts(of news: [ChangeNews], from origin: String) throws -> [String] {
        try news.flatMap { item in
            var payload = NewsPayload(origin: origin, change: item.change, people: [], isStored: true)
            let head = try JSONEncoder().encode(payload).count
            return try parts(of: item.people, bytes: limit - head).map { people in
                payload.people = Array(people)
                let data = try JSONEncoder().encode(payload)
                precondition(data.count <= limit, "A notification has \(data.count) bytes.")
                return String(decoding: data, as: UTF8.self)
            }
        }
    }

    init(origin: String?, change: Change, people: [PersonID], isStored: Bool?) {
        (self.origin, self.change, self.people, self.isStored) = (origin, change, people, isStored)
    }

    init(_ text: String) throws { self = try JSONDecoder().decode(NewsPayload.self, from: Data(text.utf8)) }

    /// Divides people into parts whose numbers, in quotes and with a comma, have no more bytes.
    private static func parts(of people: [PersonID], bytes limit: Int) -> [ArraySlice<PersonID>] {
        var (parts, start, bytes) = ([ArraySlice<PersonID>](), people.startIndex, 0)
        for (index, person) in people.enumerated() {
            let more = String(person.rawValue).utf8.count + 3
            if bytes + more > limit {
                parts.append(people[start..<index])
                (start, bytes) = (index, 0)
            }
            bytes += more
        }
        if start < people.endIndex { parts.append(people[start...]) }
        return parts
    }
}
