public import Foundation

/// Reads an XML document from its start to its end, and tells a delegate what is there.
///
///     final class Titles: NSObject, XMLParserDelegate {
///         var texts: [String] = []
///         func parser(_ parser: XMLParser, foundCharacters string: String) { texts.append(string) }
///     }
///
///     let titles = Titles()
///     let parser = XMLParser(data: feed)
///     parser.delegate = titles
///     if !parser.parse() { print(parser.parserError as Any) }
///
/// It is part of Foundation on Apple platforms, and of FoundationXML on Linux, which needs libxml2 on the host; this one
/// needs nothing. Documents are not validated, and nothing outside of them is read. Entities of a document type can stand
/// for texts, not for elements. Elements can be nested 256 deep.
open class XMLParser: NSObject {
    /// Learns of what is read. It is not kept.
    open weak var delegate: (any XMLParserDelegate)?

    /// Whether names are given without their prefix, together with their namespace.
    open var shouldProcessNamespaces = false

    /// Whether the delegate learns of the prefixes that elements declare.
    open var shouldReportNamespacePrefixes = false

    /// Without effect: nothing outside of the document is read.
    open var shouldResolveExternalEntities = false

    /// Why the document could not be read; nil before, and after a success.
    open private(set) var parserError: (any Error)?

    private enum Source {
        case data(Data)
        case stream(InputStream)
    }

    private let source: Source
    private var reader: XMLReader?

    public init(data: Data) { source = .data(data) }

    /// Creates a parser for a stream, which is read to its end by `parse()`.
    public init(stream: InputStream) { source = .stream(stream) }

    /// Creates a parser for a file; nil if it cannot be read. Unlike Apple's, it loads no page of the web.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads the document, and calls the delegate meanwhile on the same thread. Returns whether it could be read.
    open func parse() -> Bool {
        parserError = nil
        do {
            let reader = try XMLReader(Self.contents(of: source), for: self)
            self.reader = reader
            try reader.read()
            return true
        } catch {
            let error = NSError(domain: Self.errorDomain, code: (error as? XMLFailure)?.code.rawValue ?? 1)
            parserError = error
            delegate?.parser(self, parseErrorOccurred: error)
            return false
        }
    }

    /// Ends the reading after the current call of the delegate, with `delegateAbortedParseError`.
    open func abortParsing() { reader?.isAborted = true }

    /// The line that has been reached, from 1.
    open var lineNumber: Int { reader?.place.line ?? 1 }

    /// The number of the character in its line that has been reached, from 1.
    open var columnNumber: Int { reader?.place.column ?? 1 }

    /// Nil: the document type is not read.
    open var publicID: String? { nil }

    /// Nil: the document type is not read.
    open var systemID: String? { nil }

    private static func contents(of source: Source) throws -> Data {
        switch source {
        case .data(let data): return data
        case .stream(let stream):
            var data = Data()
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            stream.open()
            defer { stream.close() }
            while true {
                let count = stream.read(&buffer, maxLength: buffer.count)
                if count < 0 { throw stream.streamError ?? XMLFailure(.prematureDocumentEndError) }
                guard count > 0 else { return data }
                data.append(contentsOf: buffer[..<count])
            }
        }
    }
}
