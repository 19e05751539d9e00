import Foundation

/// The memory the C library has handed out.
enum Heap {
    /// In bytes; found from `malloc_info`, the one such report that needs no header of its own.
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

    /// The totals stand after the last heap: what the system gave, less what lies free.
    private static func inUse(_ report: String) -> Int {
        let totals = report.components(separatedBy: "</heap>").last ?? ""
        func size(_ marker: String) -> Int {
            guard let line = totals.split(separator: "\n").first(where: { $0.contains(marker) }) else { return 0 }
            return Int(line.components(separatedBy: "size=\"").last?.prefix(while: \.isNumber) ?? "") ?? 0
        }
        return size("system type=\"current\"") + size("type=\"mmap\"") - size("type=\"fast\"") - size("type=\"rest\"")
    }
}
