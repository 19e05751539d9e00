/// The mounted rows of a long collection, and the space that stands in for the others.
///
/// A row's length is known only while it is mounted, and only as part of the total of all mounted rows. Distant rows
/// are therefore estimated by the average of the mounted ones. A scroll offset is mapped to a row in the layout the
/// user sees: before, inside or after the mounted rows, each proportionally.
///
///     |-- leading space --|== mounted rows ==|---- trailing space ----|
///     0                  30                 70                      1000
struct RowWindow: Equatable {
    /// Collections of at most this many rows are mounted completely: it is fast, and users can find and read all of it
    /// without scrolling.
    static let wholeLimit = 64
    /// The number of rows mounted before the viewport is known.
    private static let firstCount = 48
    /// The minimum number of lines kept mounted before and after the viewport.
    private static let leastMargin = 6
    /// The maximum number of visible lines. A client that claims a larger viewport would have everything mounted.
    private static let mostLines = 300
    /// How many times as many rows as needed may stay mounted.
    private static let mostExcess = 6
    /// The maximum number of visible rows, for a grid that claims to be very wide.
    private static let mostVisibleRows = 4000

    private(set) var count: Int
    /// The mounted rows.
    private(set) var rows: Range<Int>
    /// The space before the mounted rows, in points.
    private(set) var leadingSpace: Double = 0
    /// The space after the mounted rows, in points.
    private(set) var trailingSpace: Double = 0
    /// The number of rows in a line: the columns of a grid.
    private(set) var rowsPerLine = 1
    /// The distance between the starts of two lines, in points.
    private(set) var pitch: Double
    /// Whether rows after the mounted ones wait for ``mountRest()``.
    private(set) var isWaiting = false

    /// - Parameter pitch: An estimate, used until rows have been measured.
    init(count: Int, pitch: Double) {
        self.count = count
        self.pitch = pitch
        rows = 0..<(count <= Self.wholeLimit ? count : Self.firstCount)
        settle()
    }

    /// Whether the window follows the viewport.
    var isPartial: Bool { count > Self.wholeLimit }
    var isWhole: Bool { rows.count == count }

    private var lines: Int { line(after: count) }
    private var mountedLines: Int { line(after: rows.upperBound) - rows.lowerBound / rowsPerLine }
    private func line(after row: Int) -> Int { (row + rowsPerLine - 1) / rowsPerLine }

    private mutating func settle() {
        if rows.lowerBound == 0 { leadingSpace = 0 }
        trailingSpace = Double(lines - line(after: rows.upperBound)) * pitch
    }

    // MARK: - Changes

    /// Leaves out the rows after the first `number` until ``mountRest()``.
    mutating func mountOnly(first number: Int) {
        guard rows.lowerBound == 0, number < rows.upperBound else { return }
        rows = 0..<number
        isWaiting = true
        settle()
    }

    /// Mounts further rows while the rest waits.
    mutating func mount(more number: Int) {
        let most = isPartial ? min(count, Self.firstCount) : count
        rows = 0..<min(most, rows.upperBound + number)
        isWaiting = rows.upperBound < most
        settle()
    }

    /// Mounts the rows that wait.
    mutating func mountRest() {
        if isWaiting { mount(more: count) }
    }

    mutating func setCount(_ new: Int) {
        guard new != count else { return }
        count = new
        guard isPartial else {
            rows = 0..<new
            isWaiting = false
            return settle()
        }
        let length = max(rows.count, Self.firstCount)
        let start = min(rows.lowerBound, max(0, new - length)) / rowsPerLine * rowsPerLine
        move(to: start..<min(new, max(start + length, min(rows.upperBound, new))))
    }

    /// Updates the pitch from a measured length. Mounted rows keep their offset: the user may have been shown one of them.
    ///
    /// - Parameter length: The total length, including both spaces.
    mutating func measure(_ length: Double) {
        let mounted = length - leadingSpace - trailingSpace
        guard isPartial, mountedLines > 0 else { return }
        let measured = mounted / Double(mountedLines)
        guard measured >= 1 else { return }
        guard abs(measured - pitch) > 0.25 else { return }
        pitch = measured
        settle()
    }

    /// Changes the number of columns. The first mounted line keeps its offset.
    mutating func setRowsPerLine(_ number: Int) {
        guard number != rowsPerLine, number > 0 else { return }
        rowsPerLine = number
        guard isPartial else { return settle() }
        let start = rows.lowerBound / number * number
        rows = start..<max(start, min(count, line(after: rows.upperBound) * number))
        settle()
    }

