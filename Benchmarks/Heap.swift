import Foundation

/// The memory allocated by the C library.
enum Heap {
    /// The allocated bytes, read from `malloc_info`, the only such report that needs no C header.
    static var bytesInUse: Int {
        typealias MallocInfo = @convention(c) (Int32, OpaquePointer) -> Int32
        guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
        let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
        var buffer: UnsafeMutablePointer<CChar>?
        var size = 0
        guard let file = open_memstream(&buffer, &size) else { return 0 }
        _ = mallocInfo(0, OpaquePointer(file))
        fclose(file)
        defer { free(buffer) }
        guard let buffer else { return 0 }
        return inUse(String(cString: buffer))
    }

    /// The totals follow the last heap: the memory obtained from the system, less the free memory.
    private static func inUse(_ report: String) -> Int {
        let totals = report.components(separatedBy: "</heap>").last ?? ""
        func size(_ marker: String) -> Int {
            guard let line = totals.split(separator: "\n").first(where: { $0.contains(marker) }) else { return 0 }
            return Int(line.components(separatedBy: "size=\"").last?.prefix(while: \.isNumber) ?? "") ?? 0
        }
        return size("system type=\"current\"") + size("type=\"mmap\"") - size("type=\"fast\"") - size("type=\"rest\"")
    }
}
