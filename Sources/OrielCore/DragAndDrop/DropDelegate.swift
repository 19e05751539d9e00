public import Foundation
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// What is dragged over a view, and where.
public struct DropInfo {
    /// The place of the pointer, in the view.
    public let location: CGPoint
    let items: [DraggedItem]
    /// The drag, for targets that want to know more of it.
    var session: DropSession?

    /// Returns whether an item conforms to one of the types.
    ///
    /// Some browsers hide the types of files until they are dropped. Until then, such a file conforms to every type.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.conforms(to: contentTypes) }
    }

    /// Returns the providers of the items that conform to one of the types. The items of a drag from outside the page can be loaded only
    /// when they have been dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.conforms(to: contentTypes) }.map(\.provider)
    }

    /// Returns whether an item conforms to one of the types with these identifiers.
    @available(*, deprecated, message: "Use UTType.")
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(anyIdentifier: $0) })
    }

    @available(*, deprecated, message: "Use UTType.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(anyIdentifier: $0) })
    }
}

/// The use of a dropped item.
public enum DropOperation: Sendable, Hashable {
    /// Nothing is dropped: the drag has ended elsewhere, or was cancelled.
    case cancel
    /// The target does not take the item.
    case forbidden
    case copy, move
    /// The source deletes the item.
    case delete
    /// The target refers to the item.
    case alias

    /// Uses of an item that are possible.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let copy = Set(rawValue: 1 << 0)
        public static let move = Set(rawValue: 1 << 1)
        public static let delete = Set(rawValue: 1 << 2)
        public static let alias = Set(rawValue: 1 << 3)

        static let all: Set = [.copy, .move, .delete, .alias]

        /// Whether an operation drops something and is possible.
        func allows(_ operation: DropOperation) -> Bool {
            switch operation {
            case .cancel, .forbidden: false
            case .copy: contains(.copy)
            case .move: contains(.move)
            case .delete: contains(.delete)
            case .alias: contains(.alias)
            }
        }
    }
}

/// The answer of a delegate to a drag over its view.
public struct DropProposal: Sendable {
    /// With `cancel` and `forbidden`, nothing is dropped. Unlike Apple's, the pointer looks the same for all.
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles the drags over a view.
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Returns whether the view accepts the items; by default, it accepts those of the types of `onDrop`.
    func validateDrop(info: DropInfo) -> Bool

    /// Handles the items that were dropped.
    func performDrop(info: DropInfo) -> Bool

    /// Called when a drag that was validated enters the view.
    func dropEntered(info: DropInfo)

    /// Called when a drag enters the view or moves in it; nil for the last proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when a drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
