import Dispatch
import Foundation
import Testing

@testable import OrielCore

/// A graph released by another thread waits for the main actor to run its deinit; until then its nodes exist.
@MainActor
@Suite struct GraphReleaseTests {
    private final class Holder: @unchecked Sendable { var graph: ViewGraph? }

    private final class Handle { var count: Binding<Int>? }

    private struct Counting: View {
        let handle: Handle
        @State private var count = 0

        var body: some View {
            let _ = handle.count = $count
            Text("\(count)")
        }
    }

    /// Releases a graph on another thread before it returns.
    private func release(_ holder: Holder) {
        let isReleased = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            holder.graph = nil
            isReleased.signal()
        }
        isReleased.wait()
    }

    private func runMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `a state may change between the release of a graph and its deinit`() async throws {
        let holder = Holder()
        let handle = Handle()
        holder.graph = ViewGraph()
        holder.graph?.mount(environment: EnvironmentValues()) { Counting(handle: handle) }
        let count = try #require(handle.count)
        weak let released = holder.graph

        release(holder)
        count.wrappedValue += 1

        // The deinit, and the flush that the change has scheduled.
        for _ in 0..<3 { await runMainQueue() }
        #expect(released == nil)
    }

    private final class Census { var alive = 0 }

    private final class Mark {
        private let census: Census

        init(_ census: Census) {
            self.census = census
            census.alive += 1
        }

        deinit { census.alive -= 1 }
    }

    private struct Row: View {
        let mark: Mark
        var body: some View { Text("row") }
    }

    private struct Table: View {
        let handle: Handle
        let census: Census
        @State private var count = 100

        var body: some View {
            let _ = handle.count = $count
            ForEach(Array(0..<count), id: \.self) { _ in Row(mark: Mark(census)) }
        }
    }

    @Test func `the memory of a few removed rows is released at once, that of many when the turn ends`() async throws {
        let (handle, census) = (Handle(), Census())
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { Table(handle: handle, census: census) }
        let count = try #require(handle.count)
        #expect(census.alive == 100)

        count.wrappedValue = 90
        graph.flush()
        #expect(census.alive == 90)

        count.wrappedValue = 0
        graph.flush()
        #expect(census.alive == 90)
        await runMainQueue()
        #expect(census.alive == 0)
    }

    @Test func `the memory of removed rows is released with a graph that ends before the turn`() throws {
        let (handle, census) = (Handle(), Census())
        let holder = Holder()
        holder.graph = ViewGraph()
        holder.graph?.mount(environment: EnvironmentValues()) { Table(handle: handle, census: census) }
        let count = try #require(handle.count)

        count.wrappedValue = 0
        holder.graph?.flush()
        #expect(census.alive == 100)

        holder.graph = nil
        #expect(census.alive == 0)
    }
}
