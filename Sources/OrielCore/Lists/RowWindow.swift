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
    private var isMeasured = false
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

    /// Updates the pitch from a measured length.
    ///
    /// - Parameter length: The total length, including both spaces.
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

    /// Mounts the rows near the viewport.
    ///
    /// Nothing changes while the viewport and half of the margin around it are mounted: a window that followed every
    /// step of a scroll would send patches all the time. A window that is much too large, as after printing, becomes
    /// smaller.
    ///
    /// - Parameter visible: The visible range, in points from the start of the leading space.
    mutating func show(visible: ClosedRange<Double>) {
        guard isPartial else { return }
        let first = line(at: visible.lowerBound)
        let mostLines = min(Self.mostLines, max(1, Self.mostVisibleRows / rowsPerLine))
        let last = min(line(at: visible.upperBound), first + mostLines)
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
        // A third of the mounted lines is visible. Half as many are needed before those.
        let margin = max(Self.leastMargin, mountedLines * 3 / 4)
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
    func row(at place: Double) -> Int { min(max(0, count - 1), line(at: place) * rowsPerLine) }

    /// Returns the line at an offset.
    private func line(at place: Double) -> Int {
        let start = rows.lowerBound / rowsPerLine
        let mounted = Double(mountedLines) * pitch
        // Browsers can send any number: NaN is treated as the start, offsets past the end as the end.
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
