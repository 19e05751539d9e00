internal import Foundation

/// An image of the Open Container Initiative that holds a program, its resources and the libraries that it loads.
///
/// It has two layers, so that a new version of the app is one small layer for those who have the libraries. Nothing in it depends on
/// the time, so the same program makes the same image.
struct ContainerImage {
    /// The files by path, as `oci-layout` and `blobs/sha256/…`.
    private var files: [String: Data] = [:]
    /// Names the image: that of its manifest.
    private(set) var digest = ""
    private let name: String

    init(of release: ReleaseFolder) throws {
        name = release.program.lowercased()
        let program = "/app/\(release.program)"
        var base = try LoadedLibraries.paths(of: "\(release.path)/\(release.program)").map { (from: $0, to: $0) }
        base += LoadedLibraries.data.filter(FileManager.default.fileExists(atPath:)).map { (from: $0, to: $0) }
        let layers = [
            try Self.layer(copying: base, texts: Self.system, folders: ["/data", "/tmp"]),
            try Self.layer(copying: [(from: release.path, to: "/app")], texts: [:], folders: []),
        ]
        let configuration = Configuration(
            architecture: Self.architecture,
            config: Configuration.Start(
                User: "\(Self.user):\(Self.user)",
                ExposedPorts: ["8080/tcp": [:]],
                Env: ["PATH=/app", "HOME=/data"],
                Entrypoint: [program, "--host", "0.0.0.0"],
                WorkingDir: "/data",
                Volumes: ["/data": [:]]
            ),
            rootfs: Configuration.Layers(diff_ids: layers.map { "sha256:\(Self.digest($0.plain))" })
        )
        let manifest = Manifest(
            mediaType: "application/vnd.oci.image.manifest.v1+json",
            config: try add(JSONEncoder.sorted.encode(configuration), as: "application/vnd.oci.image.config.v1+json"),
            layers: layers.map { add($0.compressed, as: "application/vnd.oci.image.layer.v1.tar+gzip") }
        )
        var reference = try add(JSONEncoder.sorted.encode(manifest), as: manifest.mediaType)
        digest = reference.digest
        reference.annotations = [
            // The first is read by Docker and Podman, the second by others.
            "io.containerd.image.name": "docker.io/library/\(name):latest",
            "org.opencontainers.image.ref.name": "latest",
        ]
        files["index.json"] = try JSONEncoder.sorted.encode(
            Index(mediaType: "application/vnd.oci.image.index.v1+json", manifests: [reference])
        )
        files["oci-layout"] = Data(#"{"imageLayoutVersion":"1.0.0"}"#.utf8)
    }

    /// Writes a tar file.
    func write(to file: URL) throws {
        try Self.inFolder { folder in
            for (path, content) in files { try content.write(toNew: "\(folder)/\(path)") }
            try Self.archive(folder).write(to: file)
        }
    }

    // MARK: - Layers

    /// A user without rights, as for images without a distribution.
    private static let user = 65532

    /// What the C library reads to name users and hosts.
    private static let system = [
        "/etc/passwd": "root:x:0:0:root:/:/\napp:x:\(user):\(user):app:/data:/\n",
        "/etc/group": "root:x:0:\napp:x:\(user):\n",
        "/etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\n",
    ]

    /// - Parameter folders: Empty folders, which belong to the user of the app.
    private static func layer(
        copying items: [(from: String, to: String)],
        texts: [String: String],
        folders: [String]
    ) throws -> (plain: Data, compressed: Data) {
        try inFolder { root in
            let files = FileManager.default
            for item in items {
                // Libraries are links to their versions.
                let source = URL(fileURLWithPath: item.from).resolvingSymlinksInPath().path
                let target = root + item.to
                try files.createDirectory(
                    atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path,
                    withIntermediateDirectories: true
                )
                // FileManager gives a copy of a folder the owner of the folder, which only root may do.
                try run(["cp", "-R", source, target])
            }
            for (path, text) in texts { try Data(text.utf8).write(toNew: root + path) }
            for folder in folders {
                try files.createDirectory(atPath: root + folder, withIntermediateDirectories: true)
            }
            let plain = try archive(root, ofUser: folders)
            return (plain, try compress(plain))
        }
    }

    /// A tar file of a folder. Owners and times are always the same.
    ///
    /// - Parameter own: The folders that belong to the user of the app; all else belongs to root.
    private static func archive(_ folder: String, ofUser own: [String] = []) throws -> Data {
        let file = "\(folder).tar"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let options = [
            "--file=\(file)", "--directory=\(folder)", "--format=ustar", "--sort=name", "--mtime=@0", "--numeric-owner",
        ]
        let ofRoot = ["--owner=0", "--group=0", "--mode=u+rw,go+r-w,a+X"] + own.map { "--exclude=.\($0)" }
        try run(["tar", "--create"] + options + ofRoot + ["."])
        if !own.isEmpty {
            let ofUser = ["--owner=\(user)", "--group=\(user)", "--mode=0700"] + own.map { ".\($0)" }
            try run(["tar", "--append"] + options + ofUser)
        }
        return try Data(contentsOf: URL(fileURLWithPath: file))
    }

    private static func compress(_ data: Data) throws -> Data {
        try inFolder { folder in
            try data.write(toNew: "\(folder)/layer")
            try run(["gzip", "--no-name", "\(folder)/layer"])
            return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/layer.gz"))
        }
    }

    private static func run(_ command: [String]) throws {
        var output = ""
        let status = try Subprocess.run(command) { output += "\n\($0)" }
        guard status == 0 else { throw ToolError("\(command[0]) failed with exit code \(status):\(output)") }
    }

    /// Runs code with a new folder, and removes it.
    private static func inFolder<R>(_ body: (String) throws -> R) throws -> R {
        let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    // MARK: - Descriptions

    /// Adds a file under the name of its content.
    private mutating func add(_ data: Data, as mediaType: String) -> Reference {
        let hash = Self.digest(data)
        files["blobs/sha256/\(hash)"] = data
        return Reference(mediaType: mediaType, digest: "sha256:\(hash)", size: data.count)
    }

    private static func digest(_ data: Data) -> String {
        Digest.sha256(data).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static var architecture: String {
        #if arch(arm64)
        "arm64"
        #else
        "amd64"
        #endif
    }
}

/// A file by its digest, as the specification of images has it.
private struct Reference: Encodable {
    let mediaType: String
    let digest: String
    let size: Int
    var annotations: [String: String]?
}

private struct Index: Encodable {
    let schemaVersion = 2
    let mediaType: String
    let manifests: [Reference]
}

private struct Manifest: Encodable {
    let schemaVersion = 2
    let mediaType: String
    let config: Reference
    let layers: [Reference]
}

/// How an image is started. The names are those of the specification.
private struct Configuration: Encodable {
    struct Start: Encodable {
        let User: String
        let ExposedPorts: [String: [String: String]]
        let Env: [String]
        let Entrypoint: [String]
        let WorkingDir: String
        let Volumes: [String: [String: String]]
    }

    struct Layers: Encodable {
        let type = "layers"
        let diff_ids: [String]
    }

    let os = "linux"
    let architecture: String
    let config: Start
    let rootfs: Layers
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

extension Data {
    /// Writes a file, and the folders it is in.
    fileprivate func write(toNew path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: file)
    }
}
