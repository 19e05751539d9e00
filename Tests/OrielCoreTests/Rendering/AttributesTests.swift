import TestSupport
import Testing

@testable import OrielCore

@Suite struct AttributesTests {
    @Test func `names are sorted whatever the order they were set in`() {
        var attributes: Attributes = [.label: .string("a"), .alignment: .string("b")]
        attributes[.font] = .string("c")

        #expect(attributes.names == attributes.names.sorted())
        #expect(attributes.names.count == 3)
    }

    @Test func `a value takes no more than 40 bytes`() {
        // A page has hundreds of values, and each has the size of the largest case.
        #expect(MemoryLayout<Attributes.Value>.stride <= 40)
    }

    @Test func `setting nil takes an attribute away`() {
        var attributes: Attributes = [.isBold: .bool(true)]
        attributes[.isBold] = nil
        attributes[.isItalic] = nil

        #expect(attributes.isEmpty)
        #expect(attributes == Attributes())
    }

    @Test func `equal attributes have no differences`() {
        let attributes: Attributes = [.isBold: .bool(true), .opacity: .number(1)]

        #expect(attributes.differences(from: attributes).isEmpty)
    }

    @Test(arguments: 0..<100)
    func `differences applied to the old give the new`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (old, new) = (makeAttributes(&random), makeAttributes(&random))

        let differences = new.differences(from: old)

        var result = old
        for (name, value) in differences {
            #expect(old[name] != value)
            result[name] = value
        }
        #expect(result == new)
        #expect(Set(differences.map(\.name)).count == differences.count)
    }

    private func makeAttributes(_ random: inout SeededGenerator) -> Attributes {
        var attributes = Attributes()
        for _ in 0..<6 {
            let name = Attributes.Name.allCases.prefix(8).randomElement(using: &random)!
            attributes[name] = .number(Double(Int.random(in: 0..<3, using: &random)))
        }
        return attributes
    }
}
