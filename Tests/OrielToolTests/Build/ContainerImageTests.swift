import Crypto
import Foundation
import Testing

@testable import OrielTool

@Suite struct ContainerImageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeRelease() throws -> ReleaseFolder {
        let products = "\(folder.url.path)/products"
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: "\(products)/Fake")
        try folder.write("products/Fake.product/Objects.LinkFileList")
        return try ReleaseFolder(program: "Fake", products: products, at: "\(folder.url.path)/Fake")
    }

    /// Unpacks a tar file, and returns the folder.
    private func unpack(_ file: String) throws -> String {
        let target = "\(file).content"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        _ = try Subprocess.output(of: ["tar", "--extract", "--file=\(file)", "--directory=\(target)"])
        return target
    }

    private func json(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// The path of what a reference names, whose digest and size must be right.
    private func content(of reference: Any?, in layout: String) throws -> String {
        let reference = try #require(reference as? [String: Any])
        let digest = try #require(reference["digest"] as? String)
        let path = "\(layout)/blobs/\(digest.replacing(":", with: "/"))"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(reference["size"] as? Int == data.count)
        #expect(digest == "sha256:" + SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined())
        return path
    }

    @Test func `each part names the next by its digest`() throws {
        let file = "\(folder.url.path)/fake.tar"
        let image = try ContainerImage(of: makeRelease())
        try image.write(to: URL(fileURLWithPath: file))

        let layout = try unpack(file)
        #expect(try json("\(layout)/oci-layout")["imageLayoutVersion"] as? String == "1.0.0")
        let reference = try #require((json("\(layout)/index.json")["manifests"] as? [Any])?.first)
        #expect((reference as? [String: Any])?["digest"] as? String == image.digest)
        let manifest = try json(content(of: reference, in: layout))
        let configuration = try json(content(of: manifest["config"], in: layout))
        let start = try #require(configuration["config"] as? [String: Any])
        #expect(start["Entrypoint"] as? [String] == ["/app/Fake", "--host", "0.0.0.0"])
        #expect(start["User"] as? String == "65532:65532")

        let layers = try #require(manifest["layers"] as? [Any])
        let digests = try #require((configuration["rootfs"] as? [String: Any])?["diff_ids"] as? [String])
        #expect(layers.count == 2 && digests.count == 2)
        var paths: [String] = []
        for (layer, digest) in zip(layers, digests) {
            let compressed = try content(of: layer, in: layout)
            let sum = try Subprocess.output(of: ["sh", "-c", "gzip --decompress --stdout '\(compressed)' | sha256sum"])
            #expect("sha256:\(sum.prefix(64))" == digest)
            let list = ["tar", "--list", "--verbose", "--gzip", "--numeric-owner", "--file=\(compressed)"]
            paths += try Subprocess.output(of: list).split(separator: "\n").map(String.init)
        }
        func line(_ path: String) -> String { paths.first { $0.hasSuffix(" \(path)") } ?? "no \(path)" }
        #expect(line("./app/Fake").hasPrefix("-rwxr-xr-x 0/0"))
        #expect(line("./data/").hasPrefix("drwx------ 65532/65532"))
        #expect(line("./etc/passwd").hasPrefix("-rw-r--r-- 0/0"))
        #expect(paths.contains { $0.contains("/libc.so.6") && $0.hasPrefix("-") })
        #expect(paths.filter { $0.hasSuffix(" ./data/") }.count == 1)
    }

    @Test func `the same program makes the same image`() throws {
        let release = try makeRelease()

        #expect(try ContainerImage(of: release).digest == ContainerImage(of: release).digest)
    }
}
