public import Foundation

/// Learns of the parts of an XML document in the order in which they are read. All methods are optional.
public protocol XMLParserDelegate: AnyObject {
    func parserDidStartDocument(_ parser: XMLParser)

    func parserDidEndDocument(_ parser: XMLParser)

    /// Called for a start tag. With `shouldProcessNamespaces`, the name has no prefix, and the qualified name has it.
    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    )

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    )

    /// Called before an element that declares a prefix, with `shouldReportNamespacePrefixes`.
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)

    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)

    /// Called for text. The text of an element can come in several parts.
    func parser(_ parser: XMLParser, foundCharacters string: String)

    /// Never called: whether white space can be ignored follows from a document type, which is not read.
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)

    func parser(_ parser: XMLParser, foundComment comment: String)

    /// Called for a CDATA section, in UTF-8. A delegate without this method gets the text by `foundCharacters`.
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)

    /// Called for an entity of the document type with a text.
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)

    /// Never called: documents are not validated.
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}

extension XMLParserDelegate {
    public func parserDidStartDocument(_ parser: XMLParser) {}

    public func parserDidEndDocument(_ parser: XMLParser) {}

    public func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {}

    public func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {}

    public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}

    public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}

    public func parser(_ parser: XMLParser, foundCharacters string: String) {}

    public func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {}

    public func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {}

    public func parser(_ parser: XMLParser, foundComment comment: String) {}

    public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }

    public func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {}

    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}

    public func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {}
}
