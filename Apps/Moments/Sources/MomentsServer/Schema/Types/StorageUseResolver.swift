import GraphQL

/// The space that a person's photos take.
enum StorageUseResolver {
    static var type: ObjectType<StorageUseRecord, MomentsContext> {
        ObjectType("StorageUse", of: StorageUseRecord.self, in: MomentsContext.self) {
            // An `Int` of GraphQL ends at 2 GB.
            Field("bytes") { use, _ in Double(use.bytes) }
                .description("Bytes of all stored sizes of the photos.")
            Field("quota") { use, context -> Double? in
                (use.quota ?? context.environment.configuration.storageQuota).map { Double($0) }
            }
            .description("The most bytes that the photos may take; null for no limit.")
            Field("isOwnQuota") { use, _ in use.quota != nil }
                .description("Whether the quota is the person's own, instead of the server's default.")
        }
        .description("The space that a person's photos take on the disk of the server.")
    }
}
