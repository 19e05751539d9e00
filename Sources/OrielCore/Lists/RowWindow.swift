/// Which rows of a long collection are mounted, and how much room stands for the others.
///
/// A row's length is known only while it is mounted, and only as part of the sum of all that are. So what is far away is
/// counted by the average of what is near, and a place is looked up in the picture the person sees: before the mounted
/// rows, in them, or behind them, each by proportion.
///
///     |-- leading space --|== mounted rows ==|---- trailing space ----|
///     0                  30                 70                      1000
struct RowWindow: Equatable {
    /// Collections of so many rows are mounted whole: that is fast, and all of it can be found and read without scrolling.
    static let wholeLimit = 64
    /// How many rows are mounted before the viewport is known.
    private static let firstCount = 48
    /// How many lines are kept ready at least before and after the viewport.
    private static let leastMargin = 6
    /// No viewport shows more lines than that; somebody who claims so would have everything mounted.
    private static let mostLines = 300
    /// Nor more rows than that, of a grid that claims to be very wide.
    private static let mostVisibleRows = 4000

    private(set) var count: Int
    /// The mounted rows.
    private(set) var rows: Range<Int>
    /// Room before the mounted rows, in points.
    private(set) var leadingSpace: Double = 0
    /// Room behind them.
    private(set) var trailingSpace: Double = 0
    /// How many rows stand side by side: the columns of a grid.
    private(set) var rowsPerLine = 1
    /// From the start of one line to the start of the next.
    private(set) var pitch: Double
    private var isMeasured = false

    /// - Parameter pitch: A guess, until rows have been measured.
    init(count: Int, pitch: Double) {
        self.count = count
        self.pitch = pitch
        rows = 0..<(count <= Self.wholeLimit ? count : Self.firstCount)
        settle()
    }

    /// Whether some rows may not be mounted.
    var isPartial: Bool { count > Self.wholeLimit }

    private var lines: Int { line(after: count) }
    private var mountedLines: Int { line(after: rows.upperBound) - rows.lowerBound / rowsPerLine }
    private func line(after row: Int) -> Int { (row + rowsPerLine - 1) / rowsPerLine }

    private mutating func settle() {
        if rows.lowerBound == 0 { leadingSpace = 0 }
        trailingSpace = Double(lines - line(after: rows.upperBound)) * pitch
    }

    // MARK: - Changes

    mutating func setCount(_ new: Int) {
        guard new != count else { return }
        count = new
        guard isPartial else {
            rows = 0..<new
            return settle()
        }
        let length = max(rows.count, Self.firstCount)
        let start = min(rows.lowerBound, max(0, new - length)) / rowsPerLine * rowsPerLine
        move(to: start..<min(new, max(start + length, min(rows.upperBound, new))))
    }

    /// Learns how long the mounted rows are.
    ///
    /// - Parameter length: Of the whole, both spaces included.
    mutating func measure(_ length: Double) {
        let mounted = length - leadingSpace - trailingSpace
        guard isPartial, mountedLines > 0 else { return }
        let measured = mounted / Double(mountedLines)
        guard measured >= 1 else { return }
        guard abs(measured - pitch) > 0.25 else { return isMeasured = true }
        pitch = measured
        if !isMeasured { leadingSpace = Double(rows.lowerBound / rowsPerLine) * pitch }
        isMeasured = true
        settle()
    }

    mutating func setRowsPerLine(_ number: Int) {
        guard number != rowsPerLine, number > 0 else { return }
        rowsPerLine = number
        guard isPartial else { return settle() }
        let start = rows.lowerBound / number * number
        rows = start..<max(start, min(count, line(after: rows.upperBound) * number))
        leadingSpace = Double(start / number) * pitch
        settle()
    }

    /// Mounts what is near the viewport.
    ///
    /// Nothing changes as long as the viewport and half of the margin around it are there: a window that followed every
    /// step of a scroll would send patches all the time.
    ///
    /// - Parameter visible: In points from the start of the leading space.
    mutating func show(visible: ClosedRange<Double>) {
        guard isPartial else { return }
        let first = line(at: visible.lowerBound)
        let mostLines = min(Self.mostLines, max(1, Self.mostVisibleRows / rowsPerLine))
        let last = min(line(at: visible.upperBound), first + mostLines)
        let margin = min(max(Self.leastMargin, last - first + 1), mostLines)
        let needed = clamp(first - margin / 2, last + margin / 2 + 1)
        guard needed.lowerBound < rows.lowerBound || needed.upperBound > rows.upperBound else { return }
        move(to: clamp(first - margin, last + margin + 1))
    }

    /// Mounts a row and what is near it.
    mutating func show(row: Int) {
        guard isPartial, !rows.contains(row) else { return }
        let line = row / rowsPerLine
        let margin = max(Self.leastMargin, mountedLines / 2)
        move(to: clamp(line - margin, line + margin + 1))
    }

    /// The rows of a range of lines, as far as there are any.
    private func clamp(_ firstLine: Int, _ endLine: Int) -> Range<Int> {
        let end = min(max(endLine, 0), lines)
        let first = min(max(firstLine, 0), end)
        return first * rowsPerLine..<min(end * rowsPerLine, count)
    }

    private mutating func move(to new: Range<Int>) {
        let (old, oldStart) = (rows, rows.lowerBound / rowsPerLine)
        rows = new
        let start = new.lowerBound / rowsPerLine
        // What both windows show keeps its place; rows before them always have room to be scrolled to.
        let kept = leadingSpace + Double(start - oldStart) * pitch
        leadingSpace = old.overlaps(new) && kept >= Double(start) ? kept : Double(start) * pitch
        settle()
    }

    /// The first row of the line at a place of the picture.
    func row(at place: Double) -> Int { min(max(0, count - 1), line(at: place) * rowsPerLine) }

    /// The line at a place of the picture.
    private func line(at place: Double) -> Int {
        let start = rows.lowerBound / rowsPerLine
        let mounted = Double(mountedLines) * pitch
        // A browser can say anything: what is no number is the start, what lies beyond the end is the end.
        let place = place.isNaN ? 0 : min(max(place, 0), leadingSpace + mounted + trailingSpace)
        if place < leadingSpace { return Int(saturating: place / leadingSpace * Double(start)) }
        if place < leadingSpace + mounted || trailingSpace == 0 {
            return start + min(max(0, mountedLines - 1), Int(saturating: (place - leadingSpace) / pitch))
        }
        let end = line(after: rows.upperBound)
        let behind = (place - leadingSpace - mounted) / trailingSpace
        return min(max(0, lines - 1), end + Int(saturating: min(max(behind, 0), 1) * Double(lines - end)))
    }
}
