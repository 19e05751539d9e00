internal import Foundation

/// Ctrl-C, and the request to end.
enum Interrupts {
    /// A handler of signals may do little more than write to a descriptor.
    private static let pipe = Pipe()
    private static let input = pipe.fileHandleForWriting.fileDescriptor

    /// - Parameter handler: Called on another thread for each signal.
    static func start(_ handler: @escaping @Sendable () -> Void) {
        // Made here, not by the handler.
        _ = input
        Thread.detachNewThread { [output = pipe.fileHandleForReading] in
            while !output.nextBytes().isEmpty { handler() }
        }
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                var byte: UInt8 = 0
                write(Interrupts.input, &byte, 1)
            }
        }
    }
}
