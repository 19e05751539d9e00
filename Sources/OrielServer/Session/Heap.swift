internal import Foundation

/// The heap of the C library, as far as it can be told anything; where it cannot, it is left alone.
enum Heap {
    /// Gives what lies free between what is in use back to the system. Takes milliseconds.
    static func trim() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }

    /// Has threads share as many heaps as there are processors; must come before there are threads.
    ///
    /// glibc gives threads up to eight heaps for each processor, and what is freed in one is of no use to the others: with 50
    /// pages open it was 5 MB more, for threads that never run at the same time.
    static func shareAmongThreads() {
        typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
        let maximumHeaps: Int32 = -8
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let count = max(2, ProcessInfo.processInfo.activeProcessorCount)
        _ = unsafeBitCast(symbol, to: SetOption.self)(maximumHeaps, Int32(clamping: count))
    }
}
