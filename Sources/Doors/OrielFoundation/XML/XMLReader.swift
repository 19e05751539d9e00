import Foundation

/// Reads the markup of a document, and calls the delegate of its parser.
final class XMLReader {
    /// An element that has begun, and the prefixes that it declares.
    private struct Opened {
        let name: String
        let names: (element: String, namespace: String?, qualified: String?)
        let prefixes: [String]
    }

    private static let maximumDepth = 256
    /// What entities of a document can add to its texts.
    private static let maximumExpansion = 1 << 20

    var isAborted = false

    private unowned let parser: XMLParser
    private var cursor: XMLCursor
    private var opened: [Opened] = []
    /// The namespaces of each prefix, the nearest last.
    private var namespaces: [String: [String]] = ["xml": ["http://www.w3.org/XML/1998/namespace"]]
    private var entities: [String: String] = [:]
    private var expansion = 0

    init(_ data: Data, for parser: XMLParser) throws {
        self.parser = parser
        cursor = XMLCursor(try XMLEncoding.utf8(of: data))
    }

    var place: (line: Int, column: Int) { cursor.place() }

    func read() throws {
        guard !cursor.isAtEnd else { throw XMLFailure(.emptyDocumentError) }
        try call { $0.parserDidStartDocument(parser) }
        if cursor.starts(with: "<?xml"), cursor.isSpace(after: 5) {
            _ = try cursor.text(through: "?>", else: .xmlDeclNotFinishedError)
        }
        var hasRoot = false
        while true {
            cursor.skipSpaces()
            if cursor.isAtEnd { break }
            guard cursor.starts(with: "<") else { throw XMLFailure(hasRoot ? .extraContentError : .documentStartError) }
            if try readNeutral() { continue }
            if cursor.starts(with: "<!DOCTYPE"), !hasRoot {
                try readDocumentType()
            } else {
                guard !hasRoot else { throw XMLFailure(.extraContentError) }
                hasRoot = true
                try readRoot()
            }
        }
        guard hasRoot else { throw XMLFailure(.emptyDocumentError) }
        try call { $0.parserDidEndDocument(parser) }
    }

    private func call(_ report: (any XMLParserDelegate) -> Void) throws {
        if let delegate = parser.delegate { report(delegate) }
        if isAborted { throw XMLFailure(.delegateAbortedParseError) }
    }
}

// MARK: - Content

extension XMLReader {
    private func readRoot() throws {
        try readStartTag()
        while !opened.isEmpty {
            if cursor.isAtEnd { throw XMLFailure(.prematureDocumentEndError) }
            if !cursor.starts(with: "<") {
                try readText()
            } else if cursor.starts(with: "</") {
                try readEndTag()
            } else if cursor.skip("<![CDATA[") {
                let text = try cursor.text(through: "]]>", else: .cdataNotFinishedError)
                try call { $0.parser(parser, foundCDATA: Data(text.utf8)) }
            } else if try !readNeutral() {
                try readStartTag()
            }
        }
    }

    /// Reads a comment or an instruction, if there is one.
    private func readNeutral() throws -> Bool {
        if cursor.skip("<!--") {
            let comment = try cursor.text(through: "--", else: .commentNotFinishedError)
            guard cursor.skip(">") else { throw XMLFailure(.commentContainsDoubleHyphenError) }
            try call { $0.parser(parser, foundComment: comment) }
            return true
        }
        guard cursor.skip("<?") else { return false }
        let target = try cursor.name(else: .processingInstructionNotStartedError)
        guard target.lowercased() != "xml" else { throw XMLFailure(.misplacedXMLDeclarationError) }
        cursor.skipSpaces()
        let data = try cursor.text(through: "?>", else: .processingInstructionNotFinishedError)
        try call {
            $0.parser(parser, foundProcessingInstructionWithTarget: target, data: data.isEmpty ? nil : data)
        }
        return true
    }

    private func readText() throws {
        var text = ""
        while !cursor.isAtEnd, !cursor.starts(with: "<") {
            if cursor.skip("&") {
                text += try reference()
            } else {
                text += cursor.text(before: "<", "&")
            }
        }
        if text.contains("]]>") { throw XMLFailure(.misplacedCDATAEndStringError) }
        try call { $0.parser(parser, foundCharacters: text) }
    }

    /// The characters of a reference, after its `&`.
    private func reference() throws -> String {
        if cursor.skip("#") {
            let radix = cursor.skip("x") ? 16 : 10
            let digits = cursor.text(before: ";", "<")
            guard cursor.skip(";"), let number = UInt32(digits, radix: radix) else {
                throw XMLFailure(radix == 16 ? .invalidHexCharacterRefError : .invalidDecimalCharacterRefError)
            }
            guard let scalar = Unicode.Scalar(number), XMLCursor.isAllowed(scalar) else {
                throw XMLFailure(.invalidCharacterRefError)
            }
            return String(scalar)
        }
        let name = try cursor.name(else: .entityReferenceWithoutNameError)
        guard cursor.skip(";") else { throw XMLFailure(.entityReferenceMissingSemiError) }
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard let text = entities[name] else { throw XMLFailure(.undeclaredEntityError) }
            expansion += text.utf8.count
            guard expansion <= Self.maximumExpansion else { throw XMLFailure(.entityRefLoopError) }
            return text
        }
    }
}

// MARK: - Tags

extension XMLReader {
    private func readStartTag() throws {
        guard cursor.skip("<") else { throw XMLFailure(.ltRequiredError) }
        let name = try cursor.name(else: .nameRequiredError)
        let attributes = try attributes()
        let isEmpty = cursor.skip("/")
        guard cursor.skip(">") else { throw XMLFailure(.gtRequiredError) }
        guard opened.count < Self.maximumDepth else { throw XMLFailure(.internalError) }
        try begin(name, attributes)
        if isEmpty { try end() }
    }

