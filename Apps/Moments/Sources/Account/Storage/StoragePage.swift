import MomentsModel
import MomentsRepositories

/// What the viewer's photos take on the server.
public struct StoragePage: Equatable, Sendable {
    /// Nil until it is known.
    public var use: StorageUse?
    /// The error of the last request.
    public var failure: RepoError?

    public init() {}
}

extension StorageUse {
    /// The used part of the quota, from 0 to 1; nil if there is none.
    var fraction: Double? {
        quota.map { $0 > 0 ? min(Double(bytes) / Double($0), 1) : 1 }
    }

    /// Indicates whether less than a tenth of the quota is left.
    var isNearlyFull: Bool { fraction.map { $0 > 0.9 } ?? false }
}
