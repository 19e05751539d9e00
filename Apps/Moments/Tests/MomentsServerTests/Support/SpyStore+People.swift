import Foundation
import MomentsModel
import MomentsServer

extension SpyStore {
    func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord {
        try note()
        return try await store.addPerson(person, invitation: invitation)
    }

    func hasPeople() async throws -> Bool {
        try note()
        return try await store.hasPeople()
    }

    func person(handle: Handle) async throws -> PersonRecord? {
        try note()
        return try await store.person(handle: handle)
    }

    func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord] {
        try note()
        return try await store.people(ids)
    }

    func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord {
        try note()
        return try await store.updatePerson(id, change)
    }

    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation] {
        try note()
        return try await store.relations(of: viewer, to: people)
    }

    func requestDeletion(of person: PersonID) async throws -> Date {
        try note()
        return try await store.requestDeletion(of: person)
    }

    func cancelDeletion(of person: PersonID) async throws {
        try note()
        try await store.cancelDeletion(of: person)
    }

    func deletionDate(of person: PersonID) async throws -> Date? {
        try note()
        return try await store.deletionDate(of: person)
    }

    func leavers() async throws -> [PersonID] {
        try note()
        return try await store.leavers()
    }

    func removeLeaver(_ person: PersonID) async throws -> [String]? {
        try note()
        return try await store.removeLeaver(person)
    }
}
