import Foundation
import Testing

@testable import OrielServer

@Suite struct ClientFrameDecoderTests {
    static let hello = ClientItem.hello(
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

    static let drag = ClientEvent.Drag(startX: 1, startY: 2, x: 3.5, y: -4, velocityX: 100, velocityY: 0)

    static let scroll = ClientEvent.Scroll(
        x: 0,
        y: 100,
        width: 320,
        height: 480,
        contentWidth: 320,
        contentHeight: 9000
    )

    static let payloads: [ClientEvent.Payload] = [
        .tap(count: 2, x: 1.5, y: 3), .change("true"), .input("你好"), .submit, .focus(isGained: true),
        .key(name: "Enter", modifiers: [.shift, .command]), .drag(.ended, drag), .longPress(.givenUp),
        .scroll(scroll), .visibleRange(start: 0, end: 640), .size(width: 10, height: 20, x: 30, y: 40),
        .refresh, .dismiss, .hover(isInside: false), .load(succeeded: true), .delete,
        .select(index: 3), .magnify(.changed, scale: 1.5, radians: 0.1),
    ]

    static let items: [ClientItem] =
        [
            .acknowledge(4_294_967_295), .environment(BrowserEnvironment(width: 1, height: 2)),
            .pop(depth: 2, path: "/list"), .mount, .ping, .reply(command: 7, json: "{\"a\":1}"),
        ]
        + payloads.enumerated().map { .event(ClientEvent(number: UInt32($0) + 1, node: UInt32($0) * 100, payload: $1)) }

    static func bytes(_ items: [ClientItem]) -> [UInt8] {
        var writer = ByteWriter()
        for item in items { item.write(to: &writer) }
        return writer.bytes
    }

    private func decoderAfterHello() throws -> ClientFrameDecoder {
        var decoder = ClientFrameDecoder()
        _ = try decoder.items(in: Self.bytes([Self.hello]))
        return decoder
    }

    @Test(arguments: [[hello]] + [[hello] + items])
    func `what a client writes is read`(items: [ClientItem]) throws {
        var decoder = ClientFrameDecoder()

        #expect(try decoder.items(in: Self.bytes(items)) == items)
    }

    @Test func `the mask of an event is the bit of its kind`() {
        let kinds = (1...19).filter { $0 != 16 }
        #expect(Self.payloads.map { Int($0.kind) } == kinds)
        #expect(Self.payloads.map(\.mask) == kinds.map { 1 << ($0 - 1) })
    }

    @Test func `nodes are written as differences`() throws {
        let event = { (node: UInt32) in ClientItem.event(ClientEvent(number: 1, node: node, payload: .submit)) }

        #expect(Self.bytes([event(5), event(4)]) == [2, 1, 10, 4, 2, 1, 1, 4])
        var decoder = try decoderAfterHello()
        #expect(try decoder.items(in: [2, 1, 10, 4, 2, 1, 1, 4]) == [event(5), event(4)])
    }

    @Test(
        arguments: [
            ([], FrameError.empty),
            ([99], .unknownItem(99)),
            ([2, 1, 2, 20], .unknownEvent(20)),
            ([2, 1, 1, 4], .nodeOutOfRange),
            ([2, 1, 2, 5, 2], .invalidValue(2)),
            ([2, 1, 2, 6, 0, 16], .invalidValue(16)),
            ([2, 1, 2, 1, 1, 0, 0, 0x80, 0x7F, 0, 0, 0, 0], .notFinite),
            ([2, 1, 2, 3, 2, 0xC3, 0x28], .invalidText),
            ([2, 1, 2, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], .truncated),
            ([3, 0x80], .truncated),
            ([3, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F], .integerOutOfRange),
            ([3, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], .integerOutOfRange),
            ([4, 1, 1, 64, 0, 0, 0], .invalidValue(64)),
            ([1, 2], .unsupportedVersion(2)),
        ] as [([UInt8], FrameError)]
    )
    func `what is no message is refused`(bytes: [UInt8], error: FrameError) throws {
        var decoder = try decoderAfterHello()

        #expect(throws: error) { try decoder.items(in: bytes) }
    }

    @Test func `a hello comes first and only once`() throws {
        var early = ClientFrameDecoder()
        #expect(throws: FrameError.unexpectedItem) { try early.items(in: [7]) }

        var late = try decoderAfterHello()
        #expect(throws: FrameError.unexpectedItem) { try late.items(in: Self.bytes([Self.hello])) }
    }

    @Test func `a message of very many items is refused`() throws {
        var decoder = try decoderAfterHello()

        #expect(try decoder.items(in: Array(repeating: 7, count: ClientFrameDecoder.maximumItems)).count == 512)
        #expect(throws: FrameError.tooManyItems) {
            try decoder.items(in: Array(repeating: 7, count: ClientFrameDecoder.maximumItems + 1))
        }
    }

    @Test func `mutated messages are read or refused, and nothing else happens`() {
        var random = SplitMix(seed: 1)
        let rounds = ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1" ? 1_000_000 : 20_000
        let seeds = Self.items.map { Self.bytes([$0]) } + [Self.bytes(Self.items), Self.bytes([Self.hello])]
        var refused = 0
        for _ in 0..<rounds {
            var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
            for _ in 0...Int(random.next() % 4) { random.mutate(&bytes) }
            var decoder = ClientFrameDecoder()
            if random.next() % 2 == 0 { bytes = Self.bytes([Self.hello]) + bytes }
            do {
                // What was read can be written, and is read again as the same.
                let items = try decoder.items(in: bytes)
                var second = ClientFrameDecoder()
                if (try? second.items(in: Self.bytes(items))) != items { Issue.record("not the same: \(bytes)") }
            } catch { refused += 1 }
        }
        #expect(refused > rounds / 10 && refused < rounds)
    }
}

/// A generator that gives the same numbers each time.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Changes, takes out, doubles or adds a byte.
    mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes.append(UInt8(truncatingIfNeeded: next())) }
        let index = Int(next() % UInt64(bytes.count))
        switch next() % 5 {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
        case 1: bytes[index] ^= 1 << UInt8(next() % 8)
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(bytes[index], at: index)
        default: bytes.removeLast(bytes.count - index)
        }
    }
}
