/// The result of loading an image in the browser.
package enum ImageOutcome: Hashable, Sendable {
    case loaded(PixelSize)
    case failed
}

/// The size of an image in pixels of its file, at most 65,535 each; zero if the file has none.
package struct PixelSize: Hashable, Sendable {
    let width: UInt16
    let height: UInt16

    package init(width: UInt32, height: UInt32) {
        self.width = UInt16(clamping: width)
        self.height = UInt16(clamping: height)
    }

    var isEmpty: Bool { width == 0 || height == 0 }
}
