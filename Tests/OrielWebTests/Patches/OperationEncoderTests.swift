import Testing

@testable import OrielWeb

struct OperationEncoderTests {
    private func node(_ tag: DOMTag, _ text: String, number: UInt32) -> DOMNode {
        let node = DOMNode(tag)
        node.text = text
        node.number = number
        return node
    }

    @Test func `a client with all the shapes it has room for gets what is new as markup`() throws {
        var encoder = OperationEncoder(shapeLimit: 1)
        encoder.insert([node(.div, "first", number: 1)], into: 0, before: nil)
        _ = encoder.take()

        encoder.insert([node(.span, "<new>", number: 2)], into: 0, before: 1)

        var reader = FrameReader(encoder.take())
        #expect(try reader.byte() == Operation.markup.rawValue)
        #expect(try reader.node() == 0)
        #expect(try reader.nodeOrNone() == 1)
        #expect(try reader.string() == "<span>&lt;new&gt;</span>")
        #expect(reader.isAtEnd)
    }

    @Test func `a shape that is known stays a shape when there is no room for more`() throws {
        var encoder = OperationEncoder(shapeLimit: 1)
        encoder.insert([node(.div, "first", number: 1)], into: 0, before: nil)
        _ = encoder.take()

        encoder.insert([node(.div, "second", number: 2)], into: 0, before: nil)

        var reader = FrameReader(encoder.take())
        #expect(try reader.byte() == Operation.insert.rawValue)
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
