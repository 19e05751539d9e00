import Foundation
import Testing

@testable import ObjectStorage

@Suite struct StorageXMLTests {
    @Test func `elements, texts and references are read`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Error xmlns="http://s3.example/?a=&quot;>"><Code>NoSuchKey</Code><Empty/><Message>a &lt;b&gt; &amp; &#233;&#xe9; 你</Message></Error>

            """
        let root = try StorageXML.parse(Data(text.utf8))

        #expect(root.name == "Error" && root["Code"] == "NoSuchKey" && root["Empty"] == "")
        #expect(root["Message"] == "a <b> & éé 你" && root["Other"] == nil)
    }

    @Test(arguments: [
        "", "text", "<a>", "<a></b>", "<a/><b/>", "<a>&none;</a>", "<a>&#x110000;</a>", "<a>&amp</a>", "<a b=\"</a>",
        "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<a><!-- --></a>", "<a><![CDATA[b]]></a>", "</a>", "<>", "<?xml",
        String(repeating: "<a>", count: 100_000), "<a>" + String(repeating: "<b/>", count: 20_001) + "</a>",
    ])
    func `anything else is refused`(text: String) {
        #expect(throws: StorageXML.Fault.self) { try StorageXML.parse(Data(text.utf8)) }
    }

    private func page(_ contents: String, isTruncated: Bool = false, more: String = "") throws -> ObjectPage {
        let text = "<ListBucketResult><IsTruncated>\(isTruncated)</IsTruncated>\(more)\(contents)</ListBucketResult>"
        return try ObjectPage(Data(text.utf8), prefix: "p/")
    }

    @Test func `a page of a list is read`() throws {
        let item =
            "<Contents><Key>p/a&amp;b</Key><Size>7</Size><LastModified>2026-11-29T03:15:00.250Z</LastModified></Contents>"
        let token = "<NextContinuationToken>next</NextContinuationToken>"

        let read = try page(item, isTruncated: true, more: token)

        let date = Date(timeIntervalSince1970: 1_795_922_100)
        #expect(read.objects == [StoredObject(key: "p/a&b", bytes: 7, modified: date)] && read.next == "next")
        #expect(try page("").objects == [] && page("").next == nil)
    }

    @Test(arguments: [
        "<Key>p/a</Key>", "<Key>q/a</Key><Size>1</Size>", "<Key>p/a</Key><Size>-1</Size>", "<Size>1</Size>",
    ])
    func `an object that was not asked for is refused`(item: String) {
        #expect(throws: ObjectStorageError.self) { try page("<Contents>\(item)</Contents>") }
    }

    @Test func `a list that goes on nowhere, or has too much, is refused`() {
        let item = "<Contents><Key>p/a</Key><Size>1</Size></Contents>"
        #expect(throws: ObjectStorageError.self) { try page(item, isTruncated: true) }
        #expect(throws: ObjectStorageError.self) { try page(String(repeating: item, count: 1001)) }
    }
}
