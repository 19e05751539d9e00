/// A folder of a project whose files belong to targets without being listed, as Xcode 16 and later make them.
struct SynchronizedFolder: Sendable {
    let path: String
    let group: XcodeObject
    let project: XcodeProject

    /// The groups of a project that are such folders.
    static func groups(of project: XcodeProject) -> [XcodeObject] {
        project.objects.values.filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }.sorted { $0.id < $1.id }
    }

    /// The paths of inner folders that are copied as they are.
    var explicitFolders: Set<String> {
        Set(group.strings("explicitFolders").map { SourceRoot.normalized("\(path)/\($0)") })
    }

    /// Returns the files that belong to a target.
    ///
    /// If the folder belongs to the target, exceptions are the files that it lacks; otherwise, the only ones it has.
    ///
    /// - Parameter files: Those in the folder.
    func members(of target: XcodeTarget, among files: [String]) -> [String] {
        let isMember = target.object.strings("fileSystemSynchronizedGroups").contains(group.id)
        let exceptions = exceptions(of: target)
        guard isMember || !exceptions.isEmpty else { return [] }
        return files.filter { Self.has(exceptions, String($0.dropFirst(path.count + 1))) != isMember }
    }

    private func exceptions(of target: XcodeTarget) -> Set<String> {
        let sets = project.objects("exceptions", of: group).filter {
            $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id
        }
        return Set(sets.flatMap { $0.strings("membershipExceptions") })
    }

    /// Exceptions are files, folders, or a table in all languages: `/Localized: Texts/Localizable.strings`.
    private static func has(_ exceptions: Set<String>, _ file: String) -> Bool {
        var components = file.split(separator: "/")
        let table = "/Localized: " + components.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        if file.contains(".lproj/"), exceptions.contains(table) { return true }
        while !components.isEmpty {
            if exceptions.contains(components.joined(separator: "/")) { return true }
            components.removeLast()
        }
        return false
    }
}
