import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ImageDrawingFormsTests {
    /// Returns the files of the images in a page.
    private func files(of host: ViewHost) throws -> [String] {
        try host.standalonePage()
            .components(separatedBy: "src=\"/oriel/images/")
            .dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func `a drawn image is shown wherever images are`() throws {
        let files = try files(of: ViewHost { DrawnImageForms() })

        #expect(files.count == 3 && files.allSatisfy { $0.hasSuffix(".svg") })
        #expect(files[0] == files[1] && files[1] != files[2])
    }

    @Test func `equal drawings are one image`() throws {
        let host = ViewHost {
            Image(uiImage: DrawnImages.badge("7"))
            Image(uiImage: DrawnImages.badge("7"))
            Image(uiImage: DrawnImages.badge("8"))
        }

        let files = try files(of: host)
        #expect(files.count == 3 && files[0] == files[1] && files[1] != files[2])
    }

    @Test func `a drawn image has the size and the scale of its format`() {
        let sky = DrawnImages.sky(in: CGSize(width: 60, height: 30))

        #expect(sky.size == CGSize(width: 60, height: 30) && sky.scale == 1)
        #expect(DrawnImages.badge("7").scale == UIScreen.main.scale)
        #expect(sky.pngData() == nil && sky.jpegData(compressionQuality: 0.8) == nil)
    }

    @Test func `images are resized, cut and coloured by drawing them`() throws {
        let sky = DrawnImages.sky(in: CGSize(width: 60, height: 30))

        #expect(sky.resized(to: CGSize(width: 6, height: 3)).size == CGSize(width: 6, height: 3))
        #expect(sky.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))?.size == CGSize(width: 10, height: 20))
        #expect(sky.cropped(to: CGRect(x: 99, y: 0, width: 10, height: 20)) == nil)
        #expect(DrawnImages.tinted(sky, .red) != sky && DrawnImages.round(sky).size == sky.size)
        let half = try #require(sky.cgImage.flatMap(Graphics.half))
        #expect(half.width == 30 && UIImage(cgImage: half).size.width == 30)
    }

    @Test func `images are drawn without a closure, and in files that import UIKit alone`() {
        #expect(DrawnImages.oldStyle(CGSize(width: 8, height: 4), .red)?.size.width == 8)
        #expect(UIImage.dot(.blue, side: 9)?.size.height == 9)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a context knows the area that it draws`() throws {
        let framed = try #require(DrawnImages.framed(CGSize(width: 8, height: 4)))

        #expect(framed.size == CGSize(width: 8, height: 4))
        #expect(framed != UIGraphicsImageRenderer(size: framed.size).image { _ in })
    }

    @Test func `a text has a size before it is drawn`() {
        let short = DrawnImages.caption("Short")
        let long = DrawnImages.caption("A caption that is longer than its line, and so it has a second one")

        #expect(short.size.height < long.size.height && short.size.width == 120)
    }

    @Test func `code of Core Graphics draws into the context of a renderer`() throws {
        let area = CGRect(x: 0, y: 0, width: 20, height: 20)
        let renderer = UIGraphicsImageRenderer(size: area.size)

        let plain = renderer.image { Graphics.drawStar(in: $0.cgContext, rect: area, color: Geometry.red) }
        let stamped = renderer.image { context in
            Graphics.drawStar(in: context.cgContext, rect: area, color: Geometry.red)
            Graphics.drawWave(in: context.cgContext, rect: area)
            Stamp().draw(in: area, context: context.cgContext)
        }

        #expect(plain != stamped && plain.size == stamped.size)
        #expect(Graphics.gradient(Geometry.red, Geometry.red) != nil)
    }
}
