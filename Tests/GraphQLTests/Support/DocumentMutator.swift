import TestSupport

/// Makes documents that nobody would write of ones that somebody did.
struct DocumentMutator {
    private let documents: [[UInt8]]
    private let tokens: [[[UInt8]]]
    private var random: SeededGenerator

    init(_ documents: [[UInt8]], seed: UInt64) {
        self.documents = documents
        tokens = documents.map(Self.tokens)
        random = SeededGenerator(seed: seed)
    }

    mutating func next() -> [UInt8] {
        var bytes = Bool.random(using: &random) ? withMutatedTokens() : pick(documents)
        // Bytes hit the lexer; most documents leave them alone, so that something reaches the executor.
        if Int.random(in: 0..<3, using: &random) == 0 {
            for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes) }
        }
        return bytes
    }

    /// Takes out, replaces, adds and repeats tokens, at times of a document that has the text of another at its end.
    private mutating func withMutatedTokens() -> [UInt8] {
        var text = pick(tokens)
        if Int.random(in: 0..<3, using: &random) == 0 { text += [[UInt8(ascii: " ")]] + pick(tokens) }
        for _ in 0...Int.random(in: 0..<3, using: &random) {
            guard let index = text.indices.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: text.remove(at: index)
            case 1: text[index] = pick(text)
            case 2: text.insert(pick(pick(tokens)), at: index)
            default:
                let end = min(text.count, index + Int.random(in: 1...12, using: &random))
                text.insert(contentsOf: text[index..<end], at: text.indices.randomElement(using: &random) ?? 0)
            }
        }
        return Array(text.joined())
    }

    /// Changes, takes out, doubles or adds a byte, or cuts the text.
    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard let index = bytes.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(bytes[index], at: index)
        case 4: bytes.insert(contentsOf: repeatElement(bytes[index], count: 300), at: index)
        default: bytes.removeLast(bytes.count - index)
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        guard let element = elements.randomElement(using: &random) else {
            preconditionFailure("Documents and their tokens are not empty.")
        }
        return element
    }

    /// Words and single other bytes.
    private static func tokens(of document: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var isInWord = false
        for byte in document {
            let isWord = isWordByte(byte)
            if isWord && isInWord { tokens[tokens.count - 1].append(byte) } else { tokens.append([byte]) }
            isInWord = isWord
        }
        return tokens
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
