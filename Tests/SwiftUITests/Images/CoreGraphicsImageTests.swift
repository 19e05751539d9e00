import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CoreGraphicsImageTests {
    @Test func `pictures from images of Core Graphics have their labels`() {
        let html = ViewHost { CoreGraphicsImageForms() }.html

        #expect(html.contains("A flag") && html.contains("The same flag"))
        #expect(html.components(separatedBy: "<img").count == 5)
    }

    @Test(arguments: Image.Orientation.allCases)
    func `a picture is turned`(orientation: Image.Orientation) throws {
        let image = try #require(CoreGraphicsImageForms.flag.cgImage)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)

        let turned = ViewHost { Image(image, scale: 1, orientation: orientation, label: Text("Flag")) }.html
        let plain = ViewHost { Image(image, scale: 1, label: Text("Flag")) }.html

        #expect((turned == plain) == (orientation == .up))
        // The classes stand for the size.
        #expect((try classes(in: turned) != classes(in: plain)) == isTurned)
    }

    private func classes(in html: String) throws -> Substring {
        let start = try #require(html.range(of: "class=\"")).upperBound
        return html[start...].prefix { $0 != "\"" }
    }
}
