public import MomentsModel
public import MomentsServer

/// The people of the demo in a store.
public enum DemoPeople {
    /// Returns the people a visitor can act as, the demo person first; empty if the store does not contain the demo.
    ///
    /// - Throws: `StoreError`, or an error in the demo's own files.
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
