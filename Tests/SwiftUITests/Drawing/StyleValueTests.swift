import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct StyleValueTests {
    @Test func `styles and effects are part of the page`() {
        let host = ViewHost { StyleValueForms() }

        #expect(host.issues.isEmpty)
        #expect(host.html.contains("matrix(1,0,0,1,7,3)") && host.texts.contains("ignored 50"))
    }

    @Test func `a level of a style keeps its type`() {
        #expect(type(of: Color.red.secondary) == HierarchicalShapeStyleModifier<Color>.self)
    }

    @Test func `preferences are read behind the views that set them`() {
        let host = ViewHost { PreferenceForms() }

        #expect(host.texts == ["a", "b", "first second", "c", "2 anchors"])
    }

    @Test func `a gesture without its type acts`() async throws {
        let host = ViewHost { ErasedGestures() }

        try await host.tap("Tapped 0")

        #expect(host.texts == ["Tapped 1"])
    }

    @Test func `a picture paints what a style paints`() throws {
        let picture = try #require(UIImage(data: Data(base64Encoded: Self.dot) ?? Data()))
        let host = ViewHost { ImagePaintForms(picture: Image(uiImage: picture)) }

        #expect(host.issues.isEmpty)
        #expect(host.html.contains("<pattern"))
    }

    private static let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
}
