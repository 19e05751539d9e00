import Foundation
import OrielFoundation
import Testing

struct EnumerateSubstringsTests {
    private func parts(of text: String, _ options: String.EnumerationOptions) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { part, range, enclosing, _ in
            #expect(part == String(text[range]))
            #expect(enclosing.lowerBound <= range.lowerBound && enclosing.upperBound >= range.upperBound)
            if let part { parts.append(part) }
        }
        return parts
    }

    @Test(arguments: [
        ("Hello, world! It's 3.5 o'clock.", ["Hello", "world", "It's", "3.5", "o'clock"]),
        ("Grüß Gott, Straße", ["Grüß", "Gott", "Straße"]),
        ("L'été c'est bien", ["L'été", "c'est", "bien"]),
        ("我喜欢苹果和香蕉。", ["我", "喜欢", "苹果", "和", "香蕉"]),
        ("今日は天気がいいです。", ["今日", "は", "天気", "が", "いい", "です"]),
        ("مرحبا بالعالم", ["مرحبا", "بالعالم"]),
        ("🙂 👨‍👩‍👧", []),
        ("", []),
    ])
    func `finds the words`(text: String, words: [String]) {
        #expect(parts(of: text, .byWords) == words)
    }

    @Test(arguments: [
        ("Hello there. How are you? Fine!", ["Hello there. ", "How are you? ", "Fine!"]),
        ("你好。我很好！", ["你好。", "我很好！"]),
        ("今日は。元気？", ["今日は。", "元気？"]),
    ])
    func `finds the sentences`(text: String, sentences: [String]) {
        #expect(parts(of: text, .bySentences) == sentences)
    }

    @Test func `finds lines, paragraphs and characters`() {
        #expect(parts(of: "a\nb\r\nc", .byLines) == ["a", "b", "c"])
        #expect(parts(of: "a\u{2028}b\nc", .byParagraphs) == ["a\u{2028}b", "c"])
        #expect(parts(of: "e\u{301}🇩🇪", .byComposedCharacterSequences) == ["e\u{301}", "🇩🇪"])
    }

    @Test func `goes backwards`() {
        #expect(parts(of: "One fish, two", [.byWords, .reverse]) == ["two", "fish", "One"])
    }

    @Test func `uses the rules of the current locale on request`() {
        #expect(parts(of: "One fish", [.byWords, .localized]) == ["One", "fish"])
    }

    @Test func `enclosing ranges cover the text`() {
        let text = "«One» fish, two!"
        var enclosing: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, range, _ in
            enclosing.append(String(text[range]))
        }

        #expect(enclosing == ["«One» ", "fish, ", "two!"])
    }

    @Test func `stops when it is told to`() {
        let text = "One fish two fish"
        var count = 0
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, stop in
            count += 1
            stop = count == 2
        }

        #expect(count == 2)
    }

    @Test func `leaves substrings out on request`() {
        let text = "One fish"
        var ranges: [Range<String.Index>] = []
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) {
            part,
            range,
            _,
            _ in
            #expect(part == nil)
            ranges.append(range)
        }

        #expect(ranges.map { text[$0] } == ["One", "fish"])
    }

    @Test func `looks at a part of a text only`() throws {
        let text = "One fish, two fish"
        let comma = try #require(text.firstIndex(of: ","))
        var words: [String] = []
        text[comma...].enumerateSubstrings(in: comma..., options: .byWords) { word, _, _, _ in
            if let word { words.append(word) }
        }
        text.enumerateSubstrings(in: ..<comma, options: .byWords) { word, _, _, _ in
            if let word { words.append(word) }
        }

        #expect(words == ["two", "fish", "One", "fish"])
    }

    @Test(
        arguments: [
            (.byWords, "🙂One fish\ntwo", ["One", "fish", "two"]),
            ([.byWords, .reverse], "🙂One fish\ntwo", ["two", "fish", "One"]),
            (.bySentences, "🙂One fish. Two", ["🙂One fish. ", "Two"]),
            (.byLines, "🙂One fish\ntwo", ["🙂One fish", "two"]),
            (.byParagraphs, "One\u{2028}fish\ntwo", ["One\u{2028}fish", "two"]),
            (.byComposedCharacterSequences, "🙂e\u{301}", ["🙂", "e\u{301}"]),
        ] as [(NSString.EnumerationOptions, String, [String])]
    )
    func `takes an NSString apart`(options: NSString.EnumerationOptions, content: String, expected: [String]) {
        let text = NSMutableString(string: content)
        var parts: [String] = []
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: options) {
            part,
            range,
            enclosing,
            _ in
            #expect(part == text.substring(with: range))
            #expect(NSUnionRange(range, enclosing) == enclosing)
            if let part { parts.append(part) }
        }

        #expect(parts == expected)
    }

    @Test(arguments: [
        (NSString.EnumerationOptions.byWords, ["fish", "Two"]),
        (.bySentences, ["fish. ", "Two"]),
        (.byLines, ["fish. Two"]),
    ])
    func `looks at a part of an NSString only`(options: NSString.EnumerationOptions, expected: [String]) {
        let text: NSString = "🙂One fish. Two more"
        let range = NSRange(location: 6, length: 9)
        var parts: [String] = []
        text.enumerateSubstrings(in: range, options: options) { part, place, enclosing, _ in
            #expect(part == text.substring(with: place))
            #expect(NSUnionRange(range, enclosing) == range)
            if let part { parts.append(part) }
        }

        #expect(parts == expected)
    }

    @Test func `stops in an NSString when the closure sets stop`() {
        let text: NSString = "One fish two fish"
        var words: [String?] = []
        text.enumerateSubstrings(
            in: NSRange(location: 4, length: 13),
            options: [.byWords, .substringNotRequired]
        ) { word, range, _, stop in
            #expect(word == nil)
            words.append(text.substring(with: range))
            stop.pointee = ObjCBool(words.count == 2)
        }

        #expect(words == ["fish", "two"])
    }

    @Test func `an NSString without text has no words`() {
        let text: NSString = ""
        text.enumerateSubstrings(in: NSRange(location: 0, length: 0), options: .byWords) { _, _, _, _ in
            Issue.record("there is no word")
        }
    }
}
