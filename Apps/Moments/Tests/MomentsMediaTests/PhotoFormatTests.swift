import Foundation
import Testing

@testable import MomentsMedia

@Suite struct PhotoFormatTests {
    @Test(arguments: [
        ("exif-gps.jpg", PhotoFormat.jpeg), ("text.png", .png), ("lossless.webp", .webP), ("animated.gif", .gif),
        ("phone.heic", .heic),
    ])
    func `a photo is known by its content`(name: String, format: PhotoFormat) throws {
        #expect(try PhotoFormat(of: photo(name)) == format)
    }

    @Test(arguments: [("drawing.svg", "an SVG drawing"), ("page.jpg", "a web page"), ("empty.jpg", "an empty file")])
    func `a file that is no photo is refused, whatever its name`(name: String, kind: String) throws {
        let file = try photo(name)

        let error = #expect(throws: MediaError.self) { try PhotoFormat(of: file) }

        #expect(error?.code == .unsupported)
        #expect(error?.message == "This is \(kind). Use a JPEG, HEIC, PNG, WebP or GIF file.")
    }

    @Test(arguments: [
        ("\0\0\0\u{18}ftyphevc\0\0\0\0msf1hevc", "a series of pictures"),
        ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1miaf", "a series of pictures"),
        ("\0\0\0\u{18}ftypavif\0\0\0\0mif1", "an AVIF picture"),
        ("\0\0\0\u{18}ftypmp42\0\0\0\0mp42", "a video"),
        ("%PDF-1.7", "a PDF document"),
        ("PK\u{3}\u{4}", "a ZIP archive"),
        ("BM\0\0", "a BMP picture"),
        ("II*\0", "a TIFF picture"),
        ("  <html>", "a web page"),
        ("<?xml version='1.0'?><note/>", "an XML document"),
        ("GIF88a", "not a photo"),
        ("RIFF\0\0\0\0WAVE", "not a photo"),
        ("hello", "not a photo"),
    ])
    func `the message says what came`(start: String, kind: String) {
        let error = #expect(throws: MediaError.self) { try PhotoFormat(of: Data(start.utf8)) }

        #expect(error?.message == "This is \(kind). Use a JPEG, HEIC, PNG, WebP or GIF file.")
    }

    @Test(arguments: [
        ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", true), ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", true),
        // The last brand is beyond the end of the box; there is no second one; the file ends.
        ("\0\0\0\u{14}ftypmif1\0\0\0\0mif1heic", false), ("\0\0\0\u{10}ftypmif1\0\0\0\0", false),
        ("\0\0\0\0ftyp", false),
        ("\0\0\0\u{18}ftypavif\0\0\0\0mif1heic", false),
    ])
    func `a picture is HEIC if its brands say so`(start: String, isHEIC: Bool) {
        #expect(((try? PhotoFormat(of: Data(start.utf8))) == .heic) == isHEIC)
    }

    @Test func `a slice of data is read from its own start`() throws {
        let file = try Data([1, 2, 3]) + photo("text.png")

        #expect(try PhotoFormat(of: file.dropFirst(3)) == .png)
    }
}
