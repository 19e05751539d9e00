import Foundation
import OrielCore

/// The benchmarks of the view graph.
@MainActor
enum GraphBenchmarks {
    static let groups: [(name: String, run: @MainActor () -> Void)] = [
        ("graph.mount", { mount(rows: 1000) }),
        ("graph.mount-large", { mount(rows: 10_000) }),
        ("graph.bytes-per-node", memory),
        ("graph.update-one", { updateOne(rows: 1000) }),
        ("graph.update-one-large", { updateOne(rows: 10_000) }),
        ("graph.list", listOperations),
        ("graph.large-list", largeListOperations),
        ("graph.one-reader", oneReader),
        ("graph.cold", coldTypes),
    ]

    private static func makeGraph(_ content: () -> some View) -> ViewGraph {
        let graph = ViewGraph()
        // Flushes are called explicitly, so that each is part of the measured time.
        graph.flushScheduler = { _ in }
        graph.mount(environment: EnvironmentValues(), content: content)
        return graph
    }

    private static func mount(rows: Int) {
        let clock = ContinuousClock()
        let times = (0..<9).map { _ in
            var graph: ViewGraph?
            let duration = clock.measure { graph = makeGraph { ListView(count: rows, actions: ListActions()) } }
            let nodes = graph?.nodeCount ?? 1
            graph?.unmount()
            return duration.nanoseconds / Double(nodes)
        }
        Figure(name: "graph.mount.\(rows)", value: median(times), unit: "ns/node").print()
    }

    private static func memory() {
        let sizes = (0..<5).map { _ in
            let before = Heap.bytesInUse
            let graph = makeGraph { ListView(count: 1000, actions: ListActions()) }
            let after = Heap.bytesInUse
            defer { graph.unmount() }
            return Double(after - before) / Double(graph.nodeCount)
        }
        Figure(name: "graph.bytes-per-node", value: median(sizes), unit: "bytes/node").print()
    }

    private static func updateOne(rows: Int) {
        let graph = makeGraph { ListView(count: rows, actions: ListActions()) }
        defer { graph.unmount() }
        let buttons = graph.elementTrees.flatMap { $0.ids(of: .button) }
        let button = buttons[buttons.count / 2]
        let time = medianTime(repeats: 2000) {
            graph.send(.tap, to: button)
            graph.flush()
        }
        Figure(name: "graph.update-one.\(rows)", value: time, unit: "ns").print()
    }

    private static func listOperations() {
        let actions = ListActions()
        let graph = makeGraph { ListView(count: 1000, actions: actions) }
        defer { graph.unmount() }
        func time(_ name: String, repeats: Int = 50, _ operation: @escaping () -> Void) {
            let time = medianTime(repeats: repeats) {
                operation()
                graph.flush()
            }
            Figure(name: name, value: time, unit: "ns").print()
        }
        time("graph.swap") { actions.swap() }
        time("graph.update-10th") { actions.updateEveryTenth() }
        time("graph.parent-unchanged") { actions.touchParent() }
        // The number of repeats is small, so that the list stays close to 1000 rows.
        time("graph.insert-first", repeats: 5) { actions.insertFirst() }
        time("graph.remove-second", repeats: 5) { actions.removeSecond() }
    }

    /// Runs the same operations on ten times as many rows, to detect quadratic growth.
    private static func largeListOperations() {
        for rows in [1000, 10_000] {
            let actions = ListActions()
            let graph = makeGraph { ListView(count: rows, actions: actions) }
            func time(_ name: String, _ operation: () -> Void) {
                let time = medianTime(runs: 5) {
                    operation()
                    graph.flush()
                }
                Figure(name: "\(name).\(rows)", value: time / Double(rows), unit: "ns/row").print()
            }
            time("graph.reverse") { actions.reverse() }
            time("graph.shuffle") { actions.shuffle() }
            time("graph.insert-middle") { actions.insertMiddle() }
            time("graph.replace-all") { actions.replaceAll() }
            graph.unmount()
            unmount(rows: rows)
        }
    }

    private static func unmount(rows: Int) {
        let times = (0..<5).map { _ in
            let graph = makeGraph { ListView(count: rows, actions: ListActions()) }
            return ContinuousClock().measure { graph.unmount() }.nanoseconds / Double(rows)
        }
        Figure(name: "graph.unmount.\(rows)", value: median(times), unit: "ns/row").print()
    }

    private static func oneReader() {
        let actions = ListActions()
        time("graph.environment-one-reader", in: makeGraph { EnvironmentListView(actions: actions) }) {
            actions.touchParent()
        }
        let published = PublishedModel()
        time("graph.published-one-reader", in: makeGraph { ManyRows(reader: PublishedReader(model: published)) }) {
            published.value += 1
        }
        let observable = ObservableModel()
        time("graph.observable-one-reader", in: makeGraph { ManyRows(reader: ObservableReader(model: observable)) }) {
            observable.value += 1
        }
    }

    private static func time(_ name: String, in graph: ViewGraph, _ operation: () -> Void) {
        defer { graph.unmount() }
        let time = medianTime(repeats: 2000) {
            operation()
            graph.flush()
        }
        Figure(name: name, value: time, unit: "ns").print()
    }

    // MARK: - Cold types

    private static func coldTypes() {
        struct A {}
        struct B {}
        struct C {}
        struct D {}
        struct E {}
        let times = [coldTime(A.self), coldTime(B.self), coldTime(C.self), coldTime(D.self), coldTime(E.self)]
        Figure(name: "graph.cold-100-types", value: median(times), unit: "ns").print()
    }

    private static func coldTime<T>(_ type: T.Type) -> Double {
        var total = 0.0
        func measure<U>(_ type: U.Type, depth: Int) {
            let duration = ContinuousClock().measure { makeGraph { Nested<U>() }.unmount() }
            total += duration.nanoseconds
            if depth > 1 { measure(Nested<U>.self, depth: depth - 1) }
        }
        measure(type, depth: 100)
        return total
    }
}

extension ElementTree {
    /// Returns the IDs of all elements of a kind in this tree.
    func ids(of kind: Element.Kind) -> [Element.ID] {
        (element.kind == kind ? [id] : []) + children.flatMap { $0.ids(of: kind) }
    }
}
