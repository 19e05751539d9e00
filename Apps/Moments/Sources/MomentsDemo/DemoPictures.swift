import Foundation
import MomentsMedia
import MomentsServer

/// The pictures of the demo, stored in the library.
struct DemoPictures: Sendable {
    private let photos: [String: StoredPhoto]
    private let avatars: [String: StoredPhoto]

    /// Adds all pictures of the plan. Adding an existing one gives the same result.
    init(of plan: DemoPlan, _ content: DemoContent, in library: any PhotoFiles) async throws {
        let names = Set(plan.moments.flatMap(\.photos) + plan.people.map(\.background))
        photos = try await Self.add(names.sorted(), to: library) { try content.photo($0) }
        let people = Dictionary(uniqueKeysWithValues: plan.people.map { ($0.handle, $0) })
        avatars = try await Self.add(people.keys.sorted(), to: library) { handle in
            try people[handle].map(content.avatar) ?? Data()
        }
    }

    func photo(_ name: String) throws -> StoredPhoto {
        guard let photo = photos[name] else { throw DemoContentError("there is no picture '\(name)'") }
        return photo
    }

    func avatar(of handle: String) throws -> StoredPhoto {
        guard let photo = avatars[handle] else { throw DemoContentError("there is no avatar for '\(handle)'") }
        return photo
    }

    private static func add(
        _ names: [String],
        to library: any PhotoFiles,
        file: @escaping @Sendable (String) throws -> Data
    ) async throws -> [String: StoredPhoto] {
        try await withThrowingTaskGroup(of: (String, StoredPhoto).self) { group in
            var stored: [String: StoredPhoto] = [:]
            for (index, name) in names.enumerated() {
                // At most four at a time, which is enough to keep the library busy.
                if index >= 4, let (name, photo) = try await group.next() { stored[name] = photo }
                group.addTask { (name, try await library.add(file(name))) }
            }
            for try await (name, photo) in group { stored[name] = photo }
            return stored
        }
    }
}
