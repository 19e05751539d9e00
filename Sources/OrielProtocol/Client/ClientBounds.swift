/// The bounds of values from clients. The decoder applies them, so no view gets a value outside them.
///
/// Measurements are clamped, because layouts of honest browsers can be odd. Any other value that our clients never send
/// is a protocol error. `Docs/WireProtocol.md` lists both.
package enum ClientBounds {
    /// The greatest length and coordinate, in CSS pixels. Browsers lay out about a third of it.
    static let length: Float = 1e8
    /// Smaller lengths become 0, so the quotient of two lengths fits an `Int`, and −0 and subnormal numbers do not occur.
    static let leastLength: Float = 0x1p-10
    /// In CSS pixels per second.
    static let velocity: Float = 1e6
    /// The scale of a two-finger gesture; never 0 or negative.
    static let scale: ClosedRange<Float> = 0.001...1000
    /// The rotation of a two-finger gesture in radians, in either direction.
    static let radians: Float = 1000
    static let tapCount: ClosedRange<UInt8> = 1...10
    /// The width and height of a picture, in pixels of its file.
    static let pictureLength: UInt32 = 0xFFFF
    /// The greatest index of a choice.
    static let index: UInt32 = 0xFF_FFFF
    /// The greatest place in the text of a field, in UTF-16 code units.
    static let textOffset: UInt32 = 0xFF_FFFF
    /// The greatest number of a finger, a pencil or a pointer.
    static let pointer: UInt32 = 0xFF
    /// The greatest number of a scroll view's phase.
    static let phase: UInt8 = 4
    /// The maximum number of sizes in one answer to a measurement request.
    static let measurements: UInt32 = 4096
    /// The width and height of a window, in CSS pixels.
    static let windowLength: UInt32 = 0xFFFF
    /// The root font size in sixteenths of a CSS pixel: 1 to 512 pixels.
    static let rootFontSize: ClosedRange<UInt32> = 16...8192
    /// The greatest depth of a history entry in the browser.
    static let depth: UInt32 = 10_000
    /// The maximum number of bytes of a path with its query. A `GET` of a longer path is refused, too.
    package static let pathBytes = 16_384
    /// The maximum number of bytes of a key's name. The longest name is `LaunchApplication16`.
    static let keyNameBytes = 64
    /// The maximum number of bytes of a page's token and of a session's name.
    static let tokenBytes = 1024

    /// Clamps a measurement to its bounds. Returns 0 if it is smaller than a browser can show.
    static func clamped(_ value: Float, _ bounds: ClosedRange<Float>) -> Float {
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        return abs(value) < leastLength && bounds.contains(0) ? 0 : value
    }

    package static func isPath(_ text: String) -> Bool { text.hasPrefix("/") && text.utf8.count <= pathBytes }
}
