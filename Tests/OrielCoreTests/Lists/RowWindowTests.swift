import Testing

@testable import OrielCore

@Suite struct RowWindowTests {
    @Test(arguments: [0, 1, 64]) func `a short collection is whole`(count: Int) {
        let window = RowWindow(count: count, pitch: 44)

        #expect(window.rows == 0..<count)
        #expect(!window.isPartial)
        #expect(window.leadingSpace == 0)
        #expect(window.trailingSpace == 0)
    }

    @Test func `a long window contains the first rows and reserves space`() {
        let window = RowWindow(count: 100_000, pitch: 44)

        #expect(window.rows == 0..<48)
        #expect(window.trailingSpace == Double(100_000 - 48) * 44)
    }

    @Test(arguments: [(20, 20), (1000, 48)]) func `rows wait, and come in parts`(count: Int, most: Int) {
        var window = RowWindow(count: count, pitch: 44)
        window.mountOnly(first: 4)
        #expect(window.rows == 0..<4 && window.isWaiting && !window.isWhole)

        window.mount(more: 5)
        #expect(window.rows == 0..<9 && window.isWaiting)
        window.mountRest()

        #expect(window.rows == 0..<most && !window.isWaiting)
        #expect(window.trailingSpace == Double(count - most) * 44)
    }

    @Test func `a scroll ends the wait`() {
        var window = RowWindow(count: 1000, pitch: 50)
        window.mountOnly(first: 4)

        window.show(visible: 5000...5800)
        let old = window
        window.mountRest()

        #expect(!old.isWaiting && window == old)
    }

    @Test func `a row that waits is shown with all others`() {
        var window = RowWindow(count: 20, pitch: 50)
        window.mountOnly(first: 4)

        window.show(row: 12)

        #expect(window.isWhole)
    }

    @Test func `a viewport inside the margin moves nothing`() {
        var window = RowWindow(count: 1000, pitch: 50)
        let old = window

        window.show(visible: 0...800)

        #expect(window == old)
    }

    @Test func `a scroll mounts a viewport's rows before and after`() {
        var window = RowWindow(count: 1000, pitch: 50)

        window.show(visible: 5000...5800)

        #expect(window.rows.lowerBound <= 84)
        #expect(window.rows.upperBound >= 132)
        #expect(window.rows.count < 70)
        #expect(window.leadingSpace == Double(window.rows.lowerBound) * 50)
        #expect(window.leadingSpace + Double(window.rows.count) * 50 + window.trailingSpace == 50_000)
    }

    @Test func `a window that is much too large becomes smaller`() {
        var window = RowWindow(count: 100_000, pitch: 50)
        window.show(visible: 0...15_000)
        #expect(window.rows.count > 600)

        window.show(visible: 0...800)

        #expect(window.rows.lowerBound == 0)
        #expect(window.rows.count < 60)
    }

    @Test func `a small viewport keeps the first rows`() {
        var window = RowWindow(count: 1000, pitch: 50)

        window.show(visible: 0...60)

        #expect(window.rows == 0..<48)
    }

    @Test func `a jump to the end shows the last row`() {
        var window = RowWindow(count: 100_000, pitch: 44)

        window.show(visible: 4_399_200...4_400_000)

        #expect(window.rows.upperBound == 100_000)
        #expect(window.trailingSpace == 0)
        #expect(window.rows.count < 80)
    }

    @Test func `measured rows correct the guess`() {
        var window = RowWindow(count: 1000, pitch: 44)

        window.measure(48 * 60 + window.trailingSpace)

        #expect(window.pitch == 60)
        #expect(window.trailingSpace == Double(1000 - 48) * 60)
    }

    @Test func `rows that stay keep their place when the lengths vary`() {
        var window = RowWindow(count: 1000, pitch: 50)
        window.show(visible: 10_000...10_800)
        let old = window
        window.measure(old.leadingSpace + Double(old.rows.count) * 80 + old.trailingSpace)

        let place = window.leadingSpace + Double(old.rows.count) * 80
        window.show(visible: place - 400...place + 400)

        let left = Double(window.rows.lowerBound - old.rows.lowerBound)
        #expect(left > 0)
        #expect(window.rows.contains(old.rows.upperBound - 1))
    }

