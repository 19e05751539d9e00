public import Foundation
internal import Logging
internal import OrielResources
internal import Synchronization

/// A PDF file on the server, whose texts are read by the program `pdftotext` of Poppler.
///
///     func numberOfPages(of data: Data) -> Int? { PDFDocument(data: data)?.pageCount }
///
/// The pages are counted, and their texts read, when an app first asks for one of them; this waits for the program, ten
/// seconds at most. A file that it cannot read, such as a damaged one, has no pages, which is logged. Documents cannot be
/// changed.
open class PDFDocument: NSObject, @unchecked Sendable {
    // Unchecked: constant but for the pages and the copy, which locks protect.

    /// The file that the document was read from; nil for one of data.
    public let documentURL: URL?
    private let data: Data
    private let readPages = Mutex<[PDFPage]?>(nil)
    private let copy = Mutex<TemporaryFile?>(nil)

    /// Reads a file of the server; nil if it is not a PDF file.
    public init?(url: URL) {
        guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path), data.isPDF else { return nil }
        (self.data, documentURL) = (data, url)
    }

    /// Reads a file; nil if it is not a PDF file.
    public init?(data: Data) {
        guard data.isPDF else { return nil }
        (self.data, documentURL) = (data, nil)
    }

    open var pageCount: Int { pages.count }

    /// The text of all pages; nil if the document has no page.
    open var string: String? { pages.isEmpty ? nil : pages.map(\.text).joined(separator: "\n") }

    /// Returns a page; nil if there is none with this index.
    open func page(at index: Int) -> PDFPage? {
        pages.indices.contains(index) ? pages[index] : nil
    }

    /// Returns the number of a page, from 0; `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { page.document === self ? page.index : NSNotFound }

    open func dataRepresentation() -> Data? { data }

    /// Writes the file; returns false if this fails, and logs the reason.
    @discardableResult
    open func write(to url: URL) -> Bool {
        do {
            try data.write(to: url)
            return true
        } catch {
            log("cannot be written: \(error)")
            return false
        }
    }

    /// Unavailable: outlines are not read.
    @available(*, unavailable, message: "Outlines of PDF files are not read: the app can list the pages by page(at:).")
    open var outlineRoot: PDFOutline? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Unavailable: documents cannot be changed.
    @available(*, unavailable, message: "PDF files cannot be changed here.")
    open func insert(_ page: PDFPage, at index: Int) {}

    /// Unavailable: documents cannot be changed.
    @available(*, unavailable, message: "PDF files cannot be changed here.")
    open func removePage(at index: Int) {}

    /// Unavailable: texts have no places.
    @available(*, unavailable, message: "The places of texts are not known: search string, or the string of each page.")
    open func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] { [] }

    private var pages: [PDFPage] {
        readPages.withLock { pages in
            if let pages { return pages }
            let texts: [String]
            do throws(PDFError) {
                texts = try PDFDrawing.texts(of: file())
            } catch {
                log("cannot be read: \(error)")
                texts = []
            }
            let read = texts.enumerated().map { PDFPage(string: $1, index: $0, document: self) }
            pages = read
            return read
        }
    }

    /// The file, or one with the data.
    func file() throws(PDFError) -> URL {
        if let documentURL { return documentURL }
        return try copy.withLock { copy throws(PDFError) in
            if let copy { return copy.url }
            let new = try TemporaryFile(data)
            copy = new
            return new.url
        }
    }

    func log(_ text: String) {
        Logger(label: "oriel.pdfkit").warning("The PDF file \(documentURL?.lastPathComponent ?? "of data") \(text)")
    }
}

/// A page of a document.
open class PDFPage: NSObject, @unchecked Sendable {
    // Unchecked: constant; the document is Sendable.

    /// The text of the page.
    open var string: String? { text }
    public private(set) weak var document: PDFDocument?
    /// The number of the page, from 1.
    open var label: String? { "\(index + 1)" }
    let text: String
    let index: Int

    init(string: String, index: Int, document: PDFDocument) {
        (text, self.index, self.document) = (string, index, document)
    }

    open var numberOfCharacters: Int { (text as NSString).length }
}

/// A file with data, which is deleted with this object.
private final class TemporaryFile: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString).pdf")

    init(_ data: Data) throws(PDFError) {
        // Only the server's user may read it.
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard FileManager.default.createFile(atPath: url.path, contents: data, attributes: attributes) else {
            throw PDFError("its data cannot be written to \(url.path)")
        }
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            Logger(label: "oriel.pdfkit").warning("Cannot remove \(url.path): \(error)")
        }
    }
}

extension Data {
    /// Whether the data begins as PDF files do.
    fileprivate var isPDF: Bool { starts(with: Data("%PDF-".utf8)) }
}
