import Foundation

/// A benchmark of Moments on a store of 10,000 people with 150 friends each, 200,000 moments and 1,000,000 likes; prints one
/// JSON object per line.
///
/// The store is created once and kept under `.build`; each run uses a copy.
@main
enum MomentsBench {
    static func main() async throws {
        let start = ContinuousClock.now
        let path = try LargeStore.file(at: ".build/bench-moments.sqlite")
        try Figure(name: "moments.store.made", value: (ContinuousClock.now - start) / .seconds(1), unit: "s").print()
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        try Figure(name: "moments.store.size", value: Double(size) / 1e6, unit: "MB").print()

        let copy = ".build/bench-moments-run.sqlite"
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: copy + suffix) {
            try FileManager.default.removeItem(atPath: copy + suffix)
        }
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        try await ServiceBenchmarks.run(on: copy)
        try await StoreBenchmarks.run(on: copy)
    }
}
