#if DEBUG
extension PreviewSamples {
    // MARK: Album

    public static let album = [
        AlbumMonth(MonthOfYear(year: 2026, month: 9), momentCount: 12, cover: photo(1, altText: "Hills at dawn")),
        AlbumMonth(MonthOfYear(year: 2026, month: 8), momentCount: 1),
        AlbumMonth(MonthOfYear(year: 2026, month: 3), momentCount: 140, cover: photo(2, isTall: true)),
        AlbumMonth(MonthOfYear(year: 2025, month: 12), momentCount: 3, cover: photo(3)),
    ]
}
#endif
