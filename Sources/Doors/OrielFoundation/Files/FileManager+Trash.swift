public import Foundation

extension FileManager {
    /// Moves a file or a folder into the trash of the user who runs the server: `$XDG_DATA_HOME/Trash`, or
    /// `~/.local/share/Trash`, as file managers of Linux do.
    ///
    ///     try FileManager.default.trashItem(at: url, resultingItemURL: nil)
    ///
    /// Nothing empties this trash: items stay on the disk of the server until its administrator deletes them. Delete
    /// the data of users with `removeItem(at:)`.
    ///
    /// - Parameter resultingItemURL: Set to the place of the item in the trash.
    /// - Throws: A Foundation error if the item does not exist or cannot be moved.
    public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
        let trash = Trash(url: .applicationSupportDirectory.appending(path: "Trash", directoryHint: .isDirectory))
        let place = try trash.add(url, with: self)
        resultingItemURL?.pointee = NSURL(fileURLWithPath: place.path(percentEncoded: false))
    }
}

/// A folder with the items that were thrown away, and with files that tell where they have been.
///
/// Source: [The FreeDesktop.org Trash specification](https://specifications.freedesktop.org/trash-spec/latest/).
struct Trash {
    let url: URL

    /// Moves an item into the trash, and returns its place there.
    func add(_ item: URL, with manager: FileManager, date: Date = Date()) throws -> URL {
        guard item.isFileURL else { throw CocoaError.error(.fileWriteUnsupportedScheme, url: item) }
        let path = item.lockedPath
        guard manager.fileExists(atPath: path) else { throw CocoaError.error(.fileNoSuchFile, url: item) }
        let files = url.appending(path: "files", directoryHint: .isDirectory)
        let information = url.appending(path: "info", directoryHint: .isDirectory)
        for folder in [files, information] {
            try manager.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        var name = item.lastPathComponent
        if manager.fileExists(atPath: files.appending(path: name).path(percentEncoded: false)) {
            // Several items of one name: its start is kept, so that people recognize it.
            name = "\(item.deletingPathExtension().lastPathComponent) \(UUID().uuidString)"
            if !item.pathExtension.isEmpty { name += ".\(item.pathExtension)" }
        }
        let place = files.appending(path: name, directoryHint: item.hasDirectoryPath ? .isDirectory : .notDirectory)
        // Written first, as the specification demands: an item without a record would be lost.
        let record = information.appending(path: "\(name).trashinfo", directoryHint: .notDirectory)
        try Data(text(path: path, date: date).utf8).write(to: record, options: .withoutOverwriting)
        do {
            try manager.moveItem(at: item, to: place)
        } catch {
            try manager.removeItem(at: record)
            throw error
        }
        return place
    }

    private func text(path: String, date: Date) -> String {
        // The local time without its zone, as the specification demands.
        let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(
            includingFractionalSeconds: false
        )
        let time = style.format(date)
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(time)\n"
    }
}
