import Foundation
import MomentsServer

/// A benchmark of Moments on a store of 10,000 people with 150 friends each, 200,000 moments and 1,000,000 likes; prints one
/// JSON object per line. First on SQLite, then on PostgreSQL with the same rows.
///
/// The store is created once and kept under `.build`; each run uses a copy.
///
/// With the argument `growth`: on PostgreSQL with 1,000, 10,000 and 100,000 people. With `growth --seen-by-all`, also until all friends of a
/// person with thousands of them, each with an open page, have read a publication; that takes minutes.
@main
enum MomentsBench {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == "growth" else { return try await measureLargeStore() }
        try await measureGrowth(isSeenByAll: arguments.contains("--seen-by-all"))
    }

    private static func measureGrowth(isSeenByAll: Bool) async throws {
        for people in GrowingStore.sizes {
            let server = try BenchmarkServer()
            let start = ContinuousClock.now
            try GrowingStore(people: people, url: server.url).fill()
            let database = BenchmarkedDatabase.grown(url: server.url, people: people)
            try Figure(name: "\(database.name).filled", value: (ContinuousClock.now - start) / .seconds(1), unit: "s")
                .print()
            try await ServiceBenchmarks.runGrowth(on: database, isSeenByAll: isSeenByAll)
            try server.stop()
        }
    }

    private static func measureLargeStore() async throws {
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
        // A database file is copied before anything has changed it.
        let server = try BenchmarkServer()
        let moving = ContinuousClock.now
        try DatabaseMove(from: URL(fileURLWithPath: copy), to: server.url).run { _ in }
        try Figure(name: "moments.migrate", value: (ContinuousClock.now - moving) / .seconds(1), unit: "s").print()
        for database in [BenchmarkedDatabase.sqlite(path: copy), .postgreSQL(url: server.url)] {
            try await ServiceBenchmarks.run(on: database)
            try await StoreBenchmarks.run(on: database)
        }
        try server.stop()
    }
}
