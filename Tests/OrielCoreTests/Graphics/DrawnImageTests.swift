import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@Suite struct DrawnImageTests {
    private let box = CGRect(x: 10, y: 20, width: 8, height: 4)

    // MARK: - Images in images

    @Test func `an image is part of the document, once`() {
        let document = svg { _ in
            UIImage.pixels.draw(in: box)
            UIImage.pixels.draw(at: .zero, blendMode: .normal, alpha: 0.5)
        }

        #expect(document.count(of: "href=\"data:image/png;base64,iVBOR") == 1)
        #expect(document.contains("<use href=\"#d0\" transform=\"matrix(2 0 0 2 10 20)\"/>"))
        #expect(document.contains("<use href=\"#d0\" opacity=\"0.5\"/></svg>"))
    }

    @Test func `Core Graphics draws an image upside down in the coordinates of UIKit`() throws {
        let image = try #require(UIImage.pixels.cgImage)

        let document = svg { context in
            context.interpolationQuality = .none
            context.draw(image, in: box)
        }

        #expect(image.width == 4 && image.height == 2)
        #expect(document.contains("transform=\"matrix(2 0 0 -2 10 24)\" style=\"image-rendering:pixelated\"/>"))
    }

    @Test func `an image with a tint is a mask for its colour`() {
        let document = svg { _ in UIImage.pixels.withTintColor(.red).draw(in: box) }

        #expect(document.contains("style=\"mask-type:alpha\"><use href=\"#d0\""))
        #expect(document.contains("<g mask=\"url(#d1)\"><path d=\"M10 20L18 20"))
        #expect(document.contains("fill=\"#ff0000\" fill-opacity=\"1\"/></g>"))
    }

    @Test func `copies of an image are a pattern`() throws {
        let image = try #require(UIImage.pixels.cgImage)

        let pattern = svg { _ in UIImage.pixels.drawAsPattern(in: box) }
        let tiles = svg { $0.draw(image, in: box, byTiling: true) }

        #expect(pattern.contains("patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"4\" height=\"2\">"))
        #expect(pattern.contains("<path d=\"M10 20L18 20L18 24L10 24Z\" fill=\"url(#d1)\"/>"))
        #expect(tiles.contains("x=\"10\" y=\"20\" width=\"8\" height=\"4\" patternTransform=\"matrix(1 0 0 -1 0 44)"))
        #expect(tiles.contains("<g transform=\"matrix(1 0 0 1 -10 -20)\"><use"))
    }

    @Test func `a clip can be an image`() throws {
        let mask = try #require(UIImage.pixels.cgImage)

        let document = svg { context in
            context.clip(to: box, mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            #expect(context.boundingBoxOfClipPath == box)
        }

        #expect(document.contains("<g mask=\"url(#d1)\"><path d=\"M0 0L100 0"))
    }

    @Test @MainActor func `a symbol is drawn in its colour, and keeps its proportions`() {
        // Views that are drawn let images contain symbols.
        _ = ViewHost { EmptyView() }
        let symbol = UIImage(systemName: "heart.fill")?.withTintColor(.red)

        let document = svg { context in
            context.scaleBy(x: 2, y: 2)
            symbol?.draw(in: box)
        }

        let place = "<svg x=\"10\" y=\"20\" width=\"8\" height=\"4\" color=\"#ff0000\""
        #expect(document.contains("<g transform=\"matrix(2 0 0 2 0 0)\">\(place) xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(document.contains("</svg></g></svg>") && symbol?.cgImage != nil)
    }

    // MARK: - Parts of images

    @Test func `a part of an image is a drawing that shows the part`() throws {
        let image = try #require(UIImage.pixels.cgImage)

        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 9)))

        #expect(part.width == 2 && part.height == 2)
        #expect(UIImage(cgImage: part).document.contains("width=\"2\" height=\"2\" viewBox=\"1 0 2 2\"><image x=\"0\""))
        #expect(UIImage(cgImage: part, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    }

    @Test func `there is no part outside of an image, and all of it is the image`() throws {
        let image = try #require(UIImage.pixels.cgImage)

        #expect(image.bytesPerRow == 4 * image.width && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: CGRect(x: -1, y: -1, width: 20, height: 20)) === image && image.copy() == image)
    }

    @Test(arguments: [
        (UIImage.Orientation.down, "matrix(-1 0 0 -1 4 2)", CGSize(width: 4, height: 2)),
        (.upMirrored, "matrix(-1 0 0 1 4 0)", CGSize(width: 4, height: 2)),
        (.downMirrored, "matrix(1 0 0 -1 0 2)", CGSize(width: 4, height: 2)),
        (.right, "matrix(0 1 -1 0 2 0)", CGSize(width: 2, height: 4)),
        (.left, "matrix(0 -1 1 0 0 4)", CGSize(width: 2, height: 4)),
        (.leftMirrored, "matrix(0 1 1 0 0 0)", CGSize(width: 2, height: 4)),
        (.rightMirrored, "matrix(0 -1 -1 0 2 4)", CGSize(width: 2, height: 4)),
    ])
    func `an image is turned from its orientation`(
        orientation: UIImage.Orientation,
        matrix: String,
        size: CGSize
    ) throws {
        let pixels = try #require(UIImage.pixels.cgImage)

        let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)

        #expect(image.size == size && image.imageOrientation == .up)
        #expect(image.document.contains("viewBox=\"0 0 \(Int(size.width)) \(Int(size.height))\""))
        #expect(image.document.contains(matrix))
    }

    @Test func `an image that is not turned keeps its file`() throws {
        let pixels = try #require(UIImage.pixels.cgImage)

        #expect(UIImage(cgImage: pixels).pngData() == UIImage.pixels.pngData())
    }

    // MARK: - Conversion

    @Test func `a drawing has no pixels`() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        let image = renderer.image { $0.fill(box) }

        #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
    }

    // MARK: - Colours

    @Test @MainActor func `dynamic colours have the appearance of the page`() {
        let device = PageDevice(windowSize: .zero) { _ in
            false
        } perform: { _ in
        }
        device.traits.userInterfaceStyle = .dark
        func draw() -> String {
            svg { _ in
                UIColor.label.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }

        let dark = PageScope.$device.withValue(device) { draw() }
        #expect(draw().contains("fill=\"#000000\"") && dark.contains("fill=\"#ffffff\""))
    }
}
