import Foundation
import TestSupport
import Testing

@testable import OrielProtocol

@Suite struct ClientFrameDecoderTests {
    private func decoderAfterHello() throws -> ClientFrameDecoder {
        var decoder = ClientFrameDecoder()
        _ = try decoder.items(in: ClientSamples.bytes([ClientSamples.hello]))
        return decoder
    }

    @Test(arguments: [[ClientSamples.hello], [ClientSamples.hello] + ClientSamples.items])
    func `client messages are decoded`(items: [ClientItem]) throws {
        var decoder = ClientFrameDecoder()

        #expect(try decoder.items(in: ClientSamples.bytes(items)) == items)
    }

    @Test func `the mask of an event is the bit of its kind`() {
        #expect(ClientSamples.payloads.map(\.kind) == EventKind.allCases)
        #expect(EventKind.allCases.map { EventMask($0).rawValue } == EventKind.allCases.map { 1 << ($0.rawValue - 1) })
    }

    @Test func `nodes are written as differences`() throws {
        let event = { (node: UInt32) in ClientItem.event(ClientEvent(number: 1, node: node, payload: .submit)) }

        #expect(ClientSamples.bytes([event(5), event(4)]) == [2, 1, 10, 4, 2, 1, 1, 4])
        var decoder = try decoderAfterHello()
        #expect(try decoder.items(in: [2, 1, 10, 4, 2, 1, 1, 4]) == [event(5), event(4)])
    }

    @Test(
        arguments: [
            ([], FrameError.empty),
            ([99], .unknownItem(99)),
            ([2, 1, 2, 27], .unknownEvent(27)),
            ([2, 1, 1, 4], .nodeOutOfRange),
            ([2, 1, 2, 5, 2], .invalidValue(2)),
            ([2, 1, 2, 6, 0, 16], .invalidValue(16)),
            ([2, 1, 2, 26, 4], .invalidValue(4)),
            ([2, 1, 2, 26, 0, 3], .invalidValue(3)),
            ([2, 1, 2, 26, 0, 0, 32], .invalidValue(32)),
            ([2, 1, 2, 26, 0, 0, 31, 0x80, 2], .outOfBounds),
            ([2, 1, 2, 1, 1, 0, 0, 0x80, 0x7F, 0, 0, 0, 0], .notFinite),
            ([2, 1, 2, 3, 2, 0xC3, 0x28], .invalidText),
            ([2, 1, 2, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], .truncated),
            ([3, 0x80], .truncated),
            ([3, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F], .integerOutOfRange),
            ([3, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], .integerOutOfRange),
            ([4, 1, 1, 128, 0, 0, 0], .invalidValue(128)),
            ([1, 2], .unsupportedVersion(2)),
        ] as [([UInt8], FrameError)]
    )
    func `an invalid message is rejected`(bytes: [UInt8], error: FrameError) throws {
        var decoder = try decoderAfterHello()

        #expect(throws: error) { try decoder.items(in: bytes) }
    }

    @Test func `a hello comes first and only once`() throws {
        var early = ClientFrameDecoder()
        #expect(throws: FrameError.unexpectedItem) { try early.items(in: [7]) }

        var late = try decoderAfterHello()
        #expect(throws: FrameError.unexpectedItem) { try late.items(in: ClientSamples.bytes([ClientSamples.hello])) }
    }

    @Test func `a message of very many items is refused`() throws {
        var decoder = try decoderAfterHello()

        #expect(try decoder.items(in: Array(repeating: 7, count: ClientFrameDecoder.maximumItems)).count == 512)
        #expect(throws: FrameError.tooManyItems) {
            try decoder.items(in: Array(repeating: 7, count: ClientFrameDecoder.maximumItems + 1))
        }
    }

    @Test func `mutated messages are decoded or rejected`() {
        var random = SeededGenerator(seed: 1)
        let rounds = ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1" ? 1_000_000 : 20_000
        let seeds =
            ClientSamples.items.map { ClientSamples.bytes([$0]) } + [
                ClientSamples.bytes(ClientSamples.items), ClientSamples.bytes([ClientSamples.hello]),
            ]
        var refused = 0
        for _ in 0..<rounds {
            var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
            for _ in 0...Int(random.next() % 4) { random.mutate(&bytes) }
            var decoder = ClientFrameDecoder()
            if random.next() % 2 == 0 { bytes = ClientSamples.bytes([ClientSamples.hello]) + bytes }
            do {
                // What was read can be written, and is read again as the same.
                let items = try decoder.items(in: bytes)
                var second = ClientFrameDecoder()
                if (try? second.items(in: ClientSamples.bytes(items))) != items {
                    Issue.record("not the same: \(bytes)")
                }
            } catch { refused += 1 }
        }
        #expect(refused > rounds / 10 && refused < rounds)
    }
}
