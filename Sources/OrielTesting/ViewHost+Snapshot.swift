import Foundation

extension ViewHost {
    /// Compares ``accessibilitySnapshot`` with the one in a file next to the test, which is written at first.
    ///
    ///     let host = ViewHost { NotesView() }
    ///     try host.checkSnapshot("empty")        // Snapshots/NotesViewTests/empty.txt
    ///
    /// The first run writes the file and fails, so that a snapshot that is missing in a repository does not pass. With the environment variable
    /// `RECORD_SNAPSHOTS=1` all files are written again.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension: letters, digits, `-`, `_`, `.` and spaces.
    ///   - filePath: The test's file; the default is the caller's.
    /// - Throws: `ViewHostError` with code `snapshotDiffers` and the lines that differ, or the file system's error.
    public func checkSnapshot(_ name: String, filePath: String = #filePath) throws {
        let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
        try checkSnapshot(name, filePath: filePath, isRecording: isRecording)
    }

    func checkSnapshot(_ name: String, filePath: String, isRecording: Bool) throws {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_. "))
        precondition(
            !name.isEmpty && !name.hasPrefix(".") && name.unicodeScalars.allSatisfy(allowed.contains),
            "The name of a snapshot has letters, digits, -, _, . and spaces: \(name)"
        )
        let test = URL(filePath: filePath)
        let file = test.deletingLastPathComponent().appending(path: "Snapshots")
            .appending(path: test.deletingPathExtension().lastPathComponent).appending(path: "\(name).txt")
        let new = accessibilitySnapshot
        guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((new + "\n").utf8).write(to: file, options: .atomic)
            if isRecording { return }
            throw ViewHostError(
                code: .snapshotDiffers,
                message: "There was no snapshot \(file.path). It has been written; look at it, and run the test again."
            )
        }
        let old = try String(contentsOf: file, encoding: .utf8)
        let (oldLines, newLines) = (Self.lines(old), Self.lines(new))
        guard oldLines != newLines else { return }
        throw ViewHostError(
            code: .snapshotDiffers,
            message: """
                The page differs from \(file.path):
                \(Self.difference(oldLines, newLines))
                Run the test with RECORD_SNAPSHOTS=1 to keep the new one.
                """
        )
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The lines that differ, with up to two lines around each.
    static func difference(_ old: [String], _ new: [String]) -> String {
        var marked: [(mark: String, line: String)] = []
        let changes = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if removed.contains(a) {
                marked.append(("-", old[a]))
                a += 1
            } else if inserted.contains(b) {
                marked.append(("+", new[b]))
                b += 1
            } else {
                marked.append((" ", old[a]))
                a += 1
                b += 1
            }
        }
        let around = 2
        let isShown = marked.indices.map { index in
            marked[max(0, index - around)...min(marked.count - 1, index + around)].contains { $0.mark != " " }
        }
        var result: [String] = []
        for (index, entry) in marked.enumerated() {
            if isShown[index] {
                result.append("\(entry.mark) \(entry.line)")
            } else if index > 0, isShown[index - 1] {
                result.append("  …")
            }
        }
        return result.joined(separator: "\n")
    }
}
