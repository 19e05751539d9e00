import GalleryPages
import OrielCore
import OrielProtocol
import OrielServer

/// The costs of gallery pages in a server, without its sockets.
@MainActor
enum PageBenchmarks {
    static let groups: [(name: String, run: @MainActor () async -> Void)] = [
        ("wire", snapshot), ("page.table", table), ("page.rows", rows),
    ]

    /// Measures the frame from which another process can rebuild the page of the keyed table.
    private static func snapshot() async {
        let page = AppPages<Gallery>.makeLonePage(at: "/table")
        _ = await page.render(patience: .zero)
        let plain = await page.snapshot() ?? []
        let sealed = SnapshotSealer(key: SessionKey()).seal(plain) ?? []
        Figure(name: "wire.snapshot", value: Double(ServerFrame.snapshot(sealed).bytes.count), unit: "bytes").print()
        await page.end()
    }

    /// Measures the memory of a keyed-table session: the gallery page without rows, active and idle, and 20 rows
    /// without the gallery.
    private static func table() async {
        Figure(name: "page.table", value: await bytesPerPage(Gallery.self, at: "/table"), unit: "bytes").print()
        let released = await bytesPerPage(Gallery.self, at: "/table", isReleased: true)
        Figure(name: "page.table.resting", value: released, unit: "bytes").print()
        Figure(name: "page.table.20-rows", value: await bytesPerPage(TwentyRows.self), unit: "bytes").print()
    }

    /// Measures long lists. Only rows near the viewport may use memory, and every other row a few bytes.
    private static func rows() async {
        let sizes = [
            await bytesPerPage(List<Thousand>.self),
            await bytesPerPage(List<TenThousand>.self),
            await bytesPerPage(List<HundredThousand>.self),
        ]
        for (count, size) in zip([Thousand.count, TenThousand.count, HundredThousand.count], sizes) {
            Figure(name: "page.rows.\(count)", value: size, unit: "bytes").print()
        }
        let growth = (sizes[2] - sizes[0]) / Double(HundredThousand.count - Thousand.count)
        Figure(name: "page.rows.growth", value: growth, unit: "bytes/row").print()
    }

    private static func bytesPerPage<A: App>(
        _ app: A.Type,
        at path: String = "/",
        isReleased: Bool = false
    ) async -> Double {
        var pages: [any LivePage] = []
        var before = 0
        // Memory that the first page allocates for all pages is not counted.
        for index in 0...8 {
            if index == 1 { before = Heap.bytesInUse }
            let page = AppPages<A>.makeLonePage(at: path)
            _ = await page.render(patience: .zero)
            if isReleased {
                // Pending output for the client keeps a page active.
                _ = await page.nextFrame()
                await page.releaseContent()
            }
            pages.append(page)
        }
        let growth = Heap.bytesInUse - before
        for page in pages { await page.end() }
        return Double(growth) / 8
    }
}

private struct Gallery: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

private struct TwentyRows: App {
    var body: some Scene {
        WindowGroup { KeyedTablePage(model: Self.makeModel()) }
    }

    private static func makeModel() -> KeyedTableModel {
        let model = KeyedTableModel()
        model.create(20)
        return model
    }
}

private protocol RowCount {
    static var count: Int { get }
}

private enum Thousand: RowCount { static let count = 1000 }
private enum TenThousand: RowCount { static let count = 10_000 }
private enum HundredThousand: RowCount { static let count = 100_000 }

private struct List<Size: RowCount>: App {
    var body: some Scene {
        WindowGroup { RowsPage(count: Size.count) }
    }
}
