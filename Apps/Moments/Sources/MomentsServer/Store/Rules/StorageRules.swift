import MomentsModel

/// Rules for the space that photos take.
enum StorageRules {
    /// The bytes of a megabyte, as the makers of disks count.
    static let megabyte = 1_000_000

    /// - Throws: `StoreError.invalid` if a number of megabytes can be nobody's quota.
    static func check(megabytes: Int) throws {
        let limits = Limits.quotaMegabytes
        guard limits.contains(megabytes) else {
            throw StoreError.invalid(
                "A quota has \(limits.lowerBound) to \(limits.upperBound) megabytes.",
                reason: "QUOTA"
            )
        }
    }

    /// - Parameter defaultQuota: The bytes for a person without a quota of their own; nil for no limit.
    /// - Throws: `StoreError.invalid` if there is no room for more bytes.
    static func check(_ use: StorageUseRecord, adding bytes: Int, defaultQuota: Int?) throws {
        guard let quota = use.quota ?? defaultQuota, use.bytes + bytes > quota else { return }
        throw full(use.bytes, of: quota)
    }

    /// The error for a photo that has no room.
    static func full(_ bytes: Int, of quota: Int) -> StoreError {
        .invalid(
            "Your photos take \(megabytes(bytes)) of \(megabytes(quota)) MB. "
                + "Delete some moments with photos, or ask an admin for more space.",
            reason: "STORAGE_FULL"
        )
    }

    /// Bytes in megabytes. Rounded up, so that only no photos take nothing.
    static func megabytes(_ bytes: Int) -> Int { (bytes + megabyte - 1) / megabyte }
}
