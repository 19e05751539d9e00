import Foundation
import Testing

struct FoundationFeedsTests {
    @Test func `reads the titles of a feed`() throws {
        let feed = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
              <dc:title>Fish &amp; chips</dc:title>
              <item><title><![CDATA[Cod]]></title></item>
            </channel></rss>
            """

        let read = try FeedTitles.titles(in: Data(feed.utf8))

        #expect(read.titles == ["Fish & chips", "Cod"])
        #expect(read.lines == [3, 4])
        #expect(throws: (any Error).self) { try FeedTitles.titles(in: Data("<rss>".utf8)) }
    }

    @Test func `extensions have properties of their own`() {
        let titles = FeedTitles()
        titles.nickname = "fish"
        #expect(titles.nickname == "fish" && FeedTitles().nickname == nil)

        titles.forget()
        #expect(titles.nickname == nil)
    }

    @Test func `calculates`() {
        #expect(Calculator.result(of: "(1.5 + 2) × 4") == "14")
        #expect(Calculator.result(of: "1 +") == "Error")
        #expect(Calculator.total(of: ["bread": 2.5, "milk": 1]) == 4.5)
    }

    @Test func `puts texts together`() throws {
        #expect(ComposedTexts.list(["Cod", "Chips"]).string == "Cod, Chips")
        #expect(ComposedTexts.joined(["a", "b"]) == "ab")
        #expect(ComposedTexts.size(2_000) == ["2 KB", "2 KB"])
        let bold = try ComposedTexts.bold("fish")
        #expect(bold.string == "fish")
        #expect(AttributedString(bold).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func `a download that has not begun cannot be resumed`() async throws {
        let download = PausableDownload()
        await download.pause()
        await download.forget()

        #expect(await download.resumeData == nil)
    }

    @Test func `says what has happened`() throws {
        let cause = NSError(domain: "disk", code: 1)
        let error = NSError(
            domain: "app",
            code: 2,
            userInfo: [NSUnderlyingErrorKey: cause, NSMultipleUnderlyingErrorsKey: [NSError(domain: "net", code: 3)]]
        )

        #expect(AppReport.causes(of: error) == ["disk", "net"])
        #expect(AppReport.build(in: .main) == Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String)
        #expect(try #require(try AppReport.freeSpace(at: URL(filePath: "/"))) > 0)
        #expect(try #require(try AppReport.cacheSpace(at: URL(filePath: "/"))) > 0)
        #expect(AppReport.keys[..<3] == ["CFBundleName", "CFBundleIdentifier", "CFBundleExecutable"])
        #expect(AppReport.progress(of: 4).totalUnitCount == 4)
        #expect(AppReport.entries(version: "2") == ["version": "2", "name": "Fish"])
        #expect(AppReport.entries(version: nil) == ["name": "Fish"])
        #expect(AppReport.names().count == 0)
    }
}
