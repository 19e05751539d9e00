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

    @Test func `shapes of an idle page are known, but not their last values`() throws {
        var encoder = OperationEncoder()
        encoder.insert([node(.div, "first", number: 1)], into: 0, before: nil)
        let first = encoder.take()
        encoder.insert([node(.div, "first", number: 2)], into: 0, before: nil)
        let second = encoder.take()
        encoder.shrink()

        encoder.insert([node(.div, "first", number: 3)], into: 0, before: nil)
        let third = encoder.take()
        encoder.insert([node(.div, "first", number: 4)], into: 0, before: nil)

        #expect(third.count == second.count + "first".utf8.count)
        #expect(third.count < first.count)
        #expect(encoder.take() == second)
    }

    @Test func `operations of later times wait, and begin without a timing`() throws {
        let timing = Timing(duration: 100, easing: "ease")
        var encoder = OperationEncoder()
        encoder.animate(with: timing)
        encoder.setText(of: 7, to: "a")
        encoder.wait(milliseconds: 300)
        encoder.animate(with: nil)
        encoder.setText(of: 8, to: "b")
        encoder.animate(with: timing)
        encoder.setText(of: 8, to: "c")

        #expect(
            encoder.take().suffix(18)
                == [
                    Operation.text.rawValue, 14, 1, UInt8(ascii: "a"),
                    Operation.timing.rawValue, 0,
                    Operation.moment.rawValue, 0xAC, 2,
                    Operation.text.rawValue, 2, 1, UInt8(ascii: "b"),
                    Operation.timing.rawValue, 1,
                    Operation.text.rawValue, 0, 1, UInt8(ascii: "c"),
                ].suffix(18)
        )
    }

    @Test func `what waits is due when something else happens`() throws {
        var (encoder, plain) = (OperationEncoder(), OperationEncoder())
        encoder.setText(of: 7, to: "a")
        encoder.wait(milliseconds: 300)
        encoder.setText(of: 8, to: "b")
        encoder.wait(milliseconds: 600)
        encoder.skipWaiting()
        for (node, text) in [(7, "a"), (8, "b")] as [(UInt32, String)] { plain.setText(of: node, to: text) }

        #expect(encoder.take() == plain.take())
    }

    @Test func `what no longer waits is not animated with the timing before it`() throws {
        var encoder = OperationEncoder()
        encoder.animate(with: Timing(duration: 100, easing: "ease"))
        encoder.setText(of: 7, to: "a")
        encoder.wait(milliseconds: 300)
        encoder.animate(with: nil)
        encoder.setText(of: 8, to: "b")
        encoder.skipWaiting()

        let end = [Operation.timing.rawValue, 0, Operation.text.rawValue, 2, 1, UInt8(ascii: "b")]
        #expect(Array(encoder.take().suffix(end.count)) == end)
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
