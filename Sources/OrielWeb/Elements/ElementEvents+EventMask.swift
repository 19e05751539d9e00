package import OrielCore
package import OrielProtocol

extension Element.Events {
    /// The kinds of events that a browser reports for an element.
    ///
    /// Not all events of elements have a kind: only tests reorder rows.
    var mask: EventMask {
        var rest = rawValue
        var mask: UInt32 = 0
        while rest != 0 {
            mask |= Self.masks[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return EventMask(rawValue: mask)
    }

    /// The mask of each bit of the raw value.
    private static let masks: [UInt32] = {
        var masks = [UInt32](repeating: 0, count: UInt32.bitWidth)
        for kind in EventKind.allCases {
            masks[Self(kind).rawValue.trailingZeroBitCount] |= EventMask(kind).rawValue
        }
        return masks
    }()

    /// The events of elements that are reported as one kind of the wire protocol.
    package init(_ kind: EventKind) {
        self =
            switch kind {
            case .tap: .tap
            case .change: .change
            case .input: .input
            case .submit: .submit
            case .focus: .focus
            case .key: .key
            case .drag: .drag
            case .longPress: .longPress
            case .scroll: .scroll
            case .visibleRange: .visibleRange
            case .size: .size
            case .refresh: .refresh
            case .dismiss: .dismiss
            case .hover: .hover
            case .load: .load
            case .delete: .delete
            case .select: .select
            case .magnify: .magnify
            case .measure: .measure
            case .phase: .phase
            case .lift: .lift
            case .drop: .drop
            case .point: .point
            case .selection: .selection
            case .pointer: .pointer
            }
    }
}
