internal import OrielClientFiles

/// The browser's side, as one script.
enum ClientScript {
    /// The client's modules as they stand in `Client/`.
    static var modules: [ScriptBundler.Module] {
        (0..<oriel_client_file_count()).map { index in
            let file = oriel_client_file(index)
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
            return ScriptBundler.Module(
                name: String(cString: file.name),
                source: String(decoding: bytes, as: UTF8.self)
            )
        }
    }

    /// What is served.
    static let bundled: String = {
        do {
            return try ScriptBundler.bundle(modules)
        } catch {
            preconditionFailure(
                "The client's modules do not fit together: \(error). The tests of ClientScript say more."
            )
        }
    }()
}
