import Foundation

/// The people of the demo and what they have published, as read from the folder Content.
struct DemoContent: Sendable {
    struct Request: Hashable, Sendable {
        var from: String
        var to: String
        var age: DemoAge
    }

    /// The demo person comes first.
    let people: [DemoPerson]
    /// Each pair once, by handle.
    let friendships: [(String, String)]
    let requests: [Request]
    /// Grouped by person; within a person in no particular order.
    let moments: [DemoMoment]
    /// The alternative texts of pictures, by the pictures' names.
    let descriptions: [String: [DemoLanguage: String]]
    private let folder: URL

    /// - Throws: `DemoContentError`, or a Foundation error if a file is missing.
    init() throws {
        guard let folder = Bundle.module.url(forResource: "Content", withExtension: nil) else {
            throw DemoContentError("the folder Content is missing from the program's resources")
        }
        self.folder = folder
        people = try Self.decode([DemoPerson].self, folder, "people.json")
        descriptions = try Self.decode([String: [String: String]].self, folder, "photos.json").mapValues { texts in
            Dictionary(
                uniqueKeysWithValues: texts.compactMap { key, text in DemoLanguage(rawValue: key).map { ($0, text) } }
            )
        }
        let relations = try Self.decode(Relations.self, folder, "friends.json")
        friendships = relations.friends.sorted { $0.key < $1.key }.flatMap { a, others in others.map { (a, $0) } }
        requests = try relations.requests.map { request in
            guard let age = DemoAge(request.age) else { throw DemoContentError("'\(request.age)' is not an age") }
            return Request(from: request.from, to: request.to, age: age)
        }
        moments = try people.flatMap { person in
            let file = folder.appendingPathComponent("Moments/\(person.handle).txt")
            return try DemoMomentReader.moments(of: person.handle, in: String(contentsOf: file, encoding: .utf8))
        }
    }

    func avatar(of person: DemoPerson) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("Avatars/\(person.handle).webp"))
    }

    /// Returns a picture by its name: drawings are WebP, photographs JPEG.
    func photo(_ name: String) throws -> Data {
        let drawn = folder.appendingPathComponent("Photos/\(name).webp")
        guard !FileManager.default.fileExists(atPath: drawn.path) else { return try Data(contentsOf: drawn) }
        return try Data(contentsOf: folder.appendingPathComponent("Photos/\(name).jpg"))
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ folder: URL, _ name: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name)))
    }
}

/// The file friends.json.
private struct Relations: Decodable {
    struct Request: Decodable {
        var from: String
        var to: String
        var age: String
    }

    var friends: [String: [String]]
    var requests: [Request]
}
