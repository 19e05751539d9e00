internal import Foundation

/// Controls the heap of the C library. Does nothing if the library lacks the function.
enum Heap {
    /// Returns free memory between allocations to the system. Takes milliseconds.
    static func trim() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }

    /// Limits the heaps that threads use to one per processor, at least two. Must be called before threads start.
    ///
    /// By default glibc uses up to eight heaps per processor, and memory freed in one is unavailable to the others.
    /// With 50 open pages, this uses 5 MB more, for threads that never run at the same time.
    static func shareAmongThreads() {
        typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
        let maximumHeaps: Int32 = -8
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let count = max(2, ProcessInfo.processInfo.activeProcessorCount)
        _ = unsafeBitCast(symbol, to: SetOption.self)(maximumHeaps, Int32(clamping: count))
    }
}
