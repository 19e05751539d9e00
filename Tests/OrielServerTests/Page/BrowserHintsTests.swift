import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import OrielServer

@Suite struct BrowserHintsTests {
    private static let desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"
    private static let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148"

    private func width(_ fields: KeyValuePairs<String, String>) throws -> Int {
        var headers = HTTPFields()
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: headers)
        return BrowserHints.width(Request(head: head, body: RequestBody(buffer: ByteBuffer())))
    }

    @Test func `a browser on a desktop has the window of a tablet, one on a phone its own`() throws {
        #expect(try width(["User-Agent": Self.desktop]) == 1024)
        #expect(try width(["User-Agent": Self.phone]) == 390)
        #expect(try width(["User-Agent": Self.desktop, "Sec-CH-UA-Mobile": "?1"]) == 390)
    }

    @Test func `a width counts more than the device`() throws {
        #expect(try width(["User-Agent": Self.desktop, "Sec-CH-Viewport-Width": "390"]) == 390)
        #expect(try width(["User-Agent": Self.phone, "Sec-CH-Viewport-Width": "1024"]) == 1024)
    }

    @Test func `the width of the last page counts if the browser sends none`() throws {
        #expect(try width(["User-Agent": Self.desktop, "Cookie": "oriel-width=600"]) == 600)
        #expect(try width(["User-Agent": Self.phone, "Cookie": "a=b; oriel-width=1024"]) == 1024)
        #expect(try width(["Sec-CH-Viewport-Width": "1024", "Cookie": "oriel-width=600"]) == 1024)
    }

    @Test(arguments: ["", "-1", "99999999999999999999", "wide"])
    func `a width that is none is passed over`(hint: String) throws {
        #expect(try width(["User-Agent": Self.desktop, "Sec-CH-Viewport-Width": hint]) == 1024)
        #expect(try width(["User-Agent": Self.desktop, "Cookie": "oriel-width=\(hint)"]) == 1024)
    }

    @Test func `a width has a bound`() throws {
        #expect(try width(["Cookie": "oriel-width=4294967295"]) == 65_535)
    }

    @Test func `a program that is no browser gets the page of a phone`() throws {
        #expect(try width(["User-Agent": "curl/8.0"]) == 390)
        #expect(try width([:]) == 390)
    }
}
