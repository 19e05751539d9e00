internal import Foundation

/// What `oriel build` asks a program for with an environment variable: to write its compressed forms to a folder instead of serving.
enum CompressionMode {
    private static let variable = "ORIEL_COMPRESSED_FORMS"

    /// Writes the forms and ends the process, if it was started for that.
    static func runIfAsked() {
        guard let folder = HostEnvironment.text(variable) else { return }
        do {
            let sizes = try CompressedForms.write(CompressedForms.sources(), to: URL(fileURLWithPath: folder))
            print("\(sizes.plain) \(sizes.compressed)")
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }
}
