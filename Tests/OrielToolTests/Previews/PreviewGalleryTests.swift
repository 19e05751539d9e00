import Foundation
import Testing

@testable import OrielTool

struct PreviewGalleryTests {
    private func gallery() throws -> PreviewGallery {
        let description = #"{"name": "Notes", "products": [], "targets": [], "dependencies": []}"#
        return try PreviewGallery(package: PackageOutline(description: Data(description.utf8), folder: "/notes"))
    }

    private func head(_ start: String, _ fields: [String: String] = [:]) -> HTTPHead {
        HTTPHead(start: "\(start) HTTP/1.1", fields: fields.map { .init(name: $0, value: $1) })
    }

    @Test func `the gallery is at the root, and previews are the program's`() throws {
        let gallery = try gallery()
        func type(_ start: String) -> String? { gallery.answer(to: head(start), host: "127.0.0.1", port: 1)?.type }

        #expect(type("GET /")?.hasPrefix("text/html") == true)
        #expect(type("GET /oriel-previews/gallery.css")?.hasPrefix("text/css") == true)
        #expect(type("GET /oriel-previews/gallery.js")?.hasPrefix("text/javascript") == true)
        #expect(type("GET /?preview=a:1") == nil)
        #expect(type("GET /notes?preview=a:1") == nil)
        #expect(type("GET /oriel/socket?w=A") == nil)
    }

    @Test func `only pages of the gallery may ask for a code`() throws {
        let gallery = try gallery()
        let own = ["Host": "127.0.0.1:1", "Origin": "http://127.0.0.1:1"]
        let other = ["Host": "127.0.0.1:1", "Origin": "http://evil.example"]
        func status(_ start: String, _ fields: [String: String]) -> String? {
            gallery.answer(to: head(start, fields), host: "127.0.0.1", port: 1)?.status
        }

        #expect(status("POST /oriel-previews/phone", own) == "200 OK")
        #expect(status("POST /oriel-previews/phone", other) == "403 Forbidden")
        #expect(status("GET /oriel-previews/phone", own) == "403 Forbidden")
    }

    @Test func `a request has the width that its address names`() throws {
        let gallery = try gallery()

        #expect(gallery.width(of: head("GET /a?preview=b:1;width=393;frame=c")) == "393")
        #expect(gallery.width(of: head("GET /a?preview=b:1;width=99999")) == "4000")
        #expect(gallery.width(of: head("GET /a?preview=b:1;width=x")) == nil)
        #expect(gallery.width(of: head("GET /?width=5")) == nil)
    }

    @Test func `a trapped preview has a page with its message`() throws {
        let gallery = try gallery()
        let log = "Notes/A.swift:3: Fatal error: <no note>\n"
        try Data(log.utf8).write(to: URL(fileURLWithPath: "\(gallery.folder)/k3.99"))

        let answer = try #require(gallery.answer(toTrapped: head("GET /?preview=a:1;frame=k3")))

        #expect(answer.status.hasPrefix("500"))
        #expect(
            String(decoding: answer.body, as: UTF8.self).contains("Notes/A.swift:3: Fatal error: &lt;no note></pre>")
        )
        // The process of another preview has ended.
        let other = try #require(gallery.answer(toTrapped: head("GET /?preview=a:1;frame=k")))
        #expect(other.status.hasPrefix("503"))
        #expect(String(decoding: other.body, as: UTF8.self).contains("refresh"))
        #expect(gallery.answer(toTrapped: head("GET /notes")) == nil)
    }

    @Test func `the folder for messages is removed with the gallery`() throws {
        let folder = try gallery().folder

        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
