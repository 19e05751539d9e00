/// Work on many photos, of which several are worked on at the same time.
enum PhotoWork {
    /// How many at a time.
    ///
    /// A store needs some 20 ms for an answer, nearly all of it on the way: eight at a time read 20,000 photos in two
    /// and a half minutes instead of 20. More would mean more memory, since each holds whole files of up to 16 MB, and
    /// more of the 32 connections that a server has to its store.
    static let atOnce = 8

    /// Works on all items, and passes the outputs on in the order of the items, each once.
    ///
    /// Like a loop, it ends with the error of the first item that fails, in the order of the items: no further work
    /// begins after an error, and work on later items is cancelled. When this method returns or throws, nothing runs
    /// any more.
    ///
    /// - Throws: The error of `work` or `take`.
    static func inOrder<Item: Sendable, Output: Sendable>(
        _ items: [Item],
        work: @escaping @Sendable (Item) async throws -> Output,
        take: (Item, Output) throws -> Void = { _, _ in }
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
            // Those that are done before an earlier one.
            var outputs: [Int: Result<Output, any Error>] = [:]
            var (started, done, taken) = (0, 0, 0)
            var hasFailed = false
            while taken < items.count {
                while !hasFailed, started < items.count, started - done < atOnce {
                    let (index, item) = (started, items[started])
                    group.addTask {
                        do {
                            return (index, .success(try await work(item)))
                        } catch {
                            return (index, .failure(error))
                        }
                    }
                    started += 1
                }
                guard let (index, output) = try await group.next() else { throw CancellationError() }
                done += 1
                if case .failure = output { hasFailed = true }
                outputs[index] = output
                while let output = outputs.removeValue(forKey: taken) {
                    try take(items[taken], output.get())
                    taken += 1
                }
            }
        }
    }
}