    @Test(arguments: [0.9, 0.02, 0.5]) func `after a jump, rows are in the viewport when the lengths vary`(
        fraction: Double
    ) {
        // Short rows first, then long ones on the screen, which the average of the other rows follows.
        var window = RowWindow(count: 2000, pitch: 60)
        window.show(visible: 18_000...18_700)
        window.measure(window.leadingSpace + Double(window.rows.count) * 130 + window.trailingSpace)
        let length = window.leadingSpace + Double(window.rows.count) * 130 + window.trailingSpace

        let place = fraction * length
        window.show(visible: place...place + 700)

        #expect(window.leadingSpace < place)
        #expect(window.leadingSpace + Double(window.rows.count) * 60 > place)
    }

    @Test func `a grid moves by whole lines`() {
        var window = RowWindow(count: 1000, pitch: 100)
        window.setRowsPerLine(3)

        window.show(visible: 10_000...10_800)

        #expect(window.rows.lowerBound % 3 == 0)
        #expect(window.rows.contains(300))
        #expect(window.leadingSpace == Double(window.rows.lowerBound / 3) * 100)
    }

    @Test func `a shorter collection keeps the window inside`() {
        var window = RowWindow(count: 1000, pitch: 50)
        window.show(visible: 45_000...45_800)

        window.setCount(500)
        #expect(window.rows.upperBound == 500)
        #expect(window.rows.count >= 48)

        window.setCount(10)
        #expect(window.rows == 0..<10)
        #expect(window.leadingSpace == 0)
    }

    @Test func `a row far away can be shown`() {
        var window = RowWindow(count: 1000, pitch: 50)

        window.show(row: 700)

        #expect(window.rows.contains(700))
        #expect(window.rows.contains(690))
    }

    @Test func `a row that was shown keeps its place when it is measured`() {
        var window = RowWindow(count: 1000, pitch: 52)
        window.show(row: 743)
        let old = window

        window.measure(old.leadingSpace + Double(old.rows.count) * 44 + old.trailingSpace)

        #expect(window.leadingSpace == old.leadingSpace)
        #expect(window.trailingSpace == Double(1000 - old.rows.upperBound) * 44)
    }

    @Test func `a row that was shown keeps its place when the columns are known`() {
        var window = RowWindow(count: 1000, pitch: 50)
        window.setRowsPerLine(3)
        window.show(row: 743)
        let old = window

        window.setRowsPerLine(4)

        #expect(window.leadingSpace == old.leadingSpace)
        #expect(old.rows.lowerBound - window.rows.lowerBound < 4)
        #expect(window.rows.contains(743))
    }

    @Test func `visible lines are those that were seen, whatever is measured after them`() {
        var window = RowWindow(count: 1000, pitch: 52)
        window.setRowsPerLine(3)
        window.show(row: 600)
        let (top, first) = (window.leadingSpace, window.rows.lowerBound)
        // Five lines of the mounted ones, in four columns.
        let (start, end) = (window.place(at: top + 52), window.place(at: top + 5 * 52))

        window.setRowsPerLine(4)
        window.measure(window.leadingSpace + Double(window.rows.count / 4) * 90 + window.trailingSpace)
        window.show(from: start, to: end)

        #expect(window.rows.contains(first + 4) && window.rows.contains(first + 20))
        #expect(window.rows.lowerBound <= first)
    }

    @Test func `any range is survived`() {
        var generator = SystemRandomNumberGenerator()
        var window = RowWindow(count: 5000, pitch: 44)
        for _ in 0..<2000 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: window.setCount(.random(in: 0..<6000, using: &generator))
            case 1: window.measure(.random(in: -1e6...1e9, using: &generator))
            case 2: window.setRowsPerLine(.random(in: 1..<7, using: &generator))
            case 3: window.show(row: .random(in: 0..<max(1, window.count), using: &generator))
            default:
                let start = Double.random(in: -1e9...1e9, using: &generator)
                window.show(visible: start...start + .random(in: 0...2000, using: &generator))
            }
            #expect(window.rows.lowerBound >= 0 && window.rows.upperBound <= window.count)
            #expect(window.leadingSpace >= 0 && window.trailingSpace >= 0)
            #expect(window.rows.lowerBound == 0 || window.leadingSpace > 0)
            #expect(window.isPartial || window.rows == 0..<window.count)
        }
    }

    @Test func `a grid that claims to be endlessly wide does not have everything mounted`() {
        var window = RowWindow(count: 1_000_000, pitch: 44)
        window.setRowsPerLine(1000)

        window.show(visible: 0...1e8)

        #expect(window.rows.count <= 12_000)
    }
}

extension RowWindow {
    fileprivate mutating func show(visible: ClosedRange<Double>) {
        show(from: place(at: visible.lowerBound), to: place(at: visible.upperBound))
    }
}
