import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import OrielWeb
import Testing

@MainActor
@Suite struct ImagePaintCSSTests {
    /// A picture of four by two points.
    private let picture = Image(uiImage: UIImage(data: Data(base64Encoded: Self.png)!)!)
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR4nGP4z8AARGDiPwMyBwBnsgf5Q2OaZwAAAABJRU5ErkJggg=="

    private func page(@ViewBuilder _ content: () -> some View) throws -> String {
        try ViewHost { content() }.standalonePage()
    }

    @Test func `a whole picture is a background`() throws {
        let page = try page { Rectangle().fill(.image(picture, scale: 2)).frame(width: 60, height: 20) }

        #expect(page.contains("background-size: 8px 4px") || page.contains("background-size:8px 4px"))
        #expect(page.contains("image-set(url(data:image/png;base64,"))
        #expect(!page.contains("<pattern"))
    }

    @Test func `a part is the pattern of a drawing`() throws {
        let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

        let page = try page { Rectangle().fill(.image(picture, sourceRect: half)).frame(width: 60, height: 20) }

        #expect(page.contains("patternUnits=\"userSpaceOnUse\""))
        #expect(page.contains("x=\"-2\""))
    }

    @Test func `a line around a circle is painted with a pattern`() throws {
        let page = try page {
            Circle().stroke(ImagePaint(image: picture), lineWidth: 3).frame(width: 40, height: 40)
        }

        #expect(page.contains("<pattern id=\"t"))
        #expect(page.contains("stroke:url(#t") || page.contains("stroke: url(#t"))
    }

    @Test func `a text shows the picture`() throws {
        let page = try page { Text("letters").foregroundStyle(.image(picture)) }

        #expect(page.contains("background-clip:text") || page.contains("background-clip: text"))
    }

    @Test func `a symbol paints nothing, with a warning`() {
        let host = ViewHost { Rectangle().fill(ImagePaint(image: Image(systemName: "star"))) }

        #expect(host.issues.contains { $0.contains("can be tiled") })
    }
}
