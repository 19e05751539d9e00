public import Foundation

// There is no iCloud on a server, as on a phone without an account.
extension FileManager {
    /// The account of iCloud. There is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder of iCloud. There is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether a file is in iCloud. None is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves a file to or from iCloud.
    /// - Throws: `CocoaError(.ubiquitousFileUnavailable)`.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { try refuse(url) }

    /// Downloads a file from iCloud.
    /// - Throws: `CocoaError(.ubiquitousFileUnavailable)`.
    public func startDownloadingUbiquitousItem(at url: URL) throws { try refuse(url) }

    /// Removes the local copy of a file in iCloud.
    /// - Throws: `CocoaError(.ubiquitousFileUnavailable)`.
    public func evictUbiquitousItem(at url: URL) throws { try refuse(url) }

    private func refuse(_ url: URL) throws { throw CocoaError.error(.ubiquitousFileUnavailable, url: url) }
}
