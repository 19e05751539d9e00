public import Foundation

/// The fingers, pencils and pointers that are down on a view, in the order in which they were put down.
public struct SpatialEventCollection: Equatable, Sendable {
    /// The most events of a view. Later ones are ignored until others have ended.
    static let limit = 32

    /// A finger, a pencil or a pointer on a view.
    ///
    /// Unlike Apple's, it has no pose of the device that makes it.
    public struct Event: Identifiable, Equatable, Sendable {
        /// The identity of an event: constant from the press to its end.
        public struct ID: Hashable, Sendable {
            let number: UInt32
        }

        /// The device that makes an event. Browsers report touches, pointers and pencils.
        public enum Kind: Hashable, Sendable {
            case touch
            case directPinch
            case indirectPinch
            case pointer
            case pencil
        }

        /// The state of an event.
        public enum Phase: Hashable, Sendable {
            /// The finger, the pencil or the button of the pointer is down.
            case active
            /// It was lifted.
            case ended
            /// The system took the event, for example to scroll.
            case cancelled
        }

        public var id: ID
        /// The time at which the server received the event, in seconds since 2001.
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        /// The keys that are held.
        public var modifierKeys: EventModifiers
    }

    private var events: [Event] = []

    init() {}

    /// Adds an event, or replaces its last state; false if the event is unknown and not new, or one too many.
    mutating func note(_ event: Event) -> Bool {
        if let index = events.firstIndex(where: { $0.id == event.id }) {
            events[index] = event
            return true
        }
        guard event.phase == .active, events.count < Self.limit else { return false }
        events.append(event)
        return true
    }

    /// The events that go on.
    var active: SpatialEventCollection {
        var result = self
        result.events.removeAll { $0.phase != .active }
        return result
    }

    /// The event with an identity; nil if it is not in the collection.
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventCollection: Collection {
    public typealias Element = Event

    /// The place of an event in the collection.
    public struct Index: Hashable, Comparable, Sendable {
        let offset: Int

        public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
    }

    public var startIndex: Index { Index(offset: events.startIndex) }
    public var endIndex: Index { Index(offset: events.endIndex) }

    public func index(after index: Index) -> Index { Index(offset: events.index(after: index.offset)) }

    public subscript(index: Index) -> Event { events[index.offset] }
}
