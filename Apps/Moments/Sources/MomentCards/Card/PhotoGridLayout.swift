/// The layout of one to nine photos on a card.
public struct PhotoGridLayout: Equatable, Sendable {
    /// The indices of the photos in each row.
    public let rows: [Range<Int>]
    /// The number of photos in a full row.
    public let columnCount: Int

    /// Creates a layout with one column for one photo, two columns for two or four photos, and three otherwise.
    public init(photoCount: Int) {
        let columns = photoCount == 1 ? 1 : photoCount == 2 || photoCount == 4 ? 2 : 3
        columnCount = columns
        rows = stride(from: 0, to: max(photoCount, 0), by: columns).map { $0..<min($0 + columns, photoCount) }
    }

    /// Returns the aspect ratio (width by height) of a single photo, clamped to 0.8 to 1.9.
    public static func aspectRatio(width: Int, height: Int) -> Double {
        guard width > 0, height > 0 else { return 4.0 / 3 }
        return min(max(Double(width) / Double(height), 0.8), 1.9)
    }
}
