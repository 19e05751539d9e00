import Foundation
import Testing

@testable import OrielServer

@Suite struct MediaRouteTests {
    @Test(
        arguments: [
            ("bytes=0-", 0..<100), ("bytes=10-19", 10..<20), ("bytes=90-200", 90..<100), ("bytes=-30", 70..<100),
            ("bytes=-300", 0..<100), ("bytes=0-99999999999999999999999", 0..<100),
            ("bytes=99-9223372036854775807", 99..<100),
        ]
    )
    func `a range is a part of the file`(text: String, range: Range<Int>) {
        #expect(ByteRange.range(text, size: 100) == range)
    }

    @Test(
        arguments: [
            "bytes=100-", "bytes=20-10", "bytes=-", "bytes=-0", "bytes=0-1,5-6", "items=0-1", "bytes=a-b", "bytes=--1",
            "bytes=99999999999999999999-",
        ]
    )
    func `other ranges are refused`(text: String) {
        #expect(ByteRange.range(text, size: 100) == nil)
    }

    @Test func `an address of a file is valid for its session only`() throws {
        let office = TicketOffice()
        let (session, other) = (SessionID(), SessionID())
        let file = URL(filePath: "/tmp/a.mp4")

        let path = try #require(office.openMedia(file, for: session))
        let name = String(path.dropFirst("/oriel/media/".count))

        #expect(office.openMedia(file, for: session) == path && office.openMedia(file, for: other) != path)
        #expect(office.media(name) == file && office.media("other") == nil)
        office.closeAll(of: session)
        #expect(office.media(name) == nil)
        #expect(office.openMedia(URL(string: "https://example.org/a.mp4")!, for: session) == nil)
    }

    @Test func `files are sent with the types of videos and sounds only`() {
        #expect(MediaTypes.type(of: URL(filePath: "/a.MP4")) == "video/mp4")
        #expect(MediaTypes.type(of: URL(filePath: "/a.html")) == "application/octet-stream")
    }

    @Test func `pages frame this server only, and the page of web views is framed by it only`() {
        #expect(PagePolicy.text(nonce: "n").contains("frame-src 'self';"))
        #expect(WebFramePage.policy.contains("frame-ancestors 'self'"))
        #expect(!WebFramePage.text.contains("<script"))
    }
}
