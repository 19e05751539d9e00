/// The kinds of events that a browser reports, with their numbers in the wire protocol.
@usableFromInline
package enum EventKind: UInt8, Sendable, CaseIterable {
    case tap = 1
    case change, input, submit, focus, key, drag, longPress, scroll, visibleRange, size, refresh, dismiss, hover, load
    // The number 16 is unused.
    case delete = 17
    case select, magnify, measure, phase, lift, drop, point, selection, pointer
}

/// The kinds of events that a node reports: one bit per kind, in `data-e` and in the operation `events`.
///
/// Not an `OptionSet`: its requirements are generic, and are not specialized for a type of another module that is visible in this package
/// only. Each node of a page has a mask.
@usableFromInline
package struct EventMask: Sendable, Hashable {
    @usableFromInline package let rawValue: UInt32

    /// The empty mask.
    @inlinable package init() { rawValue = 0 }

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable package init(_ kind: EventKind) { self.init(rawValue: 1 << UInt32(kind.rawValue - 1)) }

    @inlinable package var isEmpty: Bool { rawValue == 0 }

    @inlinable package func contains(_ kind: EventKind) -> Bool { rawValue & Self(kind).rawValue != 0 }

    @inlinable package mutating func formUnion(_ other: EventMask) {
        self = Self(rawValue: rawValue | other.rawValue)
    }

    @inlinable package static func == (a: EventMask, b: EventMask) -> Bool { a.rawValue == b.rawValue }
}
