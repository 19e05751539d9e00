import Crypto
public import Foundation

/// Copies all photos from one place to another, and compares what has arrived. It can be interrupted and run again.
public struct PhotoMove: Sendable {
    /// What a copy has done.
    public struct Report: Hashable, Sendable {
        /// The files that are in both places now.
        public var files = 0
        /// Those of them that were not there before.
        public var copied = 0
        public var bytes = 0
        /// The files of photos that are not what their names say, in the first place already.
        public var damaged: [String] = []
    }

    private let source: any PhotoPlace
    private let target: any PhotoPlace

    public init(from source: any PhotoPlace, to target: any PhotoPlace) {
        (self.source, self.target) = (source, target)
    }

    /// The place in a data folder.
    public static func folder(of data: URL) -> any PhotoPlace { FolderPhotoPlace(url: DataFiles.photos(in: data)) }

    /// - Throws: `BackupError` if a file has not arrived as it is; the error of a place.
    public func run() async throws -> Report {
        var report = Report()
        let paths = try await source.files().map(\.path).filter(Self.isPhoto).sorted()
        try await PhotoWork.inOrder(paths) { path in
            try await self.copy(path)
        } take: { _, copy in
            report.add(copy)
        }
        let arrived = Set(try await target.files().map(\.path))
        if let missing = paths.first(where: { !arrived.contains($0) }) {
            throw BackupError("the file \(target.name(of: missing)) is missing after the copy; run the command again")
        }
        return report
    }

    fileprivate struct Copy: Sendable {
        let path: String
        let bytes: Int
        let isNew: Bool
        let isDamaged: Bool
    }

    /// - Returns: Nil if the file was deleted meanwhile.
    private func copy(_ path: String) async throws -> Copy? {
        guard let content = try await source.read(path) else { return nil }
        let isNew = try await target.read(path) != content
        if isNew {
            try await target.write(content, to: path)
            guard try await target.read(path) == content else {
                throw BackupError("the file \(target.name(of: path)) is not what was written; run the command again")
            }
        }
        let hash = path.prefix { $0 != "." }.filter { $0 != "/" }
        let isDamaged = path.hasSuffix(".large.webp") && BackupFiles.text(of: SHA256.hash(data: content)) != hash
        return Copy(path: path, bytes: content.count, isNew: isNew, isDamaged: isDamaged)
    }

    /// Whether a path is that of a file of a photo, and not of one that is being written.
    private static func isPhoto(_ path: String) -> Bool {
        path.wholeMatch(of: /[0-9a-f]{2}\/[0-9a-f]{62}\.(?:small|medium|large)\.webp/) != nil
    }
}

extension PhotoMove.Report {
    fileprivate mutating func add(_ copy: PhotoMove.Copy?) {
        guard let copy else { return }
        files += 1
        bytes += copy.bytes
        if copy.isNew { copied += 1 }
        if copy.isDamaged { damaged.append(copy.path) }
    }
}