    private func readEndTag() throws {
        _ = cursor.skip("</")
        let name = try cursor.name(else: .nameRequiredError)
        cursor.skipSpaces()
        guard cursor.skip(">") else { throw XMLFailure(.gtRequiredError) }
        guard name == opened.last?.name else { throw XMLFailure(.tagNameMismatchError) }
        try end()
    }

    private func attributes() throws -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            let isSeparated = cursor.skipSpaces()
            if cursor.isAtEnd { throw XMLFailure(.unfinishedTagError) }
            if cursor.starts(with: "/") || cursor.starts(with: ">") { return attributes }
            guard isSeparated else { throw XMLFailure(.spaceRequiredError) }
            let name = try cursor.name(else: .nameRequiredError)
            cursor.skipSpaces()
            guard cursor.skip("=") else { throw XMLFailure(.attributeHasNoValueError) }
            cursor.skipSpaces()
            guard attributes.updateValue(try attributeValue(), forKey: name) == nil else {
                throw XMLFailure(.attributeRedefinedError)
            }
        }
    }

    private func attributeValue() throws -> String {
        let quote: Unicode.Scalar = cursor.starts(with: "'") ? "'" : "\""
        guard cursor.skip(String(quote)) else { throw XMLFailure(.attributeNotStartedError) }
        var value = ""
        while !cursor.skip(String(quote)) {
            if cursor.isAtEnd { throw XMLFailure(.attributeNotFinishedError) }
            if cursor.starts(with: "<") { throw XMLFailure(.lessThanSymbolInAttributeError) }
            if cursor.skip("&") {
                value += try reference()
            } else {
                // Line breaks and tabs of an attribute are spaces.
                value += String(cursor.text(before: quote, "&", "<").map { $0 == "\n" || $0 == "\t" ? " " : $0 })
            }
        }
        return value
    }

    private func begin(_ name: String, _ all: [String: String]) throws {
        var attributes: [String: String] = [:]
        var prefixes: [String] = []
        for (key, value) in all {
            guard key == "xmlns" || key.hasPrefix("xmlns:") else {
                attributes[key] = value
                continue
            }
            let prefix = String(key.dropFirst(6))
            namespaces[prefix, default: []].append(value)
            prefixes.append(prefix)
            if !parser.shouldProcessNamespaces { attributes[key] = value }
        }
        let names = try names(of: name)
        opened.append(Opened(name: name, names: names, prefixes: prefixes.sorted()))
        if parser.shouldReportNamespacePrefixes {
            for prefix in prefixes.sorted() {
                let namespace = namespaces[prefix]?.last ?? ""
                try call { $0.parser(parser, didStartMappingPrefix: prefix, toURI: namespace) }
            }
        }
        try call {
            $0.parser(
                parser,
                didStartElement: names.element,
                namespaceURI: names.namespace,
                qualifiedName: names.qualified,
                attributes: attributes
            )
        }
    }

    private func end() throws {
        let element = opened.removeLast()
        let (name, namespace, qualified) = element.names
        try call { $0.parser(parser, didEndElement: name, namespaceURI: namespace, qualifiedName: qualified) }
        for prefix in element.prefixes {
            namespaces[prefix]?.removeLast()
            if parser.shouldReportNamespacePrefixes { try call { $0.parser(parser, didEndMappingPrefix: prefix) } }
        }
    }

    /// The names of an element that the delegate gets.
    private func names(of name: String) throws -> (element: String, namespace: String?, qualified: String?) {
        guard parser.shouldProcessNamespaces else { return (name, nil, nil) }
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return (name, namespaces[""]?.last ?? "", name) }
        guard let namespace = namespaces[parts[0]]?.last else { throw XMLFailure(.namespaceDeclarationError) }
        return (parts[1], namespace, name)
    }
}

// MARK: - The document type

extension XMLReader {
    /// Skips a document type, except for its entities with texts.
    private func readDocumentType() throws {
        while !cursor.skip(">") {
            if cursor.isAtEnd { throw XMLFailure(.doctypeDeclNotFinishedError) }
            if cursor.skip("<!--") {
                _ = try cursor.text(through: "-->", else: .commentNotFinishedError)
            } else if cursor.skip("<!ENTITY"), cursor.skipSpaces() {
                try readEntity()
            } else if cursor.starts(with: "\"") || cursor.starts(with: "'") {
                _ = try literal()
            } else if cursor.starts(with: "<!"), !cursor.starts(with: "<!DOCTYPE") {
                _ = try cursor.text(through: ">", else: .doctypeDeclNotFinishedError)
            } else {
                cursor.skipOne()
            }
        }
    }

    private func readEntity() throws {
        // Parameter entities and those of other files are skipped.
        guard !cursor.starts(with: "%") else { return _ = try cursor.text(through: ">", else: .entityNotFinishedError) }
        let name = try cursor.name(else: .entityNotStartedError)
        cursor.skipSpaces()
        guard cursor.starts(with: "\"") || cursor.starts(with: "'") else {
            return _ = try cursor.text(through: ">", else: .entityNotFinishedError)
        }
        let value = try literal()
        cursor.skipSpaces()
        guard cursor.skip(">") else { throw XMLFailure(.entityNotFinishedError) }
        // A value with elements or further entities would have to be read as part of the document.
        if !value.contains("<"), !value.contains("&"), entities[name] == nil { entities[name] = value }
        try call { $0.parser(parser, foundInternalEntityDeclarationWithName: name, value: value) }
    }

    private func literal() throws -> String {
        let quote = cursor.starts(with: "'") ? "'" : "\""
        _ = cursor.skip(quote)
        return try cursor.text(through: quote, else: .literalNotFinishedError)
    }
}
