import Foundation
public import ObjectStorage

/// A server with the API of Amazon S3 (moto), for all tests of this process. It checks signatures, and ends with the process.
public final class StorageServer: Sendable {
    /// The server, started when it is first used.
    public static let shared = Result { try StorageServer() }

    public let endpoint: String
    public let bucket: String
    public let region: String
    public let keys: StorageKeys
    private let process: Process
    /// Its end stops the server.
    private let input = Pipe()

    private struct Description: Decodable {
        let endpoint, bucket, region, accessKey, secretKey: String
    }

    private init() throws {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        process = Process()
        process.executableURL = root.appending(path: "Scripts/object-store.py")
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
        guard let description = try? JSONDecoder().decode(Description.self, from: line) else { throw StartError() }
        endpoint = description.endpoint
        bucket = description.bucket
        region = description.region
        keys = StorageKeys(accessKey: description.accessKey, secretKey: description.secretKey)
    }

    struct StartError: Error, CustomStringConvertible {
        let description = "moto does not start; `Scripts/setup.sh tests` installs it. The lines above may say more."
    }

    /// Returns a client, by default one that may use the bucket.
    public func store(bucket: String? = nil, keys: StorageKeys? = nil) throws -> ObjectStore {
        let address = try BucketAddress(bucket: bucket ?? self.bucket, region: region, endpoint: endpoint)
        return ObjectStore(address, keys: keys ?? self.keys)
    }
}
