/// A month in which a person has shared moments.
public struct AlbumMonth: Hashable, Codable, Sendable {
    public var year: Int
    /// 1 for January.
    public var month: Int
    /// The number of moments the viewer may see.
    public var momentCount: Int
    /// The first photo of the newest moment with photos; nil if no moment has any.
    public var cover: Photo?

    public init(_ month: MonthOfYear, momentCount: Int, cover: Photo? = nil) {
        year = month.year
        self.month = month.month
        self.momentCount = momentCount
        self.cover = cover
    }
}

extension AlbumMonth: Identifiable {
    public var id: MonthOfYear { MonthOfYear(year: year, month: month) }
}
