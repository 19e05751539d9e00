import Foundation
import MomentsMedia
import MomentsModel
import Testing

@testable import MomentsPhotoRendering

@Suite struct PhotoRendererTests {
    private func picture(_ name: String) throws -> Picture {
        let renditions = try PhotoRenderer().renditions(of: photo(name))
        return try Picture.decoded(webP: renditions.files[.large])
    }

    @Test(arguments: 1...8)
    func `a photo is turned as its EXIF says`(orientation: Int) throws {
        let picture = try picture("orientation-\(orientation).jpg")

        #expect(picture.corners == [.red, .green, .blue, .yellow])
        #expect(picture.width == 96 && picture.height == 64)
    }

    @Test(arguments: [
        "animated.gif", "animated.webp", "broken-profile.jpg", "cmyk.jpg", "exif-gps.jpg", "interlaced.png",
        "lossless.webp", "odd-scan-parameters.jpg", "orientation-6.webp", "phone.heic", "progressive.jpg",
        "rgb16.png",
        "script-inside.gif", "text.png", "zip-behind.jpg",
    ])
    func `a photo keeps its colours`(name: String) throws {
        let picture = try picture(name)

        #expect(picture.corners == [.red, .green, .blue, .yellow])
        #expect(picture.width == 96 && picture.height == 64)
    }

    @Test(arguments: ["grey.jpg", "grey16.png"])
    func `a grey photo stays grey`(name: String) throws {
        let picture = try picture(name)

        #expect(picture.corners == [.grey, .grey, .grey, .grey])
        let (red, _, _) = picture.color(x: 8, y: 8)
        // In grey, red is darker than yellow.
        #expect(picture.color(x: 87, y: 55).red > red + 80)
    }

    @Test(arguments: ["alpha.png", "alpha.webp", "palette-alpha.png"])
    func `what is transparent becomes white`(name: String) throws {
        #expect(try picture(name).corners == [.white, .green, .blue, .yellow])
    }

    @Test func `the colours of a profile are taken to those of screens`() throws {
        // The profile declares the first channel as blue and the last one as red.
        #expect(try picture("swapped-profile.jpg").corners.first == .blue)
        #expect(try picture("swapped-profile.jpg").corners[2] == .red)
    }

    @Test(arguments: goodPhotos)
    func `nothing but pixels is kept`(name: String) throws {
        let renditions = try PhotoRenderer().renditions(of: photo(name))

        for file in renditions.files.values {
            // A simple WebP has only the chunk with the picture; profiles, EXIF and XMP would be further chunks.
            #expect(file.prefix(4) == Data("RIFF".utf8) && file.dropFirst(8).prefix(8) == Data("WEBPVP8 ".utf8))
            for word in ["somebody", "Exif", "http", "alert", "payload"] {
                #expect(file.range(of: Data(word.utf8)) == nil)
            }
        }
    }

    @Test func `sizes are as large as their longest edge and never larger than the photo`() throws {
        let large = try PhotoRenderer().renditions(of: photo("exif-gps.jpg")).files[.large]
        let wide = try PhotoRenderer(limits: PhotoLimits(edge: 20_000)).renditions(of: photo("wide.png"))

        #expect(try Picture.decoded(webP: large).width == 96)
        #expect(wide.width == 2048 && wide.height == 1)
        #expect(try Picture.decoded(webP: wide.files[.medium]).width == 1080)
        #expect(try Picture.decoded(webP: wide.files[.small]).width == 480)
    }

    @Test(arguments: goodPhotos + ["wide.png", "one-pixel.png"])
    func `a preview has sixteen pixels and few bytes`(name: String) throws {
        let limits = PhotoLimits(edge: 20_000)
        let renditions = try PhotoRenderer(limits: limits).renditions(of: photo(name))
        let preview = try Picture.decoded(webP: renditions.preview.picture)

        #expect(max(preview.width, preview.height) == min(16, renditions.width))
        #expect(renditions.preview.picture.count < 200)
    }

    @Test func `tones are the colours of the upper, the middle and the lower third`() throws {
        let tones = try PhotoRenderer().renditions(of: photo("orientation-1.jpg")).preview.tones.map(Int.init)

        // Red and green above, blue and yellow below, all four in the middle.
        #expect(tones.count == 9)
        #expect(abs(tones[0] - 129) < 20 && abs(tones[1] - 110) < 20 && tones[2] < 70)
        #expect(abs(tones[6] - 154) < 20 && abs(tones[7] - 133) < 20 && abs(tones[8] - 126) < 20)
        #expect(
            try PhotoRenderer(limits: PhotoLimits(edge: 20_000)).renditions(of: photo("wide.png")).preview.tones.count
                == 9
        )
    }

    @Test func `one pixel is a photo`() throws {
        let renditions = try PhotoRenderer().renditions(of: photo("one-pixel.png"))

        #expect(renditions.width == 1 && renditions.height == 1)
        #expect(try Paint(Picture.decoded(webP: renditions.files[.small]).color(x: 0, y: 0)) == .red)
    }

    @Test(arguments: [
        "broken-scan.jpg", "script.gif", "truncated.gif", "truncated.heic", "truncated.jpg", "truncated.png",
        "truncated.webp",
        "wrong-crc.png",
    ])
    func `a damaged photo is refused`(name: String) throws {
        let file = try photo(name)

        let error = #expect(throws: MediaError.self) { try PhotoRenderer().renditions(of: file) }

        #expect(error?.code == .damaged)
        #expect(error?.message.hasPrefix("This photo is damaged: ") == true)
        #expect(error?.detail?.isEmpty == false)
    }
}
