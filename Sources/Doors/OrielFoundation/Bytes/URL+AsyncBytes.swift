public import Foundation
internal import FoundationNetworking

extension URL {
    /// The bytes of the file or the resource at this address.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or the resource at this address, read as UTF-8, without empty lines.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of a file, or what the shared session loads.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case unopened(URL)
                case file(FileHandle.AsyncBytes.Iterator)
                case response(URLSession.AsyncBytes.Iterator)
            }

            private var source: Source

            init(url: URL) { source = .unopened(url) }

            public mutating func next() async throws -> UInt8? {
                switch source {
                case .unopened(let url) where url.isFileURL:
                    source = .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
                    return try await next()
                case .unopened(let url):
                    source = .response(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
                    return try await next()
                case .file(var bytes):
                    let byte = try await bytes.next()
                    source = .file(bytes)
                    return byte
                case .response(var bytes):
                    let byte = try await bytes.next()
                    source = .response(bytes)
                    return byte
                }
            }
        }
    }
}
