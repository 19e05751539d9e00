import Foundation

@testable import OrielResources

/// The bytes of a font without letters.
struct FontSample {
    var family = "Sample"
    var style = "Regular"
    var typographicFamily: String?
    var postScriptName: String? = "Sample-Regular"
    var weight = 400
    var width = 5
    var selection = 0
    var macStyle = 0
    var em = 1000
    var ascender = 900
    var descender = -300
    var lineGap = 0
    /// The range of the axis of weights, and the weights of the instances by their names.
    var variation: (weights: ClosedRange<Int>, instances: [(name: String, weight: Int)])?

    var bytes: [UInt8] {
        var tables = [
            "head": head, "hhea": numbers([0, 1, ascender, descender, lineGap]), "name": name, "OS/2": windows,
        ]
        if let variation { tables["fvar"] = fvar(variation) }
        var directory = [0, 1, 0, 0] + numbers([tables.count, 0, 0, 0])
        var content: [UInt8] = []
        for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
            directory += Array(tag.utf8) + long(0) + long(12 + tables.count * 16 + content.count) + long(table.count)
            content += table
        }
        return directory + content
    }

    var file: FontFile {
        get throws { try FontFile(URL(fileURLWithPath: "/sample.ttf"), bytes: bytes) }
    }

    private var head: [UInt8] {
        Array(repeating: 0, count: 18) + numbers([em]) + Array(repeating: 0, count: 24) + numbers([macStyle, 0])
    }

    private var windows: [UInt8] {
        numbers([4, 0, weight, width]) + Array(repeating: 0, count: 54) + numbers([selection, 0, 0, 700, -200, 90])
            + Array(repeating: 0, count: 12) + numbers([500, 700])
    }

    private var name: [UInt8] {
        var names = [(1, family), (2, style), (4, "\(family) \(style)")]
        if let postScriptName { names.append((6, postScriptName)) }
        if let typographicFamily { names.append((16, typographicFamily)) }
        names += (variation?.instances ?? []).enumerated().map { (256 + $0.offset, $0.element.name) }
        var texts: [UInt8] = []
        var records: [UInt8] = []
        for (number, text) in names {
            let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            records += numbers([3, 1, 0x409, number, bytes.count, texts.count])
            texts += bytes
        }
        return numbers([0, names.count, 6 + records.count]) + records + texts
    }

    private func fvar(_ variation: (weights: ClosedRange<Int>, instances: [(name: String, weight: Int)])) -> [UInt8] {
        let (low, high) = (variation.weights.lowerBound, variation.weights.upperBound)
        return numbers([1, 0, 16, 2, 1, 20, variation.instances.count, 8]) + Array("wght".utf8)
            + [low, low, high].flatMap { long($0 << 16) } + numbers([0, 0])
            + variation.instances.enumerated().flatMap {
                numbers([256 + $0.offset, 0]) + long($0.element.weight << 16)
            }
    }

    private func numbers(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    private func long(_ value: Int) -> [UInt8] { numbers([value >> 16, value]) }
}
