package import OrielProtocol

/// One item of each type and one event of each kind, as a client sends them.
package enum ClientSamples {
    package static let hello = ClientItem.hello(
        ClientHello(
            token: "token",
            lastFrame: 300,
            session: "session",
            environment: BrowserEnvironment(
                width: 1280,
                height: 800,
                flags: [.dark, .coarsePointer],
                language: "zh-Hans"
            ),
            path: "/a?b=c",
            snapshot: [1, 2, 3]
        )
    )

    package static let drag = ClientEvent.Drag(startX: 1, startY: 2, x: 3.5, y: -4, velocityX: 100, velocityY: 0)

    package static let scroll = ClientEvent.Scroll(
        x: 0,
        y: 100,
        width: 320,
        height: 480,
        contentWidth: 320,
        contentHeight: 9000
    )

    package static let magnify = ClientEvent.Magnify(
        scale: 1.5,
        radians: 0.1,
        startX: 30,
        startY: 10,
        anchorX: 0.25,
        anchorY: 0.5
    )

    package static let pointer = ClientEvent.Pointer(
        phase: .ended,
        kind: .pencil,
        modifiers: [.shift, .capsLock],
        number: 200,
        x: 1.5,
        y: -2
    )

    package static let payloads: [ClientEvent.Payload] = [
        .tap(count: 2, x: 1.5, y: 3), .change("true"), .input("你好"), .submit, .focus(isGained: true),
        .key(name: "Enter", modifiers: [.shift, .command]), .drag(.ended, drag), .longPress(.cancelled),
        .scroll(scroll), .visibleRange(start: 0, end: 640), .size(width: 10, height: 20, x: 30, y: 40),
        .refresh, .dismiss, .hover(isInside: false), .load(succeeded: true, width: 800, height: 600), .delete,
        .select(index: 3), .magnify(.changed, magnify),
        .measure([10, 20.5]), .phase(2), .lift(isLifted: true),
        .drop(ClientEvent.Drop(phase: .dropped, isAfter: true, content: "{\"text\":\"a\"}", x: 10, y: 20.5)),
        .point(ClientEvent.Point(isInside: true, x: 1, y: 2, pageX: 11, pageY: 22)),
        .selection(start: 2, end: 5), .pointer(pointer),
    ]

    package static let items: [ClientItem] =
        [
            .acknowledge(4_294_967_295), .environment(BrowserEnvironment(width: 1, height: 2)),
            .pop(depth: 2, path: "/list"), .mount, .ping, .reply(command: 7, json: "{\"a\":1}"),
        ]
        + payloads.enumerated().map { .event(ClientEvent(number: UInt32($0) + 1, node: UInt32($0) * 100, payload: $1)) }

    /// Returns items as one message.
    package static func bytes(_ items: [ClientItem]) -> [UInt8] {
        var writer = ByteWriter()
        for item in items { item.write(to: &writer) }
        return writer.bytes
    }
}
