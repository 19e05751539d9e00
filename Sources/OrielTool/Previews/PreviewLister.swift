internal import Foundation

/// Asks a program for its previews.
struct PreviewLister {
    /// Runs the program without some of its declarations.
    ///
    /// - Returns: Its lines, and the exit code.
    typealias Run = (_ except: [String]) throws -> (lines: [String], status: Int32)

    let folder: String
    let run: Run

    init(folder: String, run: @escaping Run) {
        self.folder = folder
        self.run = run
    }

    init(program: String, folder: String) {
        self.init(folder: folder) { except in
            var lines: [String] = []
            let status = try Subprocess.run(
                [program],
                in: folder,
                variables: [
                    "ORIEL_PREVIEWS": "list", "ORIEL_PREVIEWS_EXCEPT": except.joined(separator: ","),
                    "ORIEL_HOST": "127.0.0.1", "ORIEL_PORT": "0", "SWIFT_BACKTRACE": "enable=no",
                ],
                timeout: .seconds(60)
            ) { lines.append(String($0)) }
            return (lines, status)
        }
    }

    /// Lists the previews. A declaration that ends the program is left out the next time, and has the message as its failure.
    func previews(places: SourcePlaces) throws -> [PreviewEntry] {
        var failed: [String: String] = [:]
        while true {
            let (lines, status) = try run(failed.keys.sorted())
            let found = lines.compactMap(PreviewLine.init)
            guard status != 0 else { return entries(found, failed: failed, places: places) }
            guard let last = found.last, last.previews == nil, last.error == nil, failed[last.declaration] == nil else {
                throw ToolError(
                    "the program does not list its previews (exit code \(status)); it has to be started by @main on an App "
                        + "or by LiveServer.main:\n\(lines.suffix(5).joined(separator: "\n"))"
                )
            }
            let output = lines.filter { PreviewLine($0) == nil }.joined(separator: "\n")
            failed[last.declaration] = Trap.message(in: output)
        }
    }

    private func entries(_ lines: [PreviewLine], failed: [String: String], places: SourcePlaces) -> [PreviewEntry] {
        var entries: [PreviewEntry] = []
        var failed = failed
        for line in lines {
            entries += (line.previews ?? []).map { PreviewEntry($0, in: folder, place: places.place) }
            if let error = line.error { failed[line.declaration] = error }
        }
        for (declaration, message) in failed {
            var entry = PreviewEntry(
                id: declaration,
                title: "",
                file: declaration.split(separator: ":").first.map(String.init) ?? declaration,
                layout: .device,
                isLandscape: false,
                failure: message
            )
            if let place = places.place(of: declaration) {
                entry.file = PreviewEntry.relative(place.path, to: folder) ?? entry.file
                entry.line = place.line
            }
            entries.append(entry)
        }
        return PreviewEntry.arranged(entries)
    }
}

/// The end of a process that shows a preview.
enum Trap {
    /// Returns what the process has said of its end.
    ///
    ///     Notes/ContentView.swift:12: Fatal error: no such note
    static func message(in log: String) -> String {
        // The stack trace has only addresses, as the program has no symbols for it.
        let lines = log.split(separator: "\n").prefix { !$0.hasPrefix("Current stack trace") }
        let start = lines.firstIndex { $0.contains("Fatal error") || $0.contains("main actor has not answered") }
        let said = start.map { lines[$0...].prefix(12) } ?? lines.suffix(6)
        let text = said.joined(separator: "\n").prefix(2000)
        return text.isEmpty ? "It has ended without a message, as by an overflow of numbers." : String(text)
    }
}
