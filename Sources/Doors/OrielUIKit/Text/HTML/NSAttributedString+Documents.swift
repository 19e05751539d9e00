public import Foundation

extension NSAttributedString {
    /// A kind of document that a text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Cannot be read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Cannot be read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// An option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`, or its `rawValue`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The `rawValue` of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a text from a document: plain text or HTML.
    ///
    ///     let text = try NSAttributedString(
    ///         data: Data("<p>Two <b>fish</b></p>".utf8),
    ///         options: [.documentType: NSAttributedString.DocumentType.html],
    ///         documentAttributes: nil
    ///     )
    ///
    /// HTML has bold, italic, underlined and struck text, code, headings, links, paragraphs, lists and the descriptions of
    /// images; style sheets and scripts are left out. The font is the system's, where Apple's is Times. Nothing is loaded
    /// from the network.
    ///
    /// - Parameters:
    ///   - options: Without a type, a document that begins with `<` is HTML. Without an encoding, it is UTF-8, or else
    ///     Latin 1.
    ///   - dict: Set to a dictionary with the type of the document.
    /// - Throws: `CocoaError(.fileReadInapplicableStringEncoding)` if the data is no text in the encoding, and
    ///   `CocoaError(.featureUnsupported)` for documents of other types.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let text = try NSAttributedString.text(of: data, encoding: options[.characterEncoding])
        let name = options[.documentType] as? DocumentType
        let given = name ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
        let type = given ?? (text.first { !$0.isWhitespace } == "<" ? .html : .plain)
        let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
        switch type {
        case .plain: self.init(string: text, attributes: defaults)
        case .html: self.init(attributedString: HTMLReader.text(of: text, defaults: defaults))
        default:
            let reason = "Documents of the type \(type.rawValue) cannot be read"
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
        }
        dict?.pointee = NSDictionary(dictionary: ["DocumentType": type.rawValue])
    }

    private static func text(of data: Data, encoding: Any?) throws -> String {
        let number = encoding as? UInt ?? (encoding as? NSNumber)?.uintValue
        let encodings = number.map { [String.Encoding(rawValue: $0)] } ?? [.utf8, .isoLatin1]
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) { return text }
        }
        throw CocoaError(.fileReadInapplicableStringEncoding)
    }
}
