import Foundation
import Testing

import class OrielFoundation.XMLParser
import protocol OrielFoundation.XMLParserDelegate

/// Notes what a parser reports, one line for each call.
private final class XMLReport: XMLParserDelegate {
    var lines: [String] = []
    var lastElement: String?

    func parserDidStartDocument(_ parser: XMLParser) { lines.append("start") }

    func parserDidEndDocument(_ parser: XMLParser) { lines.append("end") }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        let attributes = attributeDict.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
        lines.append("<\(elementName)\(attributes)>" + (qName.map { " \($0) in \(namespaceURI ?? "nil")" } ?? ""))
        if elementName == lastElement { parser.abortParsing() }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        lines.append("</\(elementName)>")
    }

    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
        lines.append("map \(prefix) to \(namespaceURI)")
    }

    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) { lines.append("unmap \(prefix)") }

    func parser(_ parser: XMLParser, foundCharacters string: String) { lines.append("text \(string)") }

    func parser(_ parser: XMLParser, foundComment comment: String) { lines.append("comment \(comment)") }

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        lines.append("instruction \(target) \(data ?? "nil")")
    }

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        lines.append("entity \(name) \(value ?? "nil")")
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        lines.append("error \((parseError as NSError).code)")
    }
}

struct XMLParserTests {
    private func report(
        _ text: String,
        encoding: String.Encoding = .utf8,
        _ change: (XMLParser, XMLReport) -> Void = { _, _ in }
    ) throws -> [String] {
        let parser = XMLParser(data: try #require(text.data(using: encoding)))
        let report = XMLReport()
        parser.delegate = report
        change(parser, report)
        let isRead = parser.parse()
        #expect(isRead == (parser.parserError == nil))
        return report.lines
    }

    @Test func `reports elements, attributes and texts in their order`() throws {
        let lines = try report("<?xml version=\"1.0\"?>\n<a x='1' y=\"2 &lt;\">b<c/>d</a>\n")

        #expect(lines == ["start", "<a x=1 y=2 <>", "text b", "<c>", "</c>", "text d", "</a>", "end"])
    }

    @Test func `reads references, comments, instructions and sections`() throws {
        let lines = try report("<!-- first --><a>&amp;&#65;&#x1F600;<![CDATA[<b>]]><?go fast?></a><?end?>")

        #expect(
            lines == [
                "start", "comment  first ", "<a>", "text &A😀", "text <b>", "instruction go fast", "</a>",
                "instruction end nil", "end",
            ]
        )
    }

    @Test func `line breaks are single characters, and spaces in attributes`() throws {
        #expect(try report("<a b='1\r\n2\t3'>x\r\ny\rz</a>")[1...2] == ["<a b=1 2 3>", "text x\ny\nz"])
    }

    @Test func `processes namespaces on request`() throws {
        let text = "<a xmlns='u' xmlns:p='v' p:k='1'><p:b/><c xmlns='w'/></a>"

        #expect(try report(text)[1] == "<a p:k=1 xmlns=u xmlns:p=v>")
        let lines = try report(text) { parser, _ in
            parser.shouldProcessNamespaces = true
            parser.shouldReportNamespacePrefixes = true
        }
        #expect(
            lines == [
                "start", "map  to u", "map p to v", "<a p:k=1> a in u", "<b> p:b in v", "</b>", "map  to w",
                "<c> c in w",
                "</c>", "unmap ", "</a>", "unmap ", "unmap p", "end",
            ]
        )
    }

    @Test func `entities of the document type stand for texts`() throws {
        let text = "<!DOCTYPE a [<!ENTITY who \"fish > chips\"><!ELEMENT a (#PCDATA)>]><a>&who;</a>"

        #expect(try report(text) == ["start", "entity who fish > chips", "<a>", "text fish > chips", "</a>", "end"])
    }

    @Test func `entities cannot grow without end`() throws {
        let text = String(repeating: "x", count: 1_000)
        let references = String(repeating: "&e;", count: 2_000)

        let lines = try report("<!DOCTYPE a [<!ENTITY e \"\(text)\">]><a>\(references)</a>")

        #expect(lines.last == "error \(XMLParser.ErrorCode.entityRefLoopError.rawValue)")
    }

    @Test func `reads the encodings that documents declare`() throws {
        let text = "<?xml version='1.0' encoding='iso-8859-1'?><a>é</a>"

        #expect(try report(text, encoding: .isoLatin1)[2] == "text é")
        #expect(try report("<a>é</a>", encoding: .utf16)[2] == "text é")
        #expect(try report("\u{FEFF}<a>é</a>")[2] == "text é")
        #expect(try report("<?xml version='1.0' encoding='klingon'?><a/>") == ["error 31"])
    }

    @Test(
        arguments: [
            ("", 4), ("text", 3), ("<a>", 5), ("<a></b>", 76), ("<a b></a>", 41), ("<a b=1/>", 39),
            ("<a b='1' b='2'/>", 42),
            ("<a b='1'c='2'/>", 65), ("<a>&nbsp;</a>", 26), ("<a>&amp</a>", 23), ("<a>&#0;</a>", 8), ("<a/><b/>", 86),
            ("<a><!-- -- --></a>", 80), ("<a><![CDATA[x</a>", 63), ("<a>]]></a>", 62), ("<a b='<'/>", 38),
            ("<a>\u{1}</a>", 9),
        ]
    )
    func `ends with the error of a document`(text: String, code: Int) throws {
        #expect(try report(text).last == "error \(code)")
    }

    @Test func `elements can be nested 256 deep`() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }

        #expect(try report(nested(256)).last == "end")
        #expect(try report(nested(257)).last == "error 1")
    }

    @Test func `ends when the delegate wants it`() throws {
        let lines = try report("<a><b/><c/></a>") { _, report in report.lastElement = "b" }

        #expect(lines == ["start", "<a>", "<b>", "error 512"])
    }

    @Test func `knows the line of an error`() throws {
        let parser = XMLParser(data: Data("<a>\n  é<b>\n</a>".utf8))

        #expect(!parser.parse())
        #expect(parser.lineNumber == 3 && parser.columnNumber == 5)
    }

    @Test func `reads a stream`() throws {
        let report = XMLReport()
        let parser = XMLParser(stream: InputStream(data: Data("<a/>".utf8)))
        parser.delegate = report

        #expect(parser.parse())
        #expect(report.lines == ["start", "<a>", "</a>", "end"])
    }
}
