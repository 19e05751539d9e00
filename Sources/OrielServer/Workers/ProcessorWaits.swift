internal import Foundation

/// How long the threads of this process have waited for a processor while others had it.
///
/// Source: the kernel's `/proc/self/task/*/schedstat`. Where the kernel does not count, there are no waits.
struct ProcessorWaits {
    private static let folder = "/proc/self/task"
    private var known: [String: UInt64] = [:]

    /// Returns the longest wait of one thread since the last reading.
    mutating func longestSinceLastReading() -> Duration {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
        // A thread may end in between.
        let waits = threads.compactMap { thread in
            (try? String(contentsOfFile: "\(Self.folder)/\(thread)/schedstat", encoding: .utf8))
                .flatMap(Self.nanoseconds)
                .map { (thread, $0) }
        }
        return longest(in: Dictionary(uniqueKeysWithValues: waits))
    }

    /// Returns the longest wait of one thread since the last call.
    ///
    /// - Parameter waits: The nanoseconds that each thread has waited since it began, by its number.
    mutating func longest(in waits: [String: UInt64]) -> Duration {
        defer { known = waits }
        // A number that was given to a new thread begins again.
        let longest = waits.map { thread, wait in
            wait >= known[thread, default: 0] ? wait - known[thread, default: 0] : wait
        }.max()
        return .nanoseconds(Int64(clamping: longest ?? 0))
    }

    /// Returns the nanoseconds for which a thread has waited.
    ///
    /// - Parameter text: The content of a thread's `schedstat`: nanoseconds run, nanoseconds waited, times run.
    static func nanoseconds(in text: String) -> UInt64? {
        let fields = text.split(whereSeparator: \.isWhitespace)
        return fields.count == 3 ? UInt64(fields[1]) : nil
    }
}
