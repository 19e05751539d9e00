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

    /// The account of iCloud. There is none on a server, as on a phone without an account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder of iCloud. There is none on a server, as on a phone without an account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether a file is in iCloud. None is on a server.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
