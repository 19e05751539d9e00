package import Foundation
internal import OrielObjectShim
internal import Synchronization

/// The pages of a PDF file as SVG, drawn by the program `pdftocairo` of Poppler, and their texts.
package enum PDFDrawing {
    /// The most bytes of a drawing.
    private static let largestDrawing = 8 << 20
    /// The most bytes of the texts of a file.
    private static let largestText = 16 << 20
    /// The most time for a file. None should take longer than a moment, so a page never waits long for a damaged one.
    private static let seconds = 10
    private static let known = Mutex<[URL: Result<Data, PDFError>]>([:])

    /// Returns the drawing of a file. It is made at the first call, which waits for the program.
    package static func svg(of url: URL) throws(PDFError) -> Data {
        if let result = known.withLock({ $0[url] }) { return try result.get() }
        let result = Result { () throws(PDFError) in try converted(url) }
        known.withLock { $0[url] = result }
        return try result.get()
    }

    /// Returns the drawings of the first pages of a file: until one cannot be drawn, or one of the limits is reached.
    ///
    /// They are not kept, as the file may be one that a user has uploaded. The call waits for programs.
    ///
    /// - Parameters:
    ///   - bytes: The most bytes of all drawings together.
    ///   - time: The most time for all pages together.
    ///   - isNeeded: Whether to draw another page.
    package static func pages(
        of url: URL,
        limit: Int,
        bytes: Int = 4 * largestDrawing,
        within time: Duration = .seconds(seconds),
        while isNeeded: () -> Bool = { true }
    ) -> [Data] {
        let end = ContinuousClock.now + time
        var (pages, size) = ([Data](), 0)
        while pages.count < limit, isNeeded(), case let rest = ContinuousClock.now.duration(to: end), rest > .zero,
            // A document has no page after its last one, so an error is the end.
            let page = try? converted(url, page: pages.count + 1, within: Int(rest / .seconds(1)) + 1)
        {
            size += page.count
            guard size <= bytes else { break }
            pages.append(page)
        }
        return pages
    }

    private static func converted(
        _ url: URL,
        page: Int = 1,
        within seconds: Int = seconds
    ) throws(PDFError) -> Data {
        let arguments = ["-svg", "-f", "\(page)", "-l", "\(page)", url.path]
        return withPoints(try output(of: "pdftocairo", arguments, within: seconds, most: largestDrawing))
    }

    /// Returns the text of each page of a file, by the program `pdftotext`. The call waits for the program: at most two seconds on
    /// the main thread, which all pages of the process share, and ten on others.
    ///
    /// They are not kept, as the file may be one that a user has uploaded.
    package static func texts(of url: URL) throws(PDFError) -> [String] {
        let limit = Thread.isMainThread ? 2 : seconds
        let text = try output(of: "pdftotext", ["-enc", "UTF-8", url.path], within: limit, most: largestText)
        // Each page ends with a form feed.
        return text.split(separator: 0x0C, omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Removes the unit of the width and the height: points of the file are points of the app, which are pixels in CSS.
    static func withPoints(_ svg: Data) -> Data {
        let text = String(decoding: svg, as: UTF8.self)
        guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return svg
        }
        let tag = text[start.lowerBound..<end].replacing(/(width|height)="([0-9.]+)pt"/) { "\($0.1)=\"\($0.2)\"" }
        return Data((text[..<start.lowerBound] + tag + text[end...]).utf8)
    }

    /// Returns the file that a program of Poppler writes, whose name is its last argument.
    ///
    /// - Parameter most: The largest size in bytes. The system ends a program that writes more.
    private static func output(
        of program: String,
        _ arguments: [String],
        within seconds: Int,
        most: Int
    ) throws(PDFError) -> Data {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
        // Only the server's user may read it.
        guard
            FileManager.default.createFile(
                atPath: output.path,
                contents: nil,
                attributes: [.posixPermissions: 0o600]
            )
        else { throw PDFError("there can be no file \(output.path)") }
        defer { try? FileManager.default.removeItem(at: output) }
        try run(program, arguments + [output.path], within: seconds, most: most)
        guard let data = FileManager.default.contents(atPath: output.path) else {
            throw PDFError("\(program) has written nothing")
        }
        return data
    }

    /// Runs a program of Poppler without input and output.
    private static func run(
        _ program: String,
        _ arguments: [String],
        within seconds: Int,
        most: Int
    ) throws(PDFError) {
        let limits = ["prlimit", "--fsize=\(most)", "timeout", "\(seconds)"]
        let words = (limits + [program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        let status = oriel_run_program(words)
        switch status {
        case 0: break
        case ..<0: throw PDFError("the program prlimit could not be started")
        case 124: throw PDFError("\(program) has not ended within \(seconds) seconds")
        case 128 + SIGXFSZ: throw PDFError("\(program) has written more than \(most) bytes")
        case 127: throw PDFError("the program \(program) is missing; install poppler-utils")
        default: throw PDFError("\(program) has ended with status \(status); the file may be damaged")
        }
    }
}

/// The reason why a PDF file is not drawn.
package struct PDFError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
