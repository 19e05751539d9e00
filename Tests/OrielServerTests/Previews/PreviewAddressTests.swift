import Foundation
import OrielCore
import Testing

@testable import OrielServer

struct PreviewAddressTests {
    @Test func `an address has a preview and its surroundings`() throws {
        let text =
            "Notes/A%20b.swift:1;scheme=dark;size=xxxLarge;direction=rtl;locale=zh-Hans;layout=fits;frame=k3;width=9"
        let address = try #require(PreviewAddress(text))

        var expected = PreviewAddress(id: "Notes/A b.swift:1")
        (expected.scheme, expected.typeSize, expected.direction) = (.dark, .xxxLarge, .rightToLeft)
        (expected.locale, expected.fits, expected.frame) = (Locale(identifier: "zh-Hans"), true, "k3")
        #expect(address == expected)
    }

    @Test(arguments: [
        "scheme=blue", "size=huge", "size=", "direction=up", "locale=../x",
        "locale=\(String(repeating: "a", count: 36))",
        "frame=../../etc", "frame=a.b", "frame=\(String(repeating: "a", count: 33))", "layout=wide", "other", "=", "",
    ])
    func `values that are not valid are left out`(part: String) {
        #expect(PreviewAddress("a:1;\(part)") == PreviewAddress(id: "a:1"))
    }

    @Test(arguments: ["", ";scheme=dark", "%zz", String(repeating: "a", count: 1001)])
    func `text without a preview is none`(text: String) {
        #expect(PreviewAddress(text) == nil)
    }

    @Test func `the rest of a path belongs to the app`() {
        let (address, query, rest) = PreviewAddress.open("/notes?page=2&preview=a:1;frame=b&sort=name")

        #expect(address?.id == "a:1" && address?.frame == "b")
        #expect(query == "preview=a:1;frame=b")
        #expect(rest == "/notes?page=2&sort=name")
        #expect(PreviewAddress.open("/?preview=a").rest == "/")
        #expect(PreviewAddress.open("/notes?preview").address == nil)
    }

    @Test func `only the variable of the tool turns previews on`() {
        #expect(PreviewMode.current == nil)
        HostEnvironment.$replacement.withValue(["ORIEL_PREVIEWS": "list", "ORIEL_PREVIEWS_EXCEPT": "a,b"]) {
            #expect(PreviewMode() == .list(except: ["a", "b"]))
        }
        HostEnvironment.$replacement.withValue(["ORIEL_PREVIEWS": "/tmp/x"]) {
            #expect(PreviewMode() == .serve(folder: "/tmp/x"))
        }
    }
}
