import Foundation
import Testing

@testable import MomentsMedia

/// A file of the folder Photos; `make.py` beside them says what each is.
func photo(_ name: String) throws -> Data {
    let folder = try #require(Bundle.module.url(forResource: "Photos", withExtension: nil))
    return try Data(contentsOf: folder.appendingPathComponent(name))
}

/// The names of the good photos that show the four colours.
let goodPhotos =
    [
        "alpha.png", "alpha.webp", "animated.gif", "animated.webp", "broken-profile.jpg", "cmyk.jpg", "exif-gps.jpg",
        "grey.jpg", "grey16.png", "interlaced.png", "lossless.webp", "odd-scan-parameters.jpg", "orientation-6.webp",
        "palette-alpha.png", "progressive.jpg", "rgb16.png", "script-inside.gif", "swapped-profile.jpg", "text.png",
        "zip-behind.jpg",
    ] + (1...8).map { "orientation-\($0).jpg" }

/// The colours the pictures are painted with, to be told apart after they were encoded.
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
    /// What is painted near the corners: upper left, upper right, lower left, lower right.
    var corners: [Paint] {
        [(8, 8), (width - 9, 8), (8, height - 9), (width - 9, height - 9)].map { Paint(color(x: $0.0, y: $0.1)) }
    }

    static func decoded(webP data: Data?) throws -> Picture {
        try Shim.start()
        return try #require(data).withUnsafeBytes { bytes in
            try Picture(decoding: bytes, format: .webP, longestEdge: 10_000, cancellation: Cancellation())
        }
    }
}

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The paths of all files within, relative and sorted.
    var files: [String] {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }.sorted()
    }
}

/// Waits until something holds; fails after two minutes, because hundreds of tests share the processors.
func expectSoon(_ condition: () -> Bool, location: SourceLocation = #_sourceLocation) async {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("the condition did not come to hold", sourceLocation: location)
            return
        }
        await Task.yield()
    }
}

extension Data {
    init(repeatingBytes bytes: [UInt8], count: Int) {
        self.init((0..<count).lazy.flatMap { _ in bytes })
    }
}
