public import Foundation

/// The program that decodes photos, one process per photo.
///
/// Decoders are C code that reads untrusted data. A failure ends only that process, and so frees the memory of the pixels.
public struct PhotoProgram: Sendable {
    /// The name of the program.
    public static let name = "moments-photos"

    let url: URL
    /// The wall-clock time limit of a photo; a busy machine needs longer than the decoding itself.
    var timeLimit = Duration.seconds(60)
    /// The maximum length of the answer in bytes; three pictures of pure noise have 2 or 3 MB.
    var answerLimit = 16 << 20

    /// - Parameter url: The program; by default the one in the folder of the running program.
    public init(at url: URL? = nil) {
        self.url = url ?? Self.folderOfThisProgram.appendingPathComponent(Self.name)
    }

    /// Runs the program without a photo, to check that it can run at all.
    ///
    /// - Returns: The protections that the system does not offer to the program, each with the reason.
    /// - Throws: `MediaError.unavailable`, whose detail names the program and says what to do; `CancellationError`
    @discardableResult
    func check(cancellation: Cancellation = Cancellation()) throws -> [String] {
        let answer = try answer(to: Data(), cancellation: cancellation)
        guard case .failure(let error) = answer.result else {
            throw failure("returned a photo for an empty file; \(Self.advice)")
        }
        // The expected answer is that an empty file is not a photo.
        guard error.code == .unsupported else { throw error }
        return answer.missing
    }

    /// Decodes a photo and encodes it in all sizes. Blocks the calling thread.
    ///
    /// - Throws: `MediaError`: the program's own, `damaged` if the photo has ended the program, `unavailable` for any other
    ///   failure; `CancellationError` soon after the cancellation.
    func renditions(of data: Data, cancellation: Cancellation = Cancellation()) throws -> PhotoRenditions {
        try answer(to: data, cancellation: cancellation).result.get()
    }

    private func answer(to data: Data, cancellation: Cancellation) throws -> PhotoAnswer {
        let process: PhotoProcess
        do {
            process = try PhotoProcess(url.path)
        } catch {
            throw failure("cannot be started: \(error); \(Self.advice)")
        }
        let output = Result {
            try process.exchange(data, answerLimit: answerLimit, timeLimit: timeLimit, cancellation: cancellation)
        }
        let ending = process.end()
        switch output {
        case .failure(PhotoProcess.Fault.timeLimit): throw failure("did not respond within \(timeLimit)")
        case .failure(PhotoProcess.Fault.answerLimit): throw failure("returned more than \(answerLimit) bytes")
        case .failure(let error): throw error
        case .success(let bytes):
            try check(ending)
            guard let answer = PhotoAnswer(bytes) else {
                throw failure("returned \(bytes.count) bytes that are not a valid response; \(Self.advice)")
            }
            return answer
        }
    }

    private func check(_ ending: PhotoProcess.Ending) throws {
        switch ending {
        case .exit(0): break
        case .exit(let status):
            throw failure("exited with status \(status); run it manually to see whether a library is missing")
        // No photo causes this signal; a system without free memory does.
        case .signal(SIGKILL): throw failure("was killed; the system may be out of memory")
        case .signal(SIGXCPU):
            throw MediaError.damaged(
                "This photo is damaged: decoding it takes too long.",
                detail: "\(url.path): \(ending)"
            )
        case .signal:
            throw MediaError.damaged(
                "This photo is damaged: it cannot be fully decoded.",
                detail: "\(url.path): \(ending)"
            )
        }
    }

    private static let advice = "it is built together with 'moments' and must be in the same folder"

    private func failure(_ what: String) -> MediaError { .unavailable(detail: "'\(url.path)' \(what)") }

    private static var folderOfThisProgram: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: path ?? CommandLine.arguments[0]).deletingLastPathComponent()
    }
}
