internal import OrielClient

/// The scripts that browsers run: the files of `Sources/OrielClient/Bundle`, which `make client` generates from the modules.
enum ClientScripts {
    /// The script that a page loads. It loads the others when they are first needed, by their names.
    static let main = "client.js"
    /// The script that a page loads after it.
    static let late = "late.js"
    /// The service worker, which has an address that stays the same: a browser looks there for newer versions of it.
    static let worker = "worker.js"

    /// The bytes of all scripts by their file names.
    static let files: [String: [UInt8]] = {
        var count = 0
        let scripts = UnsafeBufferPointer(start: oriel_client_scripts(&count), count: count)
        return Dictionary(
            uniqueKeysWithValues: scripts.map {
                (String(cString: $0.name), Array(UnsafeBufferPointer(start: $0.bytes, count: $0.count)))
            }
        )
    }()
}
