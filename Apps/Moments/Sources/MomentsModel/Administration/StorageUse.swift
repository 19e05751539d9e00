/// The space that a person's photos take on the server's disk.
public struct StorageUse: Hashable, Codable, Sendable {
    /// Bytes of all stored sizes of the person's photos.
    public var bytes: Int
    /// The most bytes that the person may use; nil for no limit.
    public var quota: Int?
    /// Whether the quota is the person's own, instead of the server's default.
    public var isOwnQuota: Bool

    public init(bytes: Int, quota: Int? = nil, isOwnQuota: Bool = false) {
        self.bytes = bytes
        self.quota = quota
        self.isOwnQuota = isOwnQuota
    }

    // The API has numbers of bytes as `Float`, because its `Int` ends at 2 GB.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        bytes = Self.count(try container.decode(Double.self, forKey: .bytes))
        quota = try container.decodeIfPresent(Double.self, forKey: .quota).map(Self.count)
        isOwnQuota = try container.decode(Bool.self, forKey: .isOwnQuota)
    }

    private static func count(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}
