/// How one to nine photos stand on a card.
public struct PhotoGridLayout: Equatable, Sendable {
    /// The places of the photos, row by row.
    public let rows: [Range<Int>]
    /// How many photos a full row has.
    public let columnCount: Int

    /// One photo stands alone, two and four stand in two columns, all others in three.
    public init(photoCount: Int) {
        let columns = photoCount == 1 ? 1 : photoCount == 2 || photoCount == 4 ? 2 : 3
        columnCount = columns
        rows = stride(from: 0, to: max(photoCount, 0), by: columns).map { $0..<min($0 + columns, photoCount) }
    }

    /// Width by height of a photo that stands alone: its own, unless it is very narrow or very wide.
    public static func aspectRatio(width: Int, height: Int) -> Double {
        guard width > 0, height > 0 else { return 4.0 / 3 }
        return min(max(Double(width) / Double(height), 0.8), 1.9)
    }
}
