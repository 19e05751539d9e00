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
        /// The picture's size in pixels of its file; 0 if it failed or has no size.
        case load(succeeded: Bool, width: UInt32, height: UInt32)
        case delete
        case select(index: UInt32)
        case magnify(DragPhase, Magnify)
        /// The measurements that the server requested: widths and heights, or the index of the view that fits.
        case measure([Float])
        /// The motion of a scroll view, or the visibility of a view.
        case phase(UInt8)
        /// The node was lifted to be dragged to another one, or the drag has ended.
        case lift(isLifted: Bool)
        case drop(Drop)
        /// The place of a pointer over the node.
        case point(Point)
        /// The selection of a field in UTF-16 code units, from where it was begun to where it ends. The end is before
        /// the start if it was made towards the start of the text.
        case selection(start: UInt32, end: UInt32)
        /// A finger, a pencil or a pointer that is down on the node.
        case pointer(Pointer)
    }

    package struct KeyModifiers: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let shift = KeyModifiers(rawValue: 1)
        package static let control = KeyModifiers(rawValue: 2)
        package static let option = KeyModifiers(rawValue: 4)
        package static let command = KeyModifiers(rawValue: 8)
        /// Only for pointers.
        package static let capsLock = KeyModifiers(rawValue: 16)
    }

    package enum DragPhase: UInt8, Sendable, CaseIterable { case changed, ended, cancelled }

    package enum LongPressPhase: UInt8, Sendable, CaseIterable { case pressing, completed, cancelled }

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

    /// The scale and the rotation of two fingers, and the point between them at the start: in the node's coordinates, and
    /// as fractions of the node's size.
    package struct Magnify: Equatable, Sendable {
        package var scale: Float
        package var radians: Float
        package var startX: Float
        package var startY: Float
        package var anchorX: Float
        package var anchorY: Float

        package init(scale: Float, radians: Float, startX: Float, startY: Float, anchorX: Float, anchorY: Float) {
            self.scale = scale
            self.radians = radians
            self.startX = startX
            self.startY = startY
            self.anchorX = anchorX
            self.anchorY = anchorY
        }
    }

    /// The place of a pointer in the node and in the page.
    package struct Point: Equatable, Sendable {
        package var isInside: Bool
        package var x: Float
        package var y: Float
        package var pageX: Float
        package var pageY: Float

        package init(isInside: Bool, x: Float, y: Float, pageX: Float, pageY: Float) {
            self.isInside = isInside
            self.x = x
            self.y = y
            self.pageX = pageX
            self.pageY = pageY
        }
    }

    /// The last phase is a press, of which the node asks only for the keys.
    package enum PointerPhase: UInt8, Sendable, CaseIterable { case changed, ended, cancelled, keys }

    package enum PointerKind: UInt8, Sendable, CaseIterable { case touch, mouse, pencil }

    /// A finger, a pencil or a pointer on a node, with its place in the node's coordinates.
    package struct Pointer: Equatable, Sendable {
        package var phase: PointerPhase
        package var kind: PointerKind
        package var modifiers: KeyModifiers
        /// The same from a press to its end.
        package var number: UInt32
        package var x: Float
        package var y: Float

        package init(
            phase: PointerPhase,
            kind: PointerKind,
            modifiers: KeyModifiers,
            number: UInt32,
            x: Float,
            y: Float
        ) {
            self.phase = phase
            self.kind = kind
            self.modifiers = modifiers
            self.number = number
            self.x = x
            self.y = y
        }
    }

    package enum DropPhase: UInt8, Sendable, CaseIterable { case entered, moved, left, dropped, pasted }

    /// A drag over a node, with its place in the node's coordinates.
    package struct Drop: Equatable, Sendable {
        package var phase: DropPhase
        /// Whether the place is in the second half of the node.
        package var isAfter: Bool
        /// What comes from outside of the page, as JSON; empty for a node of the page.
        package var content: String
        package var x: Float
        package var y: Float

        package init(phase: DropPhase, isAfter: Bool, content: String, x: Float, y: Float) {
            self.phase = phase
            self.isAfter = isAfter
            self.content = content
            self.x = x
            self.y = y
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
    package var kind: EventKind {
        switch self {
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

extension ClientEvent.Payload {
    init(_ kind: EventKind, from reader: inout ByteReader) throws(FrameError) {
        switch kind {
        case .tap: self = .tap(count: try reader.tapCount(), x: try reader.coordinate(), y: try reader.coordinate())
        case .change: self = .change(try reader.string())
        case .input: self = .input(try reader.string())
        case .submit: self = .submit
        case .focus: self = .focus(isGained: try reader.flag())
        case .key:
            self = .key(
                name: try reader.string(upTo: ClientBounds.keyNameBytes),
                modifiers: try reader.modifiers(below: 16)
            )
        case .drag: self = .drag(try reader.choice(of: ClientEvent.DragPhase.self), try ClientEvent.Drag(from: &reader))
        case .longPress: self = .longPress(try reader.choice(of: ClientEvent.LongPressPhase.self))
        case .scroll: self = .scroll(try ClientEvent.Scroll(from: &reader))
        case .visibleRange: self = .visibleRange(start: try reader.coordinate(), end: try reader.coordinate())
        case .size:
            self = .size(
                width: try reader.length(),
                height: try reader.length(),
                x: try reader.coordinate(),
                y: try reader.coordinate()
            )
        case .refresh: self = .refresh
        case .dismiss: self = .dismiss
        case .hover: self = .hover(isInside: try reader.flag())
        case .load:
            self = .load(
                succeeded: try reader.flag(),
                width: min(try reader.integer(), ClientBounds.pictureLength),
                height: min(try reader.integer(), ClientBounds.pictureLength)
            )
        case .delete: self = .delete
        case .select: self = .select(index: try reader.integer(upTo: ClientBounds.index))
        case .magnify:
            self = .magnify(
                try reader.choice(of: ClientEvent.DragPhase.self),
                try ClientEvent.Magnify(from: &reader)
            )
        case .measure: self = .measure(try reader.measurements())
        case .phase:
            let phase = try reader.byte()
            guard phase <= ClientBounds.phase else { throw .invalidValue(phase) }
            self = .phase(phase)
        case .lift: self = .lift(isLifted: try reader.flag())
        case .drop: self = .drop(try ClientEvent.Drop(from: &reader))
        case .point: self = .point(try ClientEvent.Point(from: &reader))
        case .selection:
            let start = try reader.integer(upTo: ClientBounds.textOffset)
            let end = try reader.integer(upTo: ClientBounds.textOffset)
            self = .selection(start: start, end: end)
        case .pointer: self = .pointer(try ClientEvent.Pointer(from: &reader))
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .tap(let count, let x, let y):
            writer.byte(count)
            writer.float(x)
            writer.float(y)
        case .change(let text), .input(let text): writer.string(text)
        case .submit, .refresh, .dismiss, .delete: break
        case .focus(let flag), .hover(let flag), .lift(let flag): writer.flag(flag)
        case .load(let succeeded, let width, let height):
            writer.flag(succeeded)
            writer.integer(width)
            writer.integer(height)
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
        case .magnify(let phase, let magnify):
            writer.byte(phase.rawValue)
            for value in [
                magnify.scale, magnify.radians, magnify.startX, magnify.startY, magnify.anchorX, magnify.anchorY,
            ] { writer.float(value) }
        case .measure(let lengths):
            writer.integer(UInt32(lengths.count))
            for length in lengths { writer.float(length) }
        case .phase(let phase): writer.byte(phase)
        case .drop(let drop):
            writer.byte(drop.phase.rawValue)
            writer.flag(drop.isAfter)
            writer.string(drop.content)
            writer.float(drop.x)
            writer.float(drop.y)
        case .point(let point):
            writer.flag(point.isInside)
            for value in [point.x, point.y, point.pageX, point.pageY] { writer.float(value) }
        case .selection(let start, let end):
            writer.integer(start)
            writer.integer(end)
        case .pointer(let pointer):
            writer.byte(pointer.phase.rawValue)
            writer.byte(pointer.kind.rawValue)
            writer.byte(pointer.modifiers.rawValue)
            writer.integer(pointer.number)
            writer.float(pointer.x)
            writer.float(pointer.y)
        }
    }
}

extension ByteReader {
    fileprivate mutating func modifiers(below limit: UInt8) throws(FrameError) -> ClientEvent.KeyModifiers {
        let bits = try byte()
        guard bits < limit else { throw .invalidValue(bits) }
        return ClientEvent.KeyModifiers(rawValue: bits)
    }
}

extension ClientEvent.Pointer {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            phase: try reader.choice(of: ClientEvent.PointerPhase.self),
            kind: try reader.choice(of: ClientEvent.PointerKind.self),
            modifiers: try reader.modifiers(below: 32),
            number: try reader.integer(upTo: ClientBounds.pointer),
            x: try reader.coordinate(),
            y: try reader.coordinate()
        )
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

extension ClientEvent.Magnify {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            scale: try reader.scale(),
            radians: try reader.radians(),
            startX: try reader.coordinate(),
            startY: try reader.coordinate(),
            anchorX: try reader.coordinate(),
            anchorY: try reader.coordinate()
        )
    }
}

extension ClientEvent.Point {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            isInside: try reader.flag(),
            x: try reader.coordinate(),
            y: try reader.coordinate(),
            pageX: try reader.coordinate(),
            pageY: try reader.coordinate()
        )
    }
}

extension ClientEvent.Drop {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            phase: try reader.choice(of: ClientEvent.DropPhase.self),
            isAfter: try reader.flag(),
            content: try reader.string(),
            x: try reader.coordinate(),
            y: try reader.coordinate()
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
