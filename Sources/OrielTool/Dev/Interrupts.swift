internal import Foundation
internal import Synchronization

/// Ctrl-C, and the request to end.
enum Interrupts {
    /// A handler of signals may do little more than write to a descriptor.
    private static let pipe = Pipe()
    private static let input = pipe.fileHandleForWriting.fileDescriptor
    private static let handler = Mutex<(@Sendable () -> Void)?>(nil)

    /// From now on, interrupts the program that runs, which is in a process group of its own, and ends this one.
    static func endPrograms() {
        start {
            Subprocess.interrupt()
            // As shells say that a program was interrupted.
            exit(128 + SIGINT)
        }
    }

    /// - Parameter handler: Called on another thread for each signal, instead of the handler before.
    static func start(_ handler: @escaping @Sendable () -> Void) {
        // Made here, not by the handler of signals.
        _ = input
        let isFirst = self.handler.withLock { current in
            defer { current = handler }
            return current == nil
        }
        guard isFirst else { return }
        Thread.detachNewThread { [output = pipe.fileHandleForReading] in
            while !output.nextBytes().isEmpty { self.handler.withLock(\.self)?() }
        }
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                var byte: UInt8 = 0
                write(Interrupts.input, &byte, 1)
            }
        }
    }
}
