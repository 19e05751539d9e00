import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct TextAppearanceTests {
    private func attributes(@ViewBuilder _ content: () -> some View) throws -> Attributes {
        try #require(ViewHost(content: content).elementTrees.first).element.attributes
    }

    @Test func `a text's own modifiers are on its element`() throws {
        let attributes = try attributes {
            Text("x").underline(true, pattern: .dash, color: .red).kerning(2).monospacedDigit().fontDesign(.rounded)
        }

        #expect(attributes.bool(.underline))
        #expect(attributes[.underlineColor] == .color(.red))
        #expect(attributes.string(.underlinePattern) == "dash")
        #expect(attributes.number(.kerning) == 2)
        #expect(attributes.bool(.hasMonospacedDigits))
        #expect(attributes.string(.fontDesign) == "rounded")
    }

    @Test func `modifiers of a view reach the texts inside`() throws {
        let attributes = try attributes {
            Group { Text("x") }
                .strikethrough().tracking(1).baselineOffset(3).lineSpacing(4).truncationMode(.middle)
                .minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).fontWidth(.condensed)
        }

        #expect(attributes.bool(.strikethrough))
        #expect(attributes[.strikethroughColor] == nil)
        #expect(attributes.number(.tracking) == 1)
        #expect(attributes.number(.baselineOffset) == 3)
        #expect(attributes.number(.lineSpacing) == 4)
        #expect(attributes.string(.truncation) == "middle")
        #expect(attributes.number(.minimumScale) == 0.5)
        #expect(attributes.bool(.allowsTightening))
        #expect(attributes.string(.textCase) == "uppercase")
        #expect(attributes.number(.fontWidth) == -0.2)
    }

    @Test func `the nearest modifier wins`() throws {
        let red = try attributes { Text("x").foregroundColor(.red).foregroundColor(.blue) }

        #expect(red == (try attributes { Text("x").foregroundColor(.red) }))
        #expect(try attributes { Text("x").underline(false).underline() }.isEmpty)
        #expect(try attributes { Group { Text("x").underline(false) }.underline() }.isEmpty)
    }

    @Test func `ranges of lines have a least and a most`() throws {
        #expect(try attributes { Text("x").lineLimit(2...4) }.number(.minimumLines) == 2)
        #expect(try attributes { Text("x").lineLimit(2...4) }.number(.lineLimit) == 4)
        #expect(try attributes { Text("x").lineLimit(3, reservesSpace: true) }.number(.minimumLines) == 3)
        #expect(try attributes { Text("x").lineLimit(3, reservesSpace: false) }.number(.minimumLines) == nil)
        #expect(try attributes { Text("x").lineLimit(...3) }.number(.lineLimit) == 3)
        #expect(try attributes { Text("x").lineLimit(2...) }.number(.lineLimit) == nil)
    }

    @Test func `a text put into another keeps its looks`() throws {
        let host = ViewHost { Text("Read \(Text("this").bold()) now") }
        let element = try #require(host.elementTrees.first).element
        guard case .runs(let runs) = element.attributes[.runs] else {
            Issue.record("The element has no runs: \(element).")
            return
        }

        #expect(element.text == "Read this now")
        #expect(runs.map(\.length) == [5, 4, 4])
        #expect(runs.map { $0.attributes.bool(.isBold) } == [false, true, false])
    }

    @Test func `a text's own looks cover the texts put into it`() throws {
        let host = ViewHost { Text("\(Text("one").italic()) two").bold() }
        let element = try #require(host.elementTrees.first).element
        guard case .runs(let runs) = element.attributes[.runs] else {
            Issue.record("The element has no runs: \(element).")
            return
        }

        #expect(runs.map { $0.attributes.bool(.isBold) } == [true, true])
        #expect(runs.map { $0.attributes.bool(.isItalic) } == [true, false])
    }

    @Test func `lower levels stand for the styles that were given`() throws {
        let attributes = try attributes {
            Group { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .green)
        }

        #expect(attributes[.foreground] == .style(Color.green._resolve(in: _ShapeStyleContext())))
    }

    @Test func `an attributed string keeps its looks`() throws {
        var strong = AttributedString("strong")
        strong.font = .title
        strong.underlineStyle = .single
        let host = ViewHost { Text(AttributedString("very ") + strong) }
        let element = try #require(host.elementTrees.first).element
        guard case .runs(let runs) = element.attributes[.runs] else {
            Issue.record("The element has no runs: \(element).")
            return
        }

        #expect(element.text == "very strong")
        #expect(runs.map { $0.attributes[.font] } == [nil, .font(.title)])
        #expect(runs.map { $0.attributes.bool(.underline) } == [false, true])
        #expect(ViewHost { Text(AttributedString()) }.texts == [""])
    }

    @Test func `the tint as a style is the tint of the environment`() throws {
        let orange = Color.orange._resolve(in: _ShapeStyleContext())
        let levels = [
            try attributes { Text("x").foregroundStyle(.tint).tint(.orange) },
            try attributes { Text("x").foregroundStyle(AnyShapeStyle(.tint)).tint(.orange) },
        ]

        #expect(levels.allSatisfy { $0[.foreground] == .style(orange) })
        let none = try attributes { Text("x").foregroundStyle(.tint) }
        #expect(none[.foreground] == .style(TintShapeStyle()._resolve(in: _ShapeStyleContext())))
        let shape = ViewHost { Circle().fill(.tint).tint(.orange) }
        #expect(shape.html.contains(ViewHost { Circle().fill(.orange) }.html))
    }
}
