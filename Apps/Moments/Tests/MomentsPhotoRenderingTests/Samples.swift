import Foundation
import MomentsMedia
import Testing

@testable import MomentsPhotoRendering

/// Returns a file of the folder Photos of the library's tests; `make.py` in that folder describes each.
func photo(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).appending(path: "../../MomentsMediaTests/Photos").standardizedFileURL
    return try Data(contentsOf: folder.appending(path: name))
}

/// The names of the good photos that show the four colours.
let goodPhotos =
    [
        "alpha.png", "alpha.webp", "animated.gif", "animated.webp", "broken-profile.jpg", "cmyk.jpg", "exif-gps.jpg",
        "grey.jpg", "grey16.png", "interlaced.png",
        "phone.heic", "lossless.webp", "odd-scan-parameters.jpg", "orientation-6.webp",
        "palette-alpha.png", "progressive.jpg", "rgb16.png", "script-inside.gif", "swapped-profile.jpg", "text.png",
        "zip-behind.jpg",
    ] + (1...8).map { "orientation-\($0).jpg" }

/// The colours in the pictures, distinguishable after encoding.
enum Paint: CaseIterable {
    case red, green, blue, yellow, white, grey

    init(_ color: (red: UInt8, green: UInt8, blue: UInt8)) {
        let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
        let (darkest, lightest) = (min(red, green, blue), max(red, green, blue))
        self =
            switch lightest {
            case _ where lightest - darkest < 16: darkest > 240 ? .white : .grey
            case _ where red > 128 && green > 128: .yellow
            case red: .red
            case green: .green
            default: .blue
            }
    }
}

extension Picture {
    /// The colours near the corners: upper left, upper right, lower left, lower right.
    var corners: [Paint] {
        [(8, 8), (width - 9, 8), (8, height - 9), (width - 9, height - 9)].map { Paint(color(x: $0.0, y: $0.1)) }
    }

    static func decoded(webP data: Data?) throws -> Picture {
        try Shim.start()
        return try #require(data).withUnsafeBytes { bytes in
            try Picture(decoding: bytes, format: .webP, longestEdge: 10_000)
        }
    }
}

extension Data {
    init(repeatingBytes bytes: [UInt8], count: Int) {
        self.init((0..<count).lazy.flatMap { _ in bytes })
    }
}