    /// A line, as a row of a line that stays what it is when a measurement changes the window, and the number of lines after it.
    struct Place: Equatable {
        fileprivate var row: Int
        fileprivate var lines = 0
    }

    /// Mounts the rows near the viewport.
    ///
    /// Nothing changes while the viewport and half of the margin around it are mounted: a window that followed every
    /// step of a scroll would send patches all the time. A window that is much too large, as after printing, becomes
    /// smaller.
    ///
    /// - Parameters:
    ///   - start: The place of the first visible line; see ``place(at:)``.
    ///   - end: That of the last one.
    mutating func show(from start: Place, to end: Place) {
        guard isPartial else { return }
        let first = line(of: start)
        let mostLines = min(Self.mostLines, max(1, Self.mostVisibleRows / rowsPerLine))
        let last = min(line(of: end), first + mostLines)
        let margin = min(max(Self.leastMargin, last - first + 1), mostLines)
        let needed = clamp(first - margin / 2, last + margin / 2 + 1)
        let wanted = clamp(first - margin, last + margin + 1)
        guard
            needed.lowerBound < rows.lowerBound || needed.upperBound > rows.upperBound
                || !wanted.isEmpty && rows.count > Self.mostExcess * wanted.count
        else { return }
        move(to: wanted)
    }

    /// Mounts a row and the rows near it: as many as are needed while a scroll view moves by its length to the row.
    mutating func show(row: Int) {
        guard isPartial else { return mountRest() }
        guard !rows.contains(row) else { return }
        let line = row / rowsPerLine
        // A third of the mounted lines is visible, and half as many are needed before those. Of a collection out of sight, few are mounted.
        let margin = max(Self.leastMargin, mountedLines * 3 / 4, Self.firstCount / 2 / rowsPerLine)
        move(to: clamp(line - margin, line + margin + 1))
    }

    /// Returns the rows of a range of lines, clamped to the existing lines.
    private func clamp(_ firstLine: Int, _ endLine: Int) -> Range<Int> {
        let end = min(max(endLine, 0), lines)
        let first = min(max(firstLine, 0), end)
        return first * rowsPerLine..<min(end * rowsPerLine, count)
    }

    private mutating func move(to new: Range<Int>) {
        let (old, oldStart) = (rows, rows.lowerBound / rowsPerLine)
        rows = new
        isWaiting = false
        let start = new.lowerBound / rowsPerLine
        // Rows keep their offset in the layout that the user sees, even if the average was another one when the leading
        // space was computed. Rows before them always have space to scroll to.
        let isBefore = start < oldStart && !old.overlaps(new)
        let kept =
            isBefore ? leadingSpace / Double(oldStart) * Double(start) : leadingSpace + Double(start - oldStart) * pitch
        leadingSpace = kept >= Double(start) ? kept : Double(start) * pitch
        settle()
    }

    /// Returns the first row of the line at an offset.
    func row(at offset: Double) -> Int { min(max(0, count - 1), line(of: place(at: offset)) * rowsPerLine) }

    private func line(of place: Place) -> Int { min(max(0, lines - 1), place.row / rowsPerLine + place.lines) }

    /// Returns the place at an offset, in points from the start of the leading space.
    func place(at offset: Double) -> Place {
        let start = rows.lowerBound / rowsPerLine
        let mounted = Double(mountedLines) * pitch
        // Browsers can send any number: NaN is treated as the start, offsets past the end as the end.
        let offset = offset.isNaN ? 0 : min(max(offset, 0), leadingSpace + mounted + trailingSpace)
        if offset < leadingSpace {
            return Place(row: Int(saturating: offset / leadingSpace * Double(start)) * rowsPerLine)
        }
        if offset < leadingSpace + mounted || trailingSpace == 0 {
            let line = Int(saturating: (offset - leadingSpace) / pitch)
            return Place(row: rows.lowerBound, lines: min(max(0, mountedLines - 1), line))
        }
        let end = line(after: rows.upperBound)
        let behind = min(max((offset - leadingSpace - mounted) / trailingSpace, 0), 1)
        return Place(row: (end + Int(saturating: behind * Double(lines - end))) * rowsPerLine)
    }
}
