internal import Foundation
internal import OrielWorkerShim

/// Controls the memory of this process. Does nothing if the C library lacks the function.
enum ProcessMemory {
    /// Returns free memory between allocations to the system. Takes milliseconds.
    static func trimHeap() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }

    /// Gives back the pages of the program and its libraries that only read what is in their files.
    ///
    /// They come back as they are used, from the system's cache of files. The system can use their memory until then.
    ///
    /// - Returns: The bytes that are mapped so.
    @discardableResult
    static func releaseCode() -> Int { oriel_release_code() }

    /// Limits the heaps that threads use to one per processor, at least two. Must be called before threads start.
    ///
    /// By default glibc uses up to eight heaps per processor, and memory freed in one is unavailable to the others.
    /// With 50 open pages, this uses 5 MB more, for threads that never run at the same time.
    static func shareHeapsAmongThreads() {
        typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
        let maximumHeaps: Int32 = -8
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let count = max(2, ProcessInfo.processInfo.activeProcessorCount)
        _ = unsafeBitCast(symbol, to: SetOption.self)(maximumHeaps, Int32(clamping: count))
    }
}
