import Foundation
import OrielTesting
import QuickLook
import SwiftUI
import Testing

@MainActor
@Suite struct QuickLookFormsTests {
    /// Writes files into a folder of their own.
    private func files(_ contents: [String: Data]) throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try contents.keys.sorted().map { name in
            let url = folder.appendingPathComponent(name)
            try contents[name]!.write(to: url)
            return url
        }
    }

    @Test func `a file is shown, then the next one, until the reader closes it`() async throws {
        let urls = try files(["a.txt": Data("first text".utf8), "b.bin": Data([0, 1, 2])])
        let host = ViewHost { AttachmentList(attachments: urls) }

        try await host.tap("a.txt")
        try await host.wait(until: { host.texts.contains("first text") })
        try await host.tap("Next")
        try await host.wait(until: { host.texts.contains("3 bytes") })

        try await host.tap("Done")
        #expect(host.texts.contains("nothing selected") && !host.texts.contains("3 bytes"))
    }

    @Test func `a picture is shown as a picture`() async throws {
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let urls = try files(["picture.png": Data(base64Encoded: png)!])
        let host = ViewHost { AttachmentList(attachments: urls) }

        try await host.tap("Single")

        try await host.wait(until: { host.html.contains("<img") })
        #expect(host.texts.contains("picture.png"))
    }

    @Test func `a document is shown as its pages`() async throws {
        let pdf = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
            4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
            trailer<</Root 1 0 R>>
            """
        let urls = try files(["pages.pdf": Data(pdf.utf8)])
        let host = ViewHost { AttachmentList(attachments: urls) }

        try await host.tap("Single")

        try await host.wait(until: { host.html.contains("2 / 2") })
        #expect(host.html.contains("1 / 2") && !host.html.contains("3 / "))
    }

    @Test func `the controller shows the file of its data source`() async throws {
        let urls = try files(["note.txt": Data("a note".utf8)])
        let host = ViewHost { PreviewController(url: urls[0]) }

        try await host.wait(until: { host.texts.contains("a note") })
        #expect(QLPreviewController.canPreview(urls[0] as NSURL))
    }
}
