/// The bounds of what a client may say, applied where its messages are decoded, so that no view meets a value beyond them.
///
/// A measurement beyond its bounds is brought to the nearest one, because layouts of honest browsers can be odd. Anything
/// else that no client of ours sends is refused as an error of the protocol. `Docs/WireProtocol.md` lists both.
enum ClientBounds {
    /// The longest length and furthest place, in CSS pixels. Browsers lay out about a third of it.
    static let length: Float = 1e8
    /// Shorter lengths are 0, so that the quotient of two lengths fits an `Int`, and −0 and subnormal numbers do not come up.
    static let leastLength: Float = 0x1p-10
    /// In CSS pixels per second.
    static let velocity: Float = 1e6
    /// Of two fingers; a scale is never 0 or negative.
    static let scale: ClosedRange<Float> = 0.001...1000
    /// How far two fingers have turned, either way.
    static let radians: Float = 1000
    static let tapCount: ClosedRange<UInt8> = 1...10
    /// The greatest index of a choice.
    static let index: UInt32 = 0xFF_FFFF
    /// Of a window's width and height, in CSS pixels.
    static let windowLength: UInt32 = 0xFFFF
    /// In sixteenths of a CSS pixel: 1 to 512 pixels.
    static let rootFontSize: ClosedRange<UInt32> = 16...8192
    /// The greatest depth of an entry of the browser's history.
    static let depth: UInt32 = 10_000
    /// Bytes of a path with its query. A `GET` of a longer one is refused, too.
    static let pathBytes = 16_384
    /// Bytes of the name of a key, the longest of which is `LaunchApplication16`.
    static let keyNameBytes = 64
    /// Bytes of a page's token and of a session's name.
    static let tokenBytes = 1024

    /// A measurement in bounds: the nearest one, or 0 if it is smaller than anything a browser can show.
    static func clamped(_ value: Float, _ bounds: ClosedRange<Float>) -> Float {
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        return abs(value) < leastLength && bounds.contains(0) ? 0 : value
    }

    static func isPath(_ text: String) -> Bool { text.hasPrefix("/") && text.utf8.count <= pathBytes }
}
