import MomentsModel

/// A parser for the moments of one person, in the format of the folder Moments.
///
///     @ 142d 18:20 | photos: hills-dusk, kite | link: https://example.org | only me
///     The text, which may have
///
///     several paragraphs.
///     > nora: A comment.
///     >> robin: An answer to it.
///     > tom: Another comment.
struct DemoMomentReader {
    private let author: String
    private var moments: [DemoMoment] = []
    private var text: [Substring] = []
    /// The indexes of comments that the next one can reply to: the last comment of each depth.
    private var thread: [Int] = []

    /// - Throws: `DemoContentError` naming the line.
    static func moments(of author: String, in text: String) throws -> [DemoMoment] {
        var reader = DemoMomentReader(author: author)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                try reader.read(line)
            } catch let error as DemoContentError {
                throw DemoContentError("\(author), line \(index + 1): \(error.message)")
            }
        }
        reader.endText()
        return reader.moments
    }

    private init(author: String) { self.author = author }

    private mutating func read(_ line: Substring) throws {
        if line.hasPrefix("@ ") {
            endText()
            thread = []
            moments.append(try moment(line.dropFirst(2)))
        } else if moments.isEmpty {
            guard line.isEmpty else { throw DemoContentError("expected '@ ' before the first text, found '\(line)'") }
        } else if line.hasPrefix(">") {
            endText()
            try readComment(line)
        } else {
            text.append(line)
        }
    }

    private mutating func endText() {
        defer { text = [] }
        guard !moments.isEmpty, moments[moments.count - 1].comments.isEmpty else { return }
        let isBlank = { (line: Substring) in line.isEmpty }
        let lines = text.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        if !lines.isEmpty { moments[moments.count - 1].text = lines.joined(separator: "\n") }
    }

    private func moment(_ heading: Substring) throws -> DemoMoment {
        let parts = heading.split(separator: "|").map { $0.trimmed }
        guard let age = DemoAge(parts.first ?? "") else {
            throw DemoContentError("expected an age such as '3d 18:20', '5h' or '4m', found '\(parts.first ?? "")'")
        }
        var moment = DemoMoment(author: author, age: age)
        for part in parts.dropFirst() {
            if part == "only me" {
                moment.visibility = .onlyMe
            } else if let link = part.dropping(prefix: "link:") {
                moment.link = String(link)
            } else if let names = part.dropping(prefix: "photos:") {
                moment.photos = names.split(separator: ",").map { String($0.trimmed) }
            } else {
                throw DemoContentError("expected 'photos:', 'link:' or 'only me', found '\(part)'")
            }
        }
        return moment
    }

    private mutating func readComment(_ line: Substring) throws {
        let depth = line.prefix { $0 == ">" }.count
        let parts = line.dropFirst(depth).split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard parts.count == 2, !parts[1].isEmpty else { throw DemoContentError("expected '> handle: text'") }
        guard depth <= thread.count + 1 else { throw DemoContentError("there is no comment to reply to") }
        thread.removeSubrange((depth - 1)...)
        let comment = DemoMoment.Comment(author: String(parts[0]), text: String(parts[1]), answers: thread.last)
        thread.append(moments[moments.count - 1].comments.count)
        moments[moments.count - 1].comments.append(comment)
    }
}

/// An error in the content of the demo.
struct DemoContentError: Error, CustomStringConvertible {
    let message: String

    init(_ message: String) { self.message = message }

    var description: String { "The demo content is invalid: \(message)" }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    fileprivate func dropping(prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count).trimmed : nil
    }
}
