public import Foundation
public import OrielCore

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public protocol NSFetchRequestResult {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public init(context: NSManagedObjectContext) {}
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSManagedObjectID: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSManagedObjectModel: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
open class NSManagedObjectContext: NSObject {
    open var hasChanges: Bool { false }
    open func save() throws {}
    open func rollback() {}
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int { 0 }
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
open class NSPersistentContainer: NSObject {
    public init(name: String) {}
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {}
    open var viewContext: NSManagedObjectContext { fatalError("unavailable") }
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] {
        get { [] }
        set { _ = newValue }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { fatalError("unavailable") }
    open func loadPersistentStores(completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void) {}
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSPersistentStoreDescription: NSObject {
    public override init() {}
    public init(url: URL) {}
    public var url: URL? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSPersistentStoreCoordinator: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSEntityDescription: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
    public init(entityName: String) {}
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class NSBatchDeleteRequest: NSObject {}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
@MainActor @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
    public init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public init(
        entity: NSEntityDescription,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public var wrappedValue: FetchedResults<Result> { fatalError("unavailable") }
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { fatalError("unavailable") }
}

/// Unavailable: Core Data is not on Linux.
@available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
@MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}

extension EnvironmentValues {
    /// Unavailable: Core Data is not on Linux.
    @available(*, unavailable, message: "Core Data is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public var managedObjectContext: NSManagedObjectContext {
        get { fatalError("unavailable") }
        set { _ = newValue }
    }
}
