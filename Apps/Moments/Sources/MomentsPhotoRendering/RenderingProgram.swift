import Foundation
import MomentsMedia
import MomentsModel
import ProcessShim

/// The program `moments-photos`, which reads a photo from standard input and writes a `PhotoAnswer` to standard output.
///
/// It confines itself in two steps, because libraries have to be loaded in between: limits before it reads anything, everything else
/// before it reads more than the bytes that name the format. Only a HEIC photo loads the module for it, which takes longer than to start
/// libvips.
public enum RenderingProgram {
    /// The limit on CPU time; the largest allowed photos take 2 or 3 seconds.
    private static let seconds: UInt32 = 45
    /// The limit on memory; the largest allowed photos take 370 MB.
    private static let bytes = 768 << 20

    /// Processes one photo and ends the process.
    public static func run() -> Never {
        guard let output = try? answer.encoded(),
            (try? FileHandle.standardOutput.write(contentsOf: output)) != nil
        else { _exit(1) }
        // Skips the exit handlers of libraries: the system frees everything at once.
        _exit(0)
    }

    private static var answer: PhotoAnswer {
        var missing: [String] = []
        do {
            try limit()
            let input = FileHandle.standardInput
            var file = try input.read(upToCount: PhotoFormat.startBytes) ?? Data()
            try load(for: file)
            missing = confine()
            // One byte more than allowed reveals a file that is too large.
            file += try input.read(upToCount: Limits.photoBytes + 1 - file.count) ?? Data()
            return PhotoAnswer(.success(try PhotoRenderer().renditions(of: file)), missing: missing)
        } catch let error as MediaError {
            return PhotoAnswer(.failure(error), missing: missing)
        } catch {
            return PhotoAnswer(.failure(.unavailable(detail: "\(error)")), missing: missing)
        }
    }

    /// Loads the libraries that decode a photo.
    ///
    /// - Parameter start: The first bytes of its file. Of a file in no known format, the renderer reports the error.
    private static func load(for start: Data) throws {
        try Shim.start()
        if let format = try? PhotoFormat(of: start) { try Shim.check(format) }
    }

    /// Gives up files, sockets, processes and new code.
    ///
    /// - Returns: The protections that this system does not offer. Photos are decoded without them; the server logs it.
    private static func confine() -> [String] {
        // In this order: the second forbids what the first needs.
        [("Landlock", processShimForbidFiles()), ("seccomp", processShimForbidCalls())].compactMap { name, error in
            error == 0 ? nil : "\(name): \(String(cString: strerror(error)))"
        }
    }

    private static func limit() throws {
        let error = processShimConfine(seconds, bytes)
        guard error == 0 else {
            let reason = String(cString: strerror(error))
            throw MediaError.unavailable(detail: "the process cannot set its own limits: \(reason)")
        }
    }
}
