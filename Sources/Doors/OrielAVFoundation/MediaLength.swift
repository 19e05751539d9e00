import Foundation

/// The length of a video or a sound, as its file tells it.
enum MediaLength {
    /// - Returns: Nil for an address outside of the server, and for other formats than MP4, QuickTime and WAVE.
    static func seconds(of url: URL) -> Double? {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        return wave(data) ?? movie(data)
    }

    /// `RIFF`, length, `WAVE`, then chunks: a name, a length, bytes.
    static func wave(_ data: Data) -> Double? {
        guard data.text(at: 0) == "RIFF", data.text(at: 8) == "WAVE" else { return nil }
        var offset = 12
        var bytesPerSecond: Double?
        while let name = data.text(at: offset), let length = data.number(at: offset + 4, count: 4)?.byteSwapped32 {
            if name == "fmt ", let rate = data.number(at: offset + 16, count: 4)?.byteSwapped32, rate > 0 {
                bytesPerSecond = Double(rate)
            }
            if name == "data" { return bytesPerSecond.map { Double(min(length, data.count)) / $0 } }
            offset += 8 + length + length % 2
        }
        return nil
    }

    /// Boxes: a length, a name, bytes. The box `mvhd` in `moov` has units per second and the number of units.
    static func movie(_ data: Data) -> Double? {
        guard let movie = box("moov", in: data, 0..<data.count), let header = box("mvhd", in: data, movie) else {
            return nil
        }
        let start = header.lowerBound
        let isLong = data.number(at: start, count: 1) == 1
        guard let scale = data.number(at: start + (isLong ? 20 : 12), count: 4), scale > 0,
            let units = data.number(at: start + (isLong ? 24 : 16), count: isLong ? 8 : 4)
        else { return nil }
        return Double(units) / Double(scale)
    }

    private static func box(_ name: String, in data: Data, _ range: Range<Int>) -> Range<Int>? {
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, var length = data.number(at: offset, count: 4) {
            var header = 8
            if length == 1 {
                guard let long = data.number(at: offset + 8, count: 8) else { return nil }
                (length, header) = (long, 16)
            }
            if length == 0 { length = range.upperBound - offset }
            guard length >= header, length <= range.upperBound - offset else { return nil }
            if data.text(at: offset + 4) == name { return offset + header..<offset + length }
            offset += length
        }
        return nil
    }
}

extension Data {
    /// Reads a number, its highest byte first; nil beyond the end, and for one that does not fit.
    fileprivate func number(at offset: Int, count length: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        let bytes = self[startIndex + offset..<startIndex + offset + length]
        return Int(exactly: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }

    fileprivate func text(at offset: Int) -> String? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        return String(decoding: self[startIndex + offset..<startIndex + offset + 4], as: UTF8.self)
    }
}

extension Int {
    /// A number of four bytes, read in the other order.
    fileprivate var byteSwapped32: Int { Int(UInt32(truncatingIfNeeded: self).byteSwapped) }
}
