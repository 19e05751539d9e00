public import MomentsModel

extension DatabaseMomentStore {
    public func storageUse(of person: PersonID) async throws -> StorageUseRecord {
        let use = try await read { try $0.storageUse(of: person) }
        return use ?? StorageUseRecord(bytes: 0, quota: nil)
    }

    public func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) async throws {
        try await write { try $0.setQuota(megabytes: megabytes, of: person, by: actor) }
    }

    public func photosWithoutSize(limit: Int) async throws -> [String] {
        try await read { db in try db.all(StorageSQL.withoutSize, ["limit": limit.asLimit]) { $0[0] } }
    }

    public func setSize(_ bytes: Int, ofPhoto hash: String) async throws {
        try await write { transaction in
            try transaction.db.run(StorageSQL.setSize, ["hash": hash, "bytes": max(bytes, 1)])
        }
    }
}

extension StoreTransaction {
    /// See `AdministrationStore.setQuota`.
    func setQuota(megabytes: Int?, of person: PersonID, by actor: PersonID?) throws {
        if let actor { try db.checkAdmin(actor) }
        if let megabytes { try StorageRules.check(megabytes: megabytes) }
        guard let use = try db.storageUse(of: person) else { throw StoreError.notFound("person") }
        let quota = megabytes.map { $0 * StorageRules.megabyte }
        guard quota != use.quota else { return }
        try db.run(StorageSQL.setQuota, ["person": person.rawValue, "quota": quota])
        try log(.setQuota, by: actor, about: person, megabytes.map { "\($0)" } ?? "")
    }
}

extension StoreDatabase {
    /// Returns what the photos of a person take; nil for nobody.
    func storageUse(of person: PersonID) throws -> StorageUseRecord? {
        try first(StorageSQL.use, ["person": person.rawValue]) { StorageUseRecord(bytes: $0[0], quota: $0[1]) }
    }
}
