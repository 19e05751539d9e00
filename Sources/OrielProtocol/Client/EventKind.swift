/// The kinds of events that a browser reports, with their numbers in the wire protocol.
package enum EventKind: UInt8, Sendable, CaseIterable {
    case tap = 1
    case change, input, submit, focus, key, drag, longPress, scroll, visibleRange, size, refresh, dismiss, hover, load
    // The number 16 is unused.
    case delete = 17
    case select, magnify
}

/// The kinds of events that a node reports: one bit per kind, in `data-e` and in the operation `events`.
package struct EventMask: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(_ kind: EventKind) { rawValue = 1 << UInt32(kind.rawValue - 1) }
}
