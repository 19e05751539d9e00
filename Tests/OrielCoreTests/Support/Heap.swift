import Foundation

/// The memory allocated by the C library.
enum Heap {
    /// The allocated memory in bytes. Uses `malloc_info`, the only report that needs no header.
    static var bytesInUse: Int {
        typealias MallocInfo = @convention(c) (Int32, OpaquePointer) -> Int32
        guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
        var buffer: UnsafeMutablePointer<CChar>?
        var size = 0
        guard let file = open_memstream(&buffer, &size) else { return 0 }
        _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, OpaquePointer(file))
        fclose(file)
        defer { free(buffer) }
        return buffer.map { total(in: String(cString: $0)) } ?? 0
    }

    /// Returns the memory obtained from the system minus the free memory, from the totals at the end of the report.
    private static func total(in report: String) -> Int {
        let lines = (report.components(separatedBy: "</heap>").last ?? "").split(separator: "\n")
        func size(_ marker: String) -> Int {
            let line = lines.first { $0.contains(marker) }
            return line.flatMap { $0.firstMatch(of: /size="(\d+)"/) }.flatMap { Int($0.1) } ?? 0
        }
        return size("system type=\"current\"") + size("type=\"mmap\"") - size("type=\"fast\"") - size("type=\"rest\"")
    }
}
