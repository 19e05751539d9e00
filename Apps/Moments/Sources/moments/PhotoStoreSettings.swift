import Foundation
import HostKit
import MomentsServer
import ObjectStorage

/// The store that `--photos` names.
struct PhotoStoreSettings {
    let address: BucketAddress
    /// What the keys of photos begin with; empty for nothing.
    let prefix: String

    /// The environment variable with the region, which has the same name in other programs.
    static let region = "AWS_REGION"

    /// - Returns: Nil if the photos are in the data folder.
    /// - Throws: `HostError`, `ObjectStorageError` that says what is wrong with an address.
    init?(_ options: MomentsOptions, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let text = options.photos else { return nil }
        let parts = text.dropFirst("s3://".count).split(separator: "/", omittingEmptySubsequences: false).map(
            String.init
        )
        var folders = parts.dropFirst()
        if folders.last == "" { folders.removeLast() }
        guard text.hasPrefix("s3://"), let bucket = parts.first, text.utf8.count <= 512,
            folders.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_\-][A-Za-z0-9._\-]*/) != nil })
        else {
            throw HostError("'\(text)' is no address such as s3://bucket/photos")
        }
        let regions = [options.photosRegion, environment[Self.region]].compactMap(\.self)
        address = try BucketAddress(
            bucket: bucket,
            region: regions.first { !$0.isEmpty },
            endpoint: options.photosEndpoint
        )
        prefix = folders.joined(separator: "/")
    }

    /// - Throws: `ObjectStorageError` if the environment has no keys.
    func place(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> BucketPhotoPlace {
        BucketPhotoPlace(ObjectStore(address, keys: try StorageKeys(environment: environment)), prefix: prefix)
    }
}

extension Serve {
    /// Where the photos are; nil for the data folder.
    ///
    /// - Throws: `HostError` if the keys are missing.
    var photoStore: BucketPhotoPlace? {
        get throws {
            do {
                return try PhotoStoreSettings(moments)?.place()
            } catch let error as ObjectStorageError {
                throw HostError("--photos: \(error)")
            }
        }
    }
}
