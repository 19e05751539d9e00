import Foundation
import MomentsModel

/// The names that an export has for IDs, and the paths that it has for photos.
///
/// Whoever is named in what a person sees is a friend or the person: to others belong only IDs.
struct ExportKnown: Sendable {
    private let people: [PersonID: ExportPerson]
    private let tags: [TagID: String]
    private let files: any PhotoFiles

    init(person: ExportPerson, friends: [ExportFriend], tags: [TagRecord], files: any PhotoFiles) {
        var people = [person.id: person]
        for friend in friends { people[friend.person.id] = friend.person }
        self.people = people
        self.tags = Dictionary(uniqueKeysWithValues: tags.map { ($0.id, $0.name) })
        self.files = files
    }

    func person(_ id: PersonID) -> ExportPerson { people[id] ?? ExportPerson(unknown: id) }

    func audience(_ audience: MomentAudience) -> ExportAudience {
        ExportAudience(
            visibility: audience.visibility,
            tags: audience.tags.compactMap { id in tags[id].map { ExportAudience.Tag(id: id, name: $0) } },
            people: audience.people.map(person)
        )
    }

    func reference(_ moment: MomentRecord) -> ExportMomentReference {
        ExportMomentReference(id: moment.id, author: person(moment.author), created: moment.created)
    }

    /// - Throws: `MediaError`
    func photo(_ photo: PhotoRecord) async throws -> ExportPhoto {
        ExportPhoto(
            id: photo.id,
            file: try await file(hash: photo.hash, name: photo.id.description),
            description: photo.altText,
            width: photo.width,
            height: photo.height
        )
    }

    /// - Throws: `MediaError`
    func photos(_ photos: [PhotoRecord]) async throws -> [ExportPhoto] {
        var exported: [ExportPhoto] = []
        for photo in photos { exported.append(try await self.photo(photo)) }
        return exported
    }

    /// Returns the largest kept file of a photo; nil if there is none.
    ///
    /// - Throws: `MediaError`
    func file(hash: String?, name: String) async throws -> ExportFile? {
        guard let hash else { return nil }
        for size in PhotoSize.allCases.reversed() {
            if try await files.has(hash: hash, size: size) {
                return ExportFile(file: "photos/\(name).webp", hash: hash, size: size)
            }
        }
        return nil
    }
}
