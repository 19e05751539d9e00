public import MomentsModel

extension InMemoryMomentStore {
    public func storageUse(of person: PersonID) async throws -> StorageUseRecord {
        read { $0.storageUse(of: person) }
    }

    public func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) async throws {
        try write { state, now in
            if let actor { try state.checkAdmin(actor) }
            if let megabytes { try StorageRules.check(megabytes: megabytes) }
            guard let known = state.people[person] else { throw StoreError.notFound("person") }
            let quota = megabytes.map { $0 * StorageRules.megabyte }
            guard quota != known.quota else { return }
            state.people[person]?.quota = quota
            state.log(.setQuota, by: actor, about: person, megabytes.map { "\($0)" } ?? "", at: now)
        }
    }

    public func photosWithoutSize(limit: Int) async throws -> [String] {
        read { state in
            Set(state.photos.values.filter { $0.bytes == 0 }.map(\.hash)).sorted().first(limit)
        }
    }

    public func setSize(_ bytes: Int, ofPhoto hash: String) async throws {
        write { state, _ in
            for (id, photo) in state.photos where photo.hash == hash { state.photos[id]?.bytes = max(bytes, 1) }
        }
    }
}

extension InMemoryState {
    func storageUse(of person: PersonID) -> StorageUseRecord {
        let bytes = photos.values.filter { $0.owner == person }.map(\.bytes)
        return StorageUseRecord(bytes: bytes.reduce(0, +), quota: people[person]?.quota)
    }
}
