import TestSupport
import Testing

@testable import OrielCore

@Suite struct ElementPatchesTests {
    private let id = Element.ID(rawValue: 1)

    private func patches(from old: Element, to new: Element) -> [Patch.Operation] {
        var patches: [Patch] = []
        new.appendPatches(from: old, id: id, animation: nil, to: &patches)
        return patches.map(\.operation)
    }

    private func patches(from old: String, to new: String) -> [Patch.Operation] {
        patches(from: Element(.text, text: old), to: Element(.text, text: new))
    }

    @Test func `a short text is set as a whole`() {
        #expect(patches(from: "Count: 1", to: "Count: 2") == [.setText(id, "Count: 2")])
    }

    @Test func `a long text is spliced where it differs`() {
        let new = patches(from: "The quick brown fox jumps", to: "The quick red fox jumps")

        #expect(new == [.spliceText(id, offset: 10, count: 5, with: "red")])
    }

    @Test func `only appended text is sent`() {
        let new = patches(from: "A text that grows and grows", to: "A text that grows and grows on")

        #expect(new == [.spliceText(id, offset: 27, count: 0, with: " on")])
    }

    @Test(arguments: [
        ("The emoji is here: 😀 and more", "The emoji is here: 😁 and more"),
        ("The emoji is here: 😀", "The emoji is here: 🚀"),
        ("A flag 🇫🇷 in a longer text", "A flag 🇩🇪 in a longer text"),
        ("我喜欢在公园里散步，看着花开花落，很美", "我喜欢在公园里跑步，看着花开花落，很美"),
        ("family: 👩‍👩‍👧 and some words after", "family: 👩‍👩‍👧‍👦 and some words after"),
        ("𝒳 is a letter of two units here", "𝒴 is a letter of two units here"),
    ])
    func `a splice never cuts a character in two`(old: String, new: String) throws {
        let tree = ElementTree(id: id, element: Element(.text, text: old), children: [])
        var replay = PatchReplay([tree])
        let operations = patches(from: old, to: new)

        try replay.apply(operations.map { Patch($0) })

        #expect(replay.trees[0].element.text == new)
        for case .spliceText(_, _, _, let part) in operations {
            #expect(!part.unicodeScalars.contains("\u{FFFD}"))
        }
    }

    @Test(arguments: 0..<200)
    func `random changes of text arrive`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces = ["a", "b", "中", "文", "😀", "😁", "🚀", "e\u{301}", "é", "𝒳", "𝒴"]
        var units = (0..<30).map { _ in pieces.randomElement(using: &random)! }
        let old = units.joined()
        units[Int.random(in: 0..<30, using: &random)] = pieces.randomElement(using: &random)!
        units.remove(at: Int.random(in: 0..<30, using: &random))
        let new = units.joined()
        var replay = PatchReplay([ElementTree(id: id, element: Element(.text, text: old), children: [])])

        try replay.apply(patches(from: old, to: new).map { Patch($0) })

        #expect(replay.trees[0].element.text?.utf16.elementsEqual(new.utf16) == true)
    }

    @Test func `a text that differs in its code units only is sent`() {
        // Otherwise the offsets of a later splice would not match the renderer's text.
        let composed = Element(.text, text: "caf\u{E9}")
        let decomposed = Element(.text, text: "cafe\u{301}", attributes: [.isBold: .bool(true)])

        let operations = patches(from: composed, to: decomposed)

        #expect(operations.count == 2)
    }

    @Test func `a text that comes and goes is set`() {
        #expect(patches(from: Element(.text), to: Element(.text, text: "a")) == [.setText(id, "a")])
        #expect(patches(from: Element(.text, text: "a"), to: Element(.text)) == [.setText(id, "")])
        #expect(patches(from: Element(.text), to: Element(.text, text: "")) == [])
    }

    @Test func `each changed attribute is sent once, those that stay are not`() {
        let old = Element(.text, attributes: [.isBold: .bool(true), .opacity: .number(1), .label: .string("a")])
        let new = Element(.text, attributes: [.opacity: .number(0.5), .label: .string("a"), .isItalic: .bool(true)])

        let operations = patches(from: old, to: new)

        #expect(operations.count == 3)
        #expect(operations.contains(.setAttribute(id, .isBold, nil)))
        #expect(operations.contains(.setAttribute(id, .opacity, .number(0.5))))
        #expect(operations.contains(.setAttribute(id, .isItalic, .bool(true))))
    }

    @Test func `changed events are sent`() {
        #expect(patches(from: Element(.tap), to: Element(.tap, events: .tap)) == [.setEvents(id, .tap)])
    }
}
