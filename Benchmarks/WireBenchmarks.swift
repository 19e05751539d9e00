import GalleryPages
import OrielCombine
import OrielCore
import OrielWeb

/// The number of uncompressed bytes on the wire for the keyed table of the gallery.
@MainActor
enum WireBenchmarks {
    static let groups: [(name: String, run: @MainActor () -> Void)] = [
        ("wire", wire), ("web.create", create), ("web.update", update), ("table", steps),
    ]

    private static func wire() {
        let page = LiveTable()
        page.report("wire.equal") { page.model.objectWillChange.send() }
        page.report("wire.create-1000") { page.model.create(1000) }
        page.report("wire.update-10th") { page.model.updateEveryTenth() }
        page.report("wire.swap") { page.model.swap() }
        page.report("wire.remove-second") { page.model.remove(page.model.rows[1].id) }
        page.report("wire.prepend") { page.model.prepend(1) }
        page.model.select(page.model.rows[4].id)
        _ = page.operations()
        page.report("wire.select") { page.model.select(page.model.rows[5].id) }
        page.report("wire.sort") { page.model.sort() }
        page.report("wire.clear") { page.model.clear() }
        counter()
    }

    private static func counter() {
        var add: () -> Void = {}
        let page = LivePage { CounterText { add = $0 } }
        add()
        _ = page.operations()
        add()
        Figure(name: "wire.counter", value: Double(page.operations().count), unit: "bytes").print()
    }

    /// Measures the conversion of 1000 new rows into operations, without the work of the graph.
    private static func create() {
        let clock = ContinuousClock()
        let times = (0..<9).map { _ in
            let page = LiveTable()
            page.model.create(1000)
            let patches = page.patches()
            return clock.measure {
                page.document.take(patches)
                _ = page.document.encodeChanges()
            }.nanoseconds / 1e6
        }
        Figure(name: "web.create-1000", value: median(times), unit: "ms").print()
    }

    private static func update() {
        let page = LiveTable()
        page.model.create(1000)
        _ = page.operations()
        let clock = ContinuousClock()
        let times = (0..<9).map { _ in
            page.model.updateEveryTenth()
            let patches = page.patches()
            return clock.measure {
                page.document.take(patches)
                _ = page.document.encodeChanges()
            }.nanoseconds / 1e3
        }
        Figure(name: "web.update-10th", value: median(times), unit: "us").print()
    }
}

/// The time of the server for the steps of the keyed table that make or remove many rows, in the graph and in the document.
extension WireBenchmarks {
    private static func steps() {
        step("create-1000", after: { _ in }, { $0.create(1000) })
        step("append-1000", after: { $0.create(1000) }, { $0.append(1000) })
        step("clear-1000", after: { $0.create(1000) }, { $0.clear() })
    }

    private static func step(
        _ name: String,
        after prepare: (KeyedTableModel) -> Void,
        _ change: (KeyedTableModel) -> Void
    ) {
        let clock = ContinuousClock()
        var graphTimes: [Double] = []
        var documentTimes: [Double] = []
        for _ in 0..<9 {
            let page = LiveTable()
            prepare(page.model)
            _ = page.operations()
            var patches: [Patch] = []
            let graphTime = clock.measure {
                change(page.model)
                patches = page.patches()
            }
            let documentTime = clock.measure {
                page.document.take(patches)
                _ = page.document.encodeChanges()
            }
            graphTimes.append(graphTime.nanoseconds / 1e6)
            documentTimes.append(documentTime.nanoseconds / 1e6)
        }
        Figure(name: "table.\(name).graph", value: median(graphTimes), unit: "ms").print()
        Figure(name: "table.\(name).document", value: median(documentTimes), unit: "ms").print()
    }
}

/// A graph with its document, as in a session.
@MainActor
private class LivePage {
    let document = WebDocument()
    private let graph = ViewGraph()
    private var pending: [Patch] = []

    init(_ content: () -> some View) {
        // Flushes are called explicitly.
        graph.flushScheduler = { _ in }
        graph.patchHandler = { [unowned self] in pending += $0 }
        graph.mount(environment: EnvironmentValues(), content: content)
        pending.removeAll()
        document.mount(graph.elementTrees)
        _ = document.makePage()
    }

    isolated deinit { graph.unmount() }

    func patches() -> [Patch] {
        graph.flush()
        defer { pending.removeAll() }
        return pending
    }

    func operations() -> [UInt8] {
        document.take(patches())
        return document.encodeChanges()
    }

    func report(_ name: String, _ change: () -> Void) {
        change()
        Figure(name: name, value: Double(operations().count), unit: "bytes").print()
    }
}

@MainActor
private final class LiveTable: LivePage {
    let model: KeyedTableModel

    init() {
        let model = KeyedTableModel()
        self.model = model
        super.init { KeyedTable(model: model) }
    }
}

private struct CounterText: View {
    let connect: (@escaping () -> Void) -> Void
    @State private var count = 0

    var body: some View {
        connect { count += 1 }
        return Text("\(count)")
    }
}
