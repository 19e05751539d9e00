public import Foundation

extension FileManager {
    /// Returns a folder for the apps of a group: one with the name of the group in the folder of the app's files. It is
    /// made if it is missing.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = URL.applicationSupportDirectory
            .appending(components: "Group Containers", groupIdentifier, directoryHint: .isDirectory)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }
}
