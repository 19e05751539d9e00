extension ByteReader {
    /// A place along an axis, or a distance, in CSS pixels.
    mutating func coordinate() throws(FrameError) -> Float {
        ClientBounds.clamped(try float(), -ClientBounds.length...ClientBounds.length)
    }

    /// A width or height in CSS pixels.
    mutating func length() throws(FrameError) -> Float { ClientBounds.clamped(try float(), 0...ClientBounds.length) }

    mutating func velocity() throws(FrameError) -> Float {
        ClientBounds.clamped(try float(), -ClientBounds.velocity...ClientBounds.velocity)
    }

    mutating func scale() throws(FrameError) -> Float { ClientBounds.clamped(try float(), ClientBounds.scale) }

    mutating func radians() throws(FrameError) -> Float {
        ClientBounds.clamped(try float(), -ClientBounds.radians...ClientBounds.radians)
    }

    mutating func tapCount() throws(FrameError) -> UInt8 {
        min(max(try byte(), ClientBounds.tapCount.lowerBound), ClientBounds.tapCount.upperBound)
    }

    /// Lengths after their count.
    mutating func measurements() throws(FrameError) -> [Float] {
        let count = try integer(upTo: ClientBounds.measurements)
        var lengths: [Float] = []
        // Grows with each length read, because the count can promise more than the message contains.
        for _ in 0..<count { lengths.append(try length()) }
        return lengths
    }

    /// - Throws: `outOfBounds` for a number above the limit.
    mutating func integer(upTo limit: UInt32) throws(FrameError) -> UInt32 {
        let value = try integer()
        guard value <= limit else { throw .outOfBounds }
        return value
    }

    /// - Throws: `textTooLong` for a text of more bytes.
    mutating func string(upTo limit: Int) throws(FrameError) -> String {
        let value = try string()
        guard value.utf8.count <= limit else { throw .textTooLong }
        return value
    }

    /// A path with its query.
    mutating func path() throws(FrameError) -> String {
        let path = try string(upTo: ClientBounds.pathBytes)
        guard path.hasPrefix("/") else { throw .invalidPath }
        return path
    }
}
