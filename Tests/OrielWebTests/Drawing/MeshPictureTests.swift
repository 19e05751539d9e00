import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

@MainActor
@Suite struct MeshPictureTests {
    private func picture(_ gradient: MeshGradient) throws -> MeshPicture {
        guard case .mesh(let mesh) = gradient._resolve(in: _ShapeStyleContext(environment: EnvironmentValues())).value
        else { throw Missing() }
        return MeshPicture(mesh)
    }

    private struct Missing: Error {}

    private func plain(smoothsColors: Bool = false, colorSpace: Gradient.ColorSpace = .device) -> MeshGradient {
        MeshGradient(
            width: 2,
            height: 2,
            points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.black, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), .white],
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// The pixels of a side of a picture that the grid covers.
    private let side = 48

    @Test func `colours are bilinear between four points`() throws {
        let pixels = try picture(plain()).pixels

        for (x, y) in [(0, 0), (side - 1, 0), (side / 2, side / 3), (side - 1, side - 1)] {
            let (u, v) = ((Float(x) + 0.5) / Float(side), (Float(y) + 0.5) / Float(side))
            let pixel = pixels[y * side + x]
            // Red on the right and green below, both in the last corner, which is blue, too.
            #expect(abs(pixel.x - u) < 0.02)
            #expect(abs(pixel.y - v) < 0.02)
            #expect(abs(pixel.z - u * v) < 0.02)
            #expect(abs(pixel.w - 1) < 0.001)
        }
    }

    @Test func `a regular grid covers the picture`() throws {
        #expect(try picture(plain()).pixels.allSatisfy { $0.w > 0.999 })
    }

    @Test func `outside of the grid is the background`() throws {
        var gradient = plain()
        gradient.locations = .points([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]])
        gradient.background = Color(red: 0, green: 0, blue: 1)

        let picture = try picture(gradient)
        let pixels = picture.pixels

        #expect(pixels[0] == SIMD4(0, 0, 1, 1))
        #expect(pixels[pixels.count / 2 + picture.side / 2] != SIMD4(0, 0, 1, 1))
        // The edge of the grid is seen, so there are more pixels.
        #expect(picture.side > side)
    }

    @Test func `smooth colours pass through the points without a bend`() throws {
        func brightness(smoothsColors: Bool) throws -> [Float] {
            let gradient = MeshGradient(
                width: 3,
                height: 2,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
                colors: [.black, .white, .black, .black, .white, .black],
                smoothsColors: smoothsColors
            )
            return try picture(gradient).pixels.prefix(side).map(\.x)
        }
        let (smooth, linear) = (try brightness(smoothsColors: true), try brightness(smoothsColors: false))
        let middle = side / 2

        // Just before the middle, a smooth curve is nearly flat.
        #expect(smooth[middle - 1] - smooth[middle - 4] < linear[middle - 1] - linear[middle - 4])
        #expect(smooth[middle] > 0.95)
    }

    @Test func `perceptual colours differ from the device's`() throws {
        let middle = side / 2 * side + side / 2

        let device = try picture(plain()).pixels[middle]
        let perceptual = try picture(plain(colorSpace: .perceptual)).pixels[middle]

        #expect(device != perceptual)
        #expect(try picture(plain(colorSpace: .perceptual)).pixels[side - 1].x > 0.95)
    }

    @Test func `the picture is a PNG`() throws {
        let png = try picture(plain()).png

        #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(String(decoding: png[12..<16], as: UTF8.self) == "IHDR")
        // Without an opacity.
        #expect(png[25] == 2)
        #expect(png.count < 7_000)
    }

    @Test(arguments: [(2, 2, 3), (1, 4, 4), (0, 0, 0), (3, 2, 4), (-2, -2, 4), (100, 100, 10_000), (.max, .max, 4)])
    func `a mesh with too few or too many points is its background`(width: Int, height: Int, count: Int) {
        let gradient = MeshGradient(
            width: width,
            height: height,
            points: Array(repeating: [0, 0], count: count),
            colors: Array(repeating: .red, count: count),
            background: .blue
        )
        let host = ViewHost { gradient }

        #expect(host.elementTrees.first?.element.attributes[.color] == .color(.blue))
        #expect(host.issues.count == 1)
    }

    @Test func `points that are not numbers are drawn somewhere`() throws {
        var gradient = plain()
        gradient.locations = .points([[.nan, 0], [.infinity, 0], [0, -.infinity], [1e30, 1]])

        let picture = try picture(gradient)
        #expect(picture.pixels.allSatisfy { $0.x.isFinite })
    }

    @Test func `the picture is an inline style of the view`() {
        let html = ViewHost { plain().frame(width: 100, height: 100) }.html
        let circle = ViewHost { Circle().fill(plain()) }.html

        #expect(html.contains("style=\"background:url(data:image/png;base64,"))
        #expect(circle.contains("url(data:image/png;base64,"))
        // Behind a view, too.
        let capsule = ViewHost { Text("a").background(plain(), in: .capsule) }.html
        #expect(capsule.contains("url(data:image/png;base64,"))
    }

    @Test func `colours follow the colour scheme`() throws {
        var gradient = plain()
        gradient.colors = .colors([.primary, .primary, .primary, .primary])

        let light = ViewHost { gradient.environment(\.colorScheme, .light) }.html
        let dark = ViewHost { gradient.environment(\.colorScheme, .dark) }.html

        #expect(light.split(separator: "base64,").last != dark.split(separator: "base64,").last)
    }
}
