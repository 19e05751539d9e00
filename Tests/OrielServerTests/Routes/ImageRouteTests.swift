import Foundation
import OrielUIKit
import Testing

@testable import OrielCore
@testable import OrielServer

/// Tests the addresses of pictures, some of which an app has drawn or loaded from elsewhere.
@Suite struct ImageRouteTests {
    @Test func `a drawing runs no scripts and loads nothing when it is opened by itself`() async throws {
        let markup = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
        let drawing = ImageFile(Data(markup.utf8), format: .svg)
        try await TestServer.run { server async throws in
            let answer = try await server.get("/oriel/images/\(drawing.name)")

            #expect(answer.status == 200 && answer.text == markup)
            #expect(answer.headers["content-type"] == "image/svg+xml")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            // Only pictures that are a part of the drawing.
            let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
            #expect(answer.headers["content-security-policy"] == policy)
        }
    }

    @Test func `a picture that nothing shows is not found`() async throws {
        try await TestServer.run { server async throws in
            let answer = try await server.get("/oriel/images/\(String(repeating: "0", count: 64)).svg")

            #expect(answer.status == 404)
        }
    }
}
