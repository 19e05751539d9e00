import Foundation
import MomentsMedia
import MomentsModel
import ProcessShim

/// The program `moments-photos`: a photo comes on its standard input, a `PhotoAnswer` goes to its standard output.
public enum RenderingProgram {
    /// Of a processor; the largest photos that are allowed take 2 or 3.
    private static let seconds: UInt32 = 45
    /// Of memory; the largest photos that are allowed take 370 MB.
    private static let bytes = 768 << 20

    /// Works on one photo and ends the process.
    public static func run() -> Never {
        guard let answer = try? PhotoAnswer(result).encoded(),
            (try? FileHandle.standardOutput.write(contentsOf: answer)) != nil
        else { _exit(1) }
        // Without the farewells of libraries: the system takes everything back at once.
        _exit(0)
    }

    private static var result: Result<PhotoRenditions, MediaError> {
        do {
            try confine()
            // One byte more than is taken shows that there is too much.
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
            throw MediaError.unavailable(detail: "the process cannot limit itself: \(String(cString: strerror(error)))")
        }
    }
}
