import MomentCards
import Testing

struct PhotoGridLayoutTests {
    @Test(arguments: [
        (1, 1, [0..<1]), (2, 2, [0..<2]), (3, 3, [0..<3]), (4, 2, [0..<2, 2..<4]), (5, 3, [0..<3, 3..<5]),
        (7, 3, [0..<3, 3..<6, 6..<7]), (9, 3, [0..<3, 3..<6, 6..<9]), (0, 3, []),
    ])
    func `two and four photos stand in two columns, more in three`(count: Int, columns: Int, rows: [Range<Int>]) {
        let layout = PhotoGridLayout(photoCount: count)

        #expect(layout.columnCount == columns)
        #expect(layout.rows == rows)
    }

    @Test(arguments: [(1600, 1200, 4.0 / 3), (100, 1000, 0.8), (4000, 500, 1.9), (0, 10, 4.0 / 3)])
    func `a photo that stands alone keeps its proportions within reason`(width: Int, height: Int, ratio: Double) {
        #expect(PhotoGridLayout.aspectRatio(width: width, height: height) == ratio)
    }
}
