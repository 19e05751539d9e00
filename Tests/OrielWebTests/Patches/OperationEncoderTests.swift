import OrielProtocol
import Testing

@testable import OrielWeb

struct OperationEncoderTests {
    private func node(_ tag: DOMTag, _ text: String, number: UInt32) -> DOMNode {
        let node = DOMNode(tag)
        node.text = text
        node.number = number
        return node
    }

    @Test func `shapes over the limit are forgotten before the next one`() throws {
        var encoder = OperationEncoder(shapeLimit: 1)
        encoder.insert([node(.div, "first", number: 1)], into: 0, before: nil)
        let first = encoder.take()

        encoder.insert([node(.div, "first", number: 1)], into: 0, before: nil)

        #expect(encoder.take() == [Operation.forgetShapes.rawValue] + first)
    }

    @Test func `ever new timings keep to few numbers`() throws {
        var encoder = OperationEncoder()
        var highest = 0
        for duration in 1...1_000 {
            encoder.animate(with: Timing(duration: duration, easing: "ease"))
            var reader = FrameReader(encoder.take())
            #expect(try reader.byte() == Operation.defineTiming.rawValue)
            highest = max(highest, try reader.int())
        }
        #expect(highest == 256)
    }
}
