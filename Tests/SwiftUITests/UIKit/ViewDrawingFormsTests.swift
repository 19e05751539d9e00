import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ViewDrawingFormsTests {
    /// Returns the files of the images in a page.
    private func files(of host: ViewHost) throws -> [String] {
        try host.standalonePage()
            .components(separatedBy: "src=\"/oriel/images/")
            .dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
    }

    /// Returns the file of an image.
    private func file(of image: UIImage) throws -> String {
        try #require(try files(of: ViewHost { Image(uiImage: image) }).first)
    }

    @Test func `a view shows what it draws, and draws again when it is told to`() async throws {
        let area = CGRect(x: 0, y: 0, width: 80, height: 80)
        func dial(_ value: CGFloat) throws -> String {
            try file(of: UIGraphicsImageRenderer(size: area.size).image { _ in DialView.draw(value, in: area) })
        }
        let host = ViewHost { ViewDrawingForms() }
        // Of the view that draws nothing, there is no image.
        #expect(try files(of: host).count == 2)
        #expect(try files(of: host).first == dial(0.25))

        try await host.tap("Half")

        #expect(try files(of: host).first == dial(0.5))
    }

    @Test func `a view draws again when an observable object that it has read changes`() async throws {
        let host = ViewHost { ViewDrawingForms() }
        let full = try #require(try files(of: host).last)

        try await host.tap("Lower")

        #expect(try files(of: host).last != full)
    }

    @Test func `a view draws in the appearance in which it is shown`() throws {
        let light = try #require(try files(of: ViewHost { ViewDrawingForms() }).last)
        let dark = ViewHost { ViewDrawingForms().environment(\.colorScheme, .dark) }

        #expect(try files(of: dark).last != light)
    }

    @Test func `outside of its drawing, a view has no context`() {
        DialView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)).setNeedsDisplay()

        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a layer shows an image`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            CoreGraphicsCanvas.draw(in: context.cgContext, size: CGSize(width: 40, height: 20))
        }

        #expect(try files(of: ViewHost { LayerImageForms(image: image) }) == [file(of: image)])
    }

    @Test func `a canvas shows what Core Graphics draws`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            CoreGraphicsCanvas.draw(in: context.cgContext, size: CGSize(width: 40, height: 20))
        }

        #expect(try files(of: ViewHost { CoreGraphicsCanvas() }) == [file(of: image)])
    }

    @Test func `a layer stretches its image unless it is told otherwise`() {
        #expect(
            CALayer().contentsGravity == CALayerContentsGravity.resize && CALayer().contentsScale == 1
                && CALayer().contents == nil
        )
    }
}
