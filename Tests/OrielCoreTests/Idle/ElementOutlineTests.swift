import Testing

@testable import OrielCore

@Suite(.serialized) struct ElementOutlineTests {
    private func record(_ texts: [String], firstID: UInt32 = 1) -> ElementRecord {
        var builder = ElementRecord.Builder()
        builder.append(Element.ID(rawValue: firstID), Element(.vStack), childCount: texts.count)
        for (index, text) in texts.enumerated() {
            builder.append(Element.ID(rawValue: firstID + 1 + UInt32(index)), Element(.text, text: text), childCount: 0)
            builder.endTree(size: 1)
        }
        builder.endTree(size: texts.count + 1)
        return builder.finish()
    }

    @Test func `a record gives back the trees it was made of`() {
        let texts = (0..<100).map { "unlike any other \($0)" }

        let trees = record(texts, firstID: 7).trees

        #expect(trees.count == 1)
        #expect(trees[0].id == Element.ID(rawValue: 7))
        #expect(trees[0].children.map(\.element.text) == texts)
        #expect(trees[0].children.last?.id == Element.ID(rawValue: 107))
    }

    @Test func `equal elements are kept once, whatever their numbers`() {
        let entries = [ElementOutline.Entry(Element(.text, text: "kept once"), childCount: 0)]

        let (a, b) = (ElementOutline.of(entries), ElementOutline.of(entries))
        let other = ElementOutline.of([ElementOutline.Entry(Element(.text, text: "kept twice"), childCount: 0)])

        #expect(a === b)
        #expect(a !== other)
    }

    @Test func `elements with equal keys and different content are distinct`() {
        func outline(_ color: Color) -> ElementOutline {
            ElementOutline.of([
                ElementOutline.Entry(Element(.color, attributes: [.color: .color(color)]), childCount: 0)
            ])
        }

        let (red, blue) = (outline(.red), outline(.blue))

        #expect(red !== blue)
        #expect(red === outline(.red))
    }

    @Test func `equal texts with different code units are distinct`() {
        func outline(_ text: String) -> ElementOutline {
            ElementOutline.of([ElementOutline.Entry(Element(.text, text: text), childCount: 0)])
        }
        #expect("\u{E9}" == "e\u{301}")

        let (short, long) = (outline("Caf\u{E9}"), outline("Cafe\u{301}"))

        #expect(short !== long)
        #expect(short === outline("Caf\u{E9}"))
    }

    @Test func `equal runs of outlines are kept once`() {
        let outlines = (0..<5).map {
            ElementOutline.of([ElementOutline.Entry(Element(.text, text: "run \($0)"), childCount: 0)])
        }

        let (a, b) = (OutlineRun.of(outlines), OutlineRun.of(outlines))

        #expect(a === b)
        #expect(a !== OutlineRun.of(outlines.dropLast()))
        #expect(a.outlines.map(ObjectIdentifier.init) == outlines.map(ObjectIdentifier.init))
    }

    @Test func `an unused run of outlines is evicted`() {
        weak var run: OutlineRun?
        do {
            let outline = ElementOutline.of([ElementOutline.Entry(Element(.text, text: "unused run"), childCount: 0)])
            run = OutlineRun.of([outline])
        }

        #expect(run == nil)
    }

    @Test func `an unused outline is evicted`() async {
        weak var outline: ElementOutline?
        do {
            let kept = record(["nobody", "holds", "this"])
            #expect(kept.count == 4)
            outline = ElementOutline.of([ElementOutline.Entry(Element(.text, text: "nobody holds this"), childCount: 0)]
            )
        }

        #expect(outline == nil)
    }

    @Test func `many threads share and forget outlines`() async {
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<500 {
                        let text = "\((round + task) % 3) of many threads"
                        let entries = [ElementOutline.Entry(Element(.text, text: text), childCount: 0)]
                        #expect(ElementOutline.of(entries).entries == entries)
                    }
                }
            }
        }
    }

    @Test(
        arguments: [
            [], [0], [0, 1, 2], [3, 4, 5, 9, 1, 2, 2, 7], [.max, 0, 1, .max - 1, .max], [1000, 1001, 200_000, 5],
        ] as [[UInt32]]
    )
    func `numbers come back as they were`(numbers: [UInt32]) {
        var runs = NumberRuns()
        for number in numbers { runs.append(number) }
        runs.shrink()

        #expect(Array(runs) == numbers)
        #expect(runs.count == numbers.count)
    }

    @Test func `runs of any length come back as they were`() {
        let numbers = [UInt32](1...300) + [UInt32](70_000...90_000)
        var runs = NumberRuns()
        for number in numbers { runs.append(number) }

        #expect(Array(runs) == numbers)
    }
}
