/// A user's action on one node of the document.
package struct ClientEvent: Equatable, Sendable {
    /// Increases by one with each event of a session.
    package var number: UInt32
    package var node: UInt32
    package var payload: Payload

    package init(number: UInt32, node: UInt32, payload: Payload) {
        self.number = number
        self.node = node
        self.payload = payload
    }

    /// The kind of event and its data; lengths in CSS pixels. Decoded values are within `ClientBounds`.
    package enum Payload: Equatable, Sendable {
        case tap(count: UInt8, x: Float, y: Float)
        /// The new value of a check box (`true` or `false`), a radio or a select.
        case change(String)
        /// The whole text of a field.
        case input(String)
        case submit
        case focus(isGained: Bool)
        /// A key by its name in `KeyboardEvent.key`.
        case key(name: String, modifiers: KeyModifiers)
        case drag(DragPhase, Drag)
        case longPress(LongPressPhase)
        case scroll(Scroll)
        case visibleRange(start: Float, end: Float)
        /// The frame of a node in page coordinates.
        case size(width: Float, height: Float, x: Float, y: Float)
        case refresh
        case dismiss
        case hover(isInside: Bool)
        case load(succeeded: Bool)
        case delete
        case select(index: UInt32)
        case magnify(DragPhase, scale: Float, radians: Float)
    }

    package struct KeyModifiers: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let shift = KeyModifiers(rawValue: 1)
        package static let control = KeyModifiers(rawValue: 2)
        package static let option = KeyModifiers(rawValue: 4)
        package static let command = KeyModifiers(rawValue: 8)
    }

    package enum DragPhase: UInt8, Sendable { case changed, ended, cancelled }

    package enum LongPressPhase: UInt8, Sendable { case pressing, done, givenUp }

    /// The start and current location of a pointer in the node's coordinates, and its velocity per second.
    package struct Drag: Equatable, Sendable {
        package var startX: Float
        package var startY: Float
        package var x: Float
        package var y: Float
        package var velocityX: Float
        package var velocityY: Float

        package init(startX: Float, startY: Float, x: Float, y: Float, velocityX: Float, velocityY: Float) {
            self.startX = startX
            self.startY = startY
            self.x = x
            self.y = y
            self.velocityX = velocityX
            self.velocityY = velocityY
        }
    }

    /// The visible rectangle of a scroll view and the size of its content.
    package struct Scroll: Equatable, Sendable {
        package var x: Float
        package var y: Float
        package var width: Float
        package var height: Float
        package var contentWidth: Float
        package var contentHeight: Float

        package init(x: Float, y: Float, width: Float, height: Float, contentWidth: Float, contentHeight: Float) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.contentWidth = contentWidth
            self.contentHeight = contentHeight
        }
    }
}

extension ClientEvent.Payload {
    /// The number of the event kind on the wire.
    package var kind: UInt8 {
        switch self {
        case .tap: 1
        case .change: 2
        case .input: 3
        case .submit: 4
        case .focus: 5
        case .key: 6
        case .drag: 7
        case .longPress: 8
        case .scroll: 9
        case .visibleRange: 10
        case .size: 11
        case .refresh: 12
        case .dismiss: 13
        case .hover: 14
        case .load: 15
        case .delete: 17
        case .select: 18
        case .magnify: 19
        }
    }

    /// The bit that a node's event mask needs for the node to receive this event.
    package var mask: UInt32 { 1 << UInt32(kind - 1) }
}

extension ClientEvent.Payload {
    init(kind: UInt8, from reader: inout ByteReader) throws(FrameError) {
        switch kind {
        case 1: self = .tap(count: try reader.tapCount(), x: try reader.coordinate(), y: try reader.coordinate())
        case 2: self = .change(try reader.string())
        case 3: self = .input(try reader.string())
        case 4: self = .submit
        case 5: self = .focus(isGained: try reader.flag())
        case 6:
            self = .key(
                name: try reader.string(upTo: ClientBounds.keyNameBytes),
                modifiers: try Self.modifiers(from: &reader)
            )
        case 7: self = .drag(try reader.choice(of: ClientEvent.DragPhase.self), try ClientEvent.Drag(from: &reader))
        case 8: self = .longPress(try reader.choice(of: ClientEvent.LongPressPhase.self))
        case 9: self = .scroll(try ClientEvent.Scroll(from: &reader))
        case 10: self = .visibleRange(start: try reader.coordinate(), end: try reader.coordinate())
        case 11:
            self = .size(
                width: try reader.length(),
                height: try reader.length(),
                x: try reader.coordinate(),
                y: try reader.coordinate()
            )
        case 12: self = .refresh
        case 13: self = .dismiss
        case 14: self = .hover(isInside: try reader.flag())
        case 15: self = .load(succeeded: try reader.flag())
        case 17: self = .delete
        case 18: self = .select(index: try reader.integer(upTo: ClientBounds.index))
        case 19:
            self = .magnify(
                try reader.choice(of: ClientEvent.DragPhase.self),
                scale: try reader.scale(),
                radians: try reader.radians()
            )
        default: throw .unknownEvent(kind)
        }
    }

    private static func modifiers(from reader: inout ByteReader) throws(FrameError) -> ClientEvent.KeyModifiers {
        let bits = try reader.byte()
        guard bits < 16 else { throw .invalidValue(bits) }
        return ClientEvent.KeyModifiers(rawValue: bits)
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .tap(let count, let x, let y):
            writer.byte(count)
            writer.float(x)
            writer.float(y)
        case .change(let text), .input(let text): writer.string(text)
        case .submit, .refresh, .dismiss, .delete: break
        case .focus(let flag), .hover(let flag), .load(let flag): writer.byte(flag ? 1 : 0)
        case .key(let name, let modifiers):
            writer.string(name)
            writer.byte(modifiers.rawValue)
        case .drag(let phase, let drag):
            writer.byte(phase.rawValue)
            for value in [drag.startX, drag.startY, drag.x, drag.y, drag.velocityX, drag.velocityY] {
                writer.float(value)
            }
        case .longPress(let phase): writer.byte(phase.rawValue)
        case .scroll(let scroll):
            for value in [
                scroll.x, scroll.y, scroll.width, scroll.height, scroll.contentWidth, scroll.contentHeight,
            ] { writer.float(value) }
        case .visibleRange(let start, let end):
            writer.float(start)
            writer.float(end)
        case .size(let width, let height, let x, let y):
            for value in [width, height, x, y] { writer.float(value) }
        case .select(let index): writer.integer(index)
        case .magnify(let phase, let scale, let radians):
            writer.byte(phase.rawValue)
            writer.float(scale)
            writer.float(radians)
        }
    }
}

extension ClientEvent.Drag {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            startX: try reader.coordinate(),
            startY: try reader.coordinate(),
            x: try reader.coordinate(),
            y: try reader.coordinate(),
            velocityX: try reader.velocity(),
            velocityY: try reader.velocity()
        )
    }
}

extension ClientEvent.Scroll {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            x: try reader.coordinate(),
            y: try reader.coordinate(),
            width: try reader.length(),
            height: try reader.length(),
            contentWidth: try reader.length(),
            contentHeight: try reader.length()
        )
    }
}
