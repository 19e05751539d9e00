import OrielProtocol
import Testing

@testable import OrielWeb

@Suite struct NameTableTests {
    @Test func `predefined names are numbered from one`() {
        var table = NameTable()

        #expect(table.number(of: "div") == 1)
        #expect(table.number(of: "span") == 2)
    }

    @Test func `new names are numbered after them`() {
        var table = NameTable()

        #expect(table.number(of: "svg:path") == nil)
        #expect(table.number(of: "href") == nil)
        #expect(table.number(of: "svg:path") == NameTable.names.count + 1)
        #expect(table.number(of: "href") == NameTable.names.count + 2)
    }

    @Test func `many names keep their numbers`() {
        var table = NameTable()
        let numbers = 1...2000

        for number in numbers { #expect(table.number(of: "data-\(number)") == nil) }

        #expect(numbers.allSatisfy { table.number(of: "data-\($0)") == NameTable.names.count + $0 })
    }

    @Test func `an encoder says a name once, also over frames`() {
        var encoder = OperationEncoder()
        encoder.setAttribute(.href, of: 1, to: "/a")
        let first = encoder.take()
        encoder.setAttribute(.href, of: 1, to: "/a")
        let second = encoder.take()

        #expect(first.count == second.count + "href".utf8.count + 1)
    }

    @Test func `a reset encoder sends a name again`() {
        var encoder = OperationEncoder()
        encoder.setAttribute(.href, of: 1, to: nil)
        let first = encoder.take()
        encoder.reset()
        encoder.setAttribute(.href, of: 1, to: nil)

        #expect(encoder.take() == first)
    }

    @Test func `SVG names have a prefix`() {
        #expect(DOMTag.svg.wireName == "svg:svg" && DOMTag.title.wireName == "svg:title")
        #expect(DOMTag.iframe.wireName == "iframe")
    }
}
