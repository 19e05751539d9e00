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
}
