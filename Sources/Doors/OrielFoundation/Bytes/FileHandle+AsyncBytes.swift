internal import Dispatch
public import Foundation
internal import Glibc

extension FileHandle {
    /// The bytes of the file, as they become available.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }

    /// The bytes of a file. They are read in parts of up to 16 KB, on a thread that may wait.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let handle: FileHandle

        public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }

        /// Reads one byte after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private let handle: FileHandle
            private var part: ArraySlice<UInt8> = []

            init(handle: FileHandle) { self.handle = handle }

            public mutating func next() async throws -> UInt8? {
                if part.isEmpty {
                    try Task.checkCancellation()
                    part = try await Self.part(of: handle)
                }
                return part.popFirst()
            }

            private static func part(of handle: FileHandle) async throws -> ArraySlice<UInt8> {
                try await withCheckedThrowingContinuation { continuation in
                    DispatchQueue.global().async {
                        continuation.resume(with: Result { try read(handle.fileDescriptor) })
                    }
                }
            }

            private static func read(_ file: CInt) throws -> ArraySlice<UInt8> {
                while true {
                    var count = 0
                    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, initialized in
                        count = Glibc.read(file, buffer.baseAddress, buffer.count)
                        initialized = count < 0 ? 0 : count
                    }
                    if count >= 0 { return bytes[...] }
                    guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
                }
            }
        }
    }
}
