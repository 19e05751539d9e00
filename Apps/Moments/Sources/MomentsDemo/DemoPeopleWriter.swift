import Foundation
import MomentsMedia
import MomentsModel
import MomentsServer

/// A writer of the demo's people and their pictures. Skips those that exist.
struct DemoPeopleWriter {
    let store: any MomentStore
    let plan: DemoPlan
    let pictures: DemoPictures

    func write() async throws {
        for (index, person) in plan.people.enumerated() {
            let id = PersonID(rawValue: Int64(index))
            var record = try await store.people([id])[id]
            if record == nil { record = try await add(person, id) }
            if record?.avatar == nil || record?.background == nil { try await addPictures(of: person, id) }
        }
    }

    private func add(_ person: DemoPerson, _ id: PersonID) async throws -> PersonRecord {
        guard let handle = Handle(person.handle) else {
            throw DemoContentError("'\(person.handle)' is not a valid handle")
        }
        // No password has this hash.
        let new = NewPerson(handle: handle, name: person.name, passwordHash: "-", id: id, created: plan.start)
        return try await store.addPerson(new, invitation: id == 0 ? nil : invitation())
    }

    /// Returns an invitation, which all but the first person need. Its secret is random, because an interrupted run may leave
    /// it open.
    private func invitation() async throws -> InvitationSecret {
        for left in try await store.openInvitations() { try await store.removeInvitation(left.id, by: 0) }
        var random = SystemRandomNumberGenerator()
        let secret = InvitationSecret((0..<2).map { _ in String(random.next(), radix: 36) }.joined())
        _ = try await store.addInvitation(by: 0, secret: secret)
        return secret
    }

    private func addPictures(of person: DemoPerson, _ id: PersonID) async throws {
        let avatar = try await store.addPhoto(NewPhoto(pictures.avatar(of: person.handle)), by: id)
        let background = try await store.addPhoto(NewPhoto(pictures.photo(person.background)), by: id)
        _ = try await store.updatePerson(id, PersonChange(avatar: avatar.id, background: background.id))
    }
}

extension NewPhoto {
    init(_ photo: StoredPhoto) {
        self.init(
            hash: photo.hash,
            width: photo.width,
            height: photo.height,
            preview: photo.preview,
            bytes: photo.bytes
        )
    }
}
