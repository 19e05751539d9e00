public import MomentsModel
public import MomentsServer

/// Who of a store's people are those of the demo.
public enum DemoPeople {
    /// The people a visitor may be, the demo person first; empty if the store holds no demo.
    ///
    /// - Throws: `StoreError`, or what is wrong with the demo's own files.
    public static func ids(in store: any MomentStore) async throws -> [PersonID] {
        guard try await DemoProgress.holdsDemo(store) else { return [] }
        var ids: [PersonID] = []
        for person in try DemoContent().people {
            guard let handle = Handle(person.handle), let record = try await store.person(handle: handle) else {
                continue
            }
            ids.append(record.id)
        }
        return ids
    }
}
