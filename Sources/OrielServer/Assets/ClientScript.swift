internal import OrielClient

/// The script that browsers run.
enum ClientScript {
    /// `Sources/OrielClient/Bundle/client.js`, which `make client` generates from the modules.
    static var bytes: [UInt8] {
        let script = oriel_client_script()
        return Array(UnsafeBufferPointer(start: script.bytes, count: script.count))
    }
}
