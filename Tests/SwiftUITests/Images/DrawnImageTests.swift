import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DrawnImageTests {
    @Test func `pictures from images of Core Graphics have their labels`() {
        let html = ViewHost { DrawnImageForms() }.html

        #expect(html.contains("A flag") && html.contains("The same flag"))
        #expect(html.components(separatedBy: "<img").count == 5)
    }

    @Test(arguments: Image.Orientation.allCases)
    func `a picture is turned`(orientation: Image.Orientation) throws {
        let image = try #require(DrawnImageForms.flag.cgImage)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)

        let first = ViewHost { Image(image, scale: 1, orientation: orientation, label: Text("Flag")) }.html

        #expect(first != ViewHost { Image(image, scale: 1, label: Text("Flag")) }.html || orientation == .up)
        #expect(isTurned == (try width(in: first) < (try height(in: first))))
    }

    private func width(in html: String) throws -> Int { try number(after: "width=", in: html) }

    private func height(in html: String) throws -> Int { try number(after: "height=", in: html) }

    private func number(after name: String, in html: String) throws -> Int {
        let start = try #require(html.range(of: "\(name)\"")).upperBound
        return try #require(Int(html[start...].prefix { $0.isNumber }))
    }
}
