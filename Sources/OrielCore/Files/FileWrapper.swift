public import Foundation

/// A file or a folder in memory, for reading and writing documents. Symbolic links are left out.
///
///     let notes = FileWrapper(directoryWithFileWrappers: [:])
///     notes.addRegularFile(withContents: Data("Milk".utf8), preferredFilename: "List.txt")
///     try notes.write(to: url, options: .atomic, originalContentsURL: nil)
///
/// Foundation lacks this class on Linux. Browsers save files only: the export of a document that is a folder fails.
// Unchecked, as Apple's: an app changes a wrapper before it passes it on.
open class FileWrapper: @unchecked Sendable {
    /// How a wrapper is read. Both have no effect: all files are read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes everything before it replaces an existing file or folder, which stays as it is after an error. A
        /// folder is missing between two renamings.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Sets the `filename` of the wrapper to that of the URL.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// The name of the file that the wrapper was read from; nil if it was not read from a file.
    open var filename: String?
    /// The preferred name of the file.
    open var preferredFilename: String?
    private var content: Content

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    /// Creates a file with the given bytes.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder with files and folders by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads the file or the folder at a URL.
    ///
    /// - Throws: A Foundation error if it cannot be read.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey])
        if values.isDirectory == true {
            self.init(directoryWithFileWrappers: try FileWrapper.children(of: url))
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    private static func children(of folder: URL) throws -> [String: FileWrapper] {
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
            let url = folder.appending(path: name)
            // A link could lead back to the folder.
            guard try url.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink != true else { continue }
            children[name] = try FileWrapper(url: url)
        }
        return children
    }

    open var isRegularFile: Bool { regularFileContents != nil }

    open var isDirectory: Bool { fileWrappers != nil }

    /// Always false.
    open var isSymbolicLink: Bool { false }

    /// The bytes of a file; nil for a folder.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    // MARK: - Folders

    /// The content of a folder by names; nil for a file.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// Adds a file or a folder to a folder.
    ///
    /// - Returns: Its name in the folder: the preferred one, with a number if there is another of that name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else {
            preconditionFailure(
                "A file cannot contain others; create the wrapper with init(directoryWithFileWrappers:)"
            )
        }
        guard let preferred = child.preferredFilename, !preferred.isEmpty else {
            preconditionFailure("A file in a folder needs a name; set preferredFilename before you add it")
        }
        var name = preferred
        var number = 2
        while children[name] != nil {
            name = "\(number) \(preferred)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder.
    ///
    /// - Returns: Its name in the folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Removes a file or a folder from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name of a file or a folder in a folder; nil if it is not in it.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    // MARK: - Writing

    /// Writes the file, or the folder with all that is in it.
    ///
    /// - Parameter originalContentsURL: Without effect: all files are written.
    /// - Throws: A Foundation error if it cannot be written, or `CocoaError(.fileWriteInvalidFileName)` for a name in the
    ///   folder that leads out of it.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children) where options.contains(.atomic): try replace(url, with: children)
        case .folder(let children): try Self.write(children, to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes a folder next to an existing item, renames the item, moves the folder to its place and deletes the item.
    private func replace(_ url: URL, with children: [String: FileWrapper]) throws {
        let manager = FileManager.default
        let parent = url.deletingLastPathComponent()
        let new = parent.appending(path: ".\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try Self.write(children, to: new)
            try Self.move(new, to: url, with: manager)
        } catch {
            if manager.fileExists(atPath: new.path(percentEncoded: false)) { try manager.removeItem(at: new) }
            throw error
        }
    }

    /// Moves an item to the place of another one, which is put back if that fails, and then deletes the other one.
    static func move(_ new: URL, to url: URL, with manager: FileManager) throws {
        guard manager.fileExists(atPath: url.path(percentEncoded: false)) else {
            return try manager.moveItem(at: new, to: url)
        }
        let hint: URL.DirectoryHint = url.hasDirectoryPath ? .isDirectory : .notDirectory
        let old = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)", directoryHint: hint)
        try manager.moveItem(at: url, to: old)
        do {
            try manager.moveItem(at: new, to: url)
        } catch {
            try manager.moveItem(at: old, to: url)
            throw error
        }
        try manager.removeItem(at: old)
    }

    private static func write(_ children: [String: FileWrapper], to url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
            guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
                throw CocoaError.error(.fileWriteInvalidFileName, url: url)
            }
            let hint: URL.DirectoryHint = child.isDirectory ? .isDirectory : .notDirectory
            try child.write(to: url.appending(path: name, directoryHint: hint), originalContentsURL: nil)
        }
    }
}
