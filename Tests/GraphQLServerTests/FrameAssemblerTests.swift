import NIOCore
import NIOWebSocket
import Testing

@testable import GraphQLServer

@Suite struct FrameAssemblerTests {
    private func frame(
        _ text: String,
        _ opcode: WebSocketOpcode = .text,
        isFinal: Bool = true,
        isMasked: Bool = true
    ) -> WebSocketFrame {
        let mask: WebSocketMaskingKey = [1, 2, 3, 4]
        var data = ByteBuffer(string: text)
        if isMasked { data.webSocketMask(mask) }
        return WebSocketFrame(fin: isFinal, opcode: opcode, maskKey: isMasked ? mask : nil, data: data)
    }

    @Test func `a message can have several frames, with control frames between them`() {
        var assembler = FrameAssembler(maximumSize: 10)

        #expect(assembler.take(frame("ab", isFinal: false)) == .nothing)
        #expect(assembler.take(frame("!", .ping)) == .ping(ByteBuffer(string: "!")))
        #expect(assembler.take(frame("cd", .continuation, isFinal: false)) == .nothing)
        #expect(assembler.take(frame("", .pong)) == .nothing)
        #expect(assembler.take(frame("ef", .continuation)) == .message(Array("abcdef".utf8)))
        #expect(assembler.take(frame("next")) == .message(Array("next".utf8)))
        #expect(assembler.take(frame("", .connectionClose)) == .close)
    }

    @Test func `a message that is too long is refused, in one frame or in several`() {
        var one = FrameAssembler(maximumSize: 3)
        var several = FrameAssembler(maximumSize: 3)

        #expect(code(one.take(frame("abcd"))) == .messageTooLarge)
        #expect(several.take(frame("ab", isFinal: false)) == .nothing)
        #expect(code(several.take(frame("cd", .continuation))) == .messageTooLarge)
    }

    @Test func `a message has at most 16 frames`() {
        var assembler = FrameAssembler(maximumSize: 100)
        #expect(assembler.take(frame("", isFinal: false)) == .nothing)
        for _ in 2...16 { #expect(assembler.take(frame("", .continuation, isFinal: false)) == .nothing) }

        #expect(code(assembler.take(frame("", .continuation))) == .messageTooLarge)
    }

    @Test func `frames that the standard forbids are refused`() {
        let forbidden = [
            frame("a", isMasked: false), frame("a", .continuation), frame("a", .ping, isFinal: false),
            frame(String(repeating: "a", count: 126), .ping), frame("a", WebSocketOpcode(encodedWebSocketOpcode: 3)!),
            WebSocketFrame(fin: true, rsv1: true, opcode: .text, maskKey: [1, 2, 3, 4], data: ByteBuffer()),
        ]
        for frame in forbidden {
            var assembler = FrameAssembler(maximumSize: 1000)
            #expect(code(assembler.take(frame)) == .protocolError)
        }
        var begun = FrameAssembler(maximumSize: 1000)
        _ = begun.take(frame("a", isFinal: false))
        #expect(code(begun.take(frame("b"))) == .protocolError)
        #expect(code(begun.take(frame("b", .binary))) == .unacceptableData)
    }

    private func code(_ outcome: FrameAssembler.Outcome) -> SocketCloseCode? {
        if case .violation(let code, _) = outcome { code } else { nil }
    }
}
