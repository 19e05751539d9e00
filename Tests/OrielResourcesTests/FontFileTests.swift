import Foundation
import Testing

@testable import OrielResources

struct FontFileTests {
    @Test func `names, style and heights are those of the tables`() throws {
        let face = try FontSample(
            family: "Sample Narrow",
            style: "Bold Italic",
            typographicFamily: "Sample",
            postScriptName: "Sample-NarrowBoldItalic",
            weight: 700,
            width: 3,
            selection: 0x21,
            lineGap: 50
        ).file.face

        #expect(face.families == ["Sample", "Sample Narrow"])
        #expect(face.postScriptName == "Sample-NarrowBoldItalic")
        #expect((face.weights, face.widths) == (700...700, 75...75))
        #expect(face.isItalic)
        #expect(face.metrics == FontMetrics(ascent: 0.9, descent: 0.3, lineGap: 0.05, capHeight: 0.7, xHeight: 0.5))
    }

    @Test func `a font without a PostScript name is named after its full name`() throws {
        #expect(try FontSample(postScriptName: nil).file.face.postScriptName == "SampleRegular")
    }

    @Test func `empty heights are replaced by those for Windows`() throws {
        let metrics = try FontSample(ascender: 0, descender: 0).file.face.metrics
        #expect((metrics.ascent, metrics.descent, metrics.lineGap) == (0.7, 0.2, 0.09))
    }

    @Test func `a variable font has a range of weights and named instances`() throws {
        let instances = [(name: "Light", weight: 300), (name: "Bold", weight: 700)]
        let face = try FontSample(variation: (weights: 300...800, instances: instances)).file.face
        #expect(face.weights == 300...800)
        #expect(face.instances.map(\.postScriptName) == ["Sample-Regular", "Sample-Light", "Sample-Bold"])
        #expect(face.instances.map(\.weight) == [400, 300, 700])
    }

    @Test(arguments: [
        ([], "too early"), (Array("ttcf".utf8), "collection"), (Array("wOFF".utf8), "WOFF file"),
        (Array("<svg>".utf8), "not a TrueType"), (FontSample(em: 0).bytes, "0 units"),
        (FontSample(ascender: 30000).bytes, "expected 0.1 to 4"), (FontSample(family: "").bytes, "no family name"),
    ])
    func `other files are refused with the reason`(bytes: [UInt8], reason: String) {
        let error = #expect(throws: FontError.self) { try FontFile(URL(fileURLWithPath: "/x"), bytes: bytes) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `damaged files are read or refused, and never trap`() {
        var random = SystemRandomNumberGenerator()
        let sample = FontSample(variation: (weights: 300...800, instances: [(name: "Bold", weight: 700)])).bytes
        for _ in 0..<20_000 {
            var bytes = Array(sample.prefix(Int.random(in: 0...sample.count, using: &random)))
            for _ in 0..<Int.random(in: 0...8) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count)] = [0, 1, 0x7F, 0x80, 0xFF].randomElement()!
            }
            _ = try? FontFile(URL(fileURLWithPath: "/x"), bytes: bytes)
        }
    }

    // MARK: - Real files

    private static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Gallery/Pages/Fonts").standardizedFileURL

    @Test func `WOFF 2 files are read`() throws {
        let file = try FontFile(Self.gallery.appendingPathComponent("OrielPixel-Bold.woff2"))
        #expect(file.format == .woff2)
        #expect(file.face.family == "Oriel Pixel")
        #expect(file.face.postScriptName == "OrielPixel-Bold")
        #expect(file.face.weights == 700...700)
        #expect(file.face.metrics.height == 1.25)
    }

    @Test func `damaged WOFF 2 files are read or refused, and never trap`() throws {
        let sample = Array(try Data(contentsOf: Self.gallery.appendingPathComponent("OrielPixel-Bold.woff2")))
        for _ in 0..<2_000 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...8) {
                bytes[Int.random(in: 0..<min(bytes.count, 200))] = UInt8.random(in: 0...255)
            }
            _ = try? FontFile(URL(fileURLWithPath: "/x"), bytes: bytes)
        }
    }

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: dejaVu)))
    func `fonts of Debian have the values of their designers`() throws {
        let oblique = try FontFile(URL(fileURLWithPath: "\(Self.dejaVu)/DejaVuSans-BoldOblique.ttf")).face
        #expect(oblique.families == ["DejaVu Sans"])
        #expect(oblique.postScriptName == "DejaVuSans-BoldOblique")
        #expect((oblique.weights, oblique.isItalic) == (700...700, true))
        #expect((oblique.metrics.ascent * 2048).rounded() == 1901)
        #expect((oblique.metrics.descent * 2048).rounded() == 483)

        let narrow = try FontFile(URL(fileURLWithPath: "\(Self.dejaVu)/DejaVuSerifCondensed.ttf")).face
        #expect(narrow.families == ["DejaVu Serif", "DejaVu Serif Condensed"])
        #expect(narrow.widths == 87.5...87.5 || narrow.widths == 75...75)
    }
}
