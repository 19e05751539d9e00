public import Foundation

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKContainer: NSObject {
    public init(identifier containerIdentifier: String) {}
    public class func `default`() -> CKContainer { fatalError("unavailable") }
}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKDatabase: NSObject {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKRecord: NSObject {
    /// The name of a record.
    public final class ID: NSObject {
        public init(recordName: String) {}
    }

    public init(recordType: String) {}
    public init(recordType: String, recordID: ID) {}
}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKQuery: NSObject {
    public init(recordType: String, predicate: NSPredicate) {}
}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
open class CKSubscription: NSObject {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKShare: NSObject {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKAsset: NSObject {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKSyncEngine {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKQueryOperation: Operation, @unchecked Sendable {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public final class CKModifyRecordsOperation: Operation, @unchecked Sendable {}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public enum CKAccountStatus: Int {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Unavailable: iCloud belongs to Apple's devices.
@available(*, unavailable, message: "iCloud is not behind a page: keep the data of all users on the server.")
public struct CKError: Error {}
