import Foundation
import MomentsMedia
import MomentsModel
import ProcessShim

/// The program `moments-photos`, which reads a photo from standard input and writes a `PhotoAnswer` to standard output.
public enum RenderingProgram {
    /// The limit on CPU time; the largest allowed photos take 2 or 3 seconds.
    private static let seconds: UInt32 = 45
    /// The limit on memory; the largest allowed photos take 370 MB.
    private static let bytes = 768 << 20

    /// Processes one photo and ends the process.
    public static func run() -> Never {
        guard let answer = try? PhotoAnswer(result).encoded(),
            (try? FileHandle.standardOutput.write(contentsOf: answer)) != nil
        else { _exit(1) }
        // Skips the exit handlers of libraries: the system frees everything at once.
        _exit(0)
    }

    private static var result: Result<PhotoRenditions, MediaError> {
        do {
            try confine()
            // One byte more than allowed reveals a file that is too large.
            let file = try FileHandle.standardInput.read(upToCount: Limits.photoBytes + 1) ?? Data()
            return .success(try PhotoRenderer().renditions(of: file))
        } catch let error as MediaError {
            return .failure(error)
        } catch {
            return .failure(.unavailable(detail: "\(error)"))
        }
    }

    private static func confine() throws {
        let error = processShimConfine(seconds, bytes)
        guard error == 0 else {
            let reason = String(cString: strerror(error))
            throw MediaError.unavailable(detail: "the process cannot set its own limits: \(reason)")
        }
    }
}
