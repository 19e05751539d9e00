import Foundation
import NIOCore
import OrielResources
import Testing

@testable import OrielServer

@Suite struct FontRouteTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Gallery/Pages/Fonts").standardizedFileURL

    private func url(_ name: String) -> URL { Self.folder.appendingPathComponent(name) }

    @Test func `a font is sent compressed, and browsers may keep it for ever`() async throws {
        let url = url("OrielPixel-Regular.ttf")
        let fonts = AppFonts([url])
        let path = FontStore.prefix + (try #require(fonts.fonts.first)).file.name
        let bytes = Array(try Data(contentsOf: url))
        try await TestServer.run(configure: { $0.fonts = fonts }) { server async throws in
            let answer = try await server.get(path, ["Accept-Encoding": "identity"])
            #expect(answer.headers["content-type"] == "font/ttf")
            #expect(answer.headers["cache-control"] == "public, max-age=31536000, immutable")
            #expect(answer.body == bytes)

            let gzip = try await server.get(path, ["Accept-Encoding": "gzip"])
            #expect(gzip.headers["content-encoding"] == "gzip" && gzip.body.count < bytes.count / 2)

            let tag = try #require(answer.headers["etag"])
            #expect(try await server.get(path, ["If-None-Match": tag]).status == 304)
            #expect(try await server.get("/oriel/fonts/0123.ttf").status == 404)
        }
    }

    @Test func `a font that is missing is sent when it is there again`() async throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        let bytes = try Data(contentsOf: url("OrielPixel-Regular.ttf"))
        try bytes.write(to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        let fonts = AppFonts([copy])
        let store = FontStore(fonts: fonts)
        let name = try #require(fonts.fonts.first).file.name

        try FileManager.default.removeItem(at: copy)
        await #expect(throws: (any Error).self) { try await store.asset(file: name) }
        try bytes.write(to: copy)

        #expect(try await store.asset(file: name)?.plain.readableBytes == bytes.count)
    }

    @Test func `a font in the format WOFF 2 is sent as it is`() async throws {
        let fonts = AppFonts([url("OrielPixel-Bold.woff2")])
        let path = FontStore.prefix + (try #require(fonts.fonts.first)).file.name
        try await TestServer.run(configure: { $0.fonts = fonts }) { server async throws in
            let answer = try await server.get(path, ["Accept-Encoding": "gzip, br"])
            #expect(answer.headers["content-type"] == "font/woff2")
            #expect(answer.headers["content-encoding"] == nil)
        }
    }
}
