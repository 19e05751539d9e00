public import Foundation
public import OrielCore

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@attached(peer)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option...,
    originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0,
    originalName: String? = nil,
    inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@attached(peer)
public macro Transient() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@attached(peer)
public macro ModelActor() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public protocol PersistentModel: AnyObject {}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public struct PersistentIdentifier: Hashable, Sendable {}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public protocol VersionedSchema {}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public protocol SchemaMigrationPlan {}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class Schema {
    /// How a property is kept.
    public struct Attribute {
        /// An option of a property.
        public struct Option {
            public static var unique: Option { Option() }
            public static var externalStorage: Option { Option() }
            public static var ephemeral: Option { Option() }
            public static var spotlight: Option { Option() }
        }
    }

    /// How models belong together.
    public struct Relationship {
        /// An option of a relationship.
        public struct Option {
            public static var unique: Option { Option() }
        }

        /// What becomes of the models at the other end.
        public enum DeleteRule { case noAction, nullify, cascade, deny }
    }

    public init(_ types: Any.Type...) {}
    public init(_ types: [Any.Type]) {}
}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public struct ModelConfiguration {
    public init(isStoredInMemoryOnly: Bool) {}
    public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) {}
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL) {}
}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class ModelContainer {
    public init(for types: Any.Type..., configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {}
    @MainActor public var mainContext: ModelContext { fatalError("unavailable") }
}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public final class ModelContext {
    public init(_ container: ModelContainer) {}
    public var hasChanges: Bool { false }
    public func insert<T>(_ model: T) {}
    public func delete<T>(_ model: T) {}
    public func save() throws {}
    public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
    public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
public struct FetchDescriptor<T> {
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {}
    public var fetchLimit: Int? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: SwiftData is not on Linux.
@available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
@MainActor @propertyWrapper
public struct Query<Value> {
    public init() {}
    public init<T>(_ descriptor: FetchDescriptor<T>, animation: Animation? = nil) {}
    public init<T>(
        filter: Predicate<T>? = nil,
        sort descriptors: [SortDescriptor<T>] = [],
        animation: Animation? = nil
    ) where Value == [T] {}
    public init<T, V>(
        filter: Predicate<T>? = nil,
        sort keyPath: KeyPath<T, V>,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Value == [T] {}
    public var wrappedValue: Value { fatalError("unavailable") }
}

extension View {
    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(_ container: ModelContainer) -> some View { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(
        for modelType: Any.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(
        for modelTypes: [Any.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContext(_ modelContext: ModelContext) -> some View { self }
}

extension Scene {
    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(
        for modelType: Any.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContainer(
        for modelTypes: [Any.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}

extension EnvironmentValues {
    /// Unavailable: SwiftData is not on Linux.
    @available(*, unavailable, message: "SwiftData is not on Linux: keep data on the server in SQLite, as with GRDB.")
    public var modelContext: ModelContext {
        get { fatalError("unavailable") }
        set { _ = newValue }
    }
}
