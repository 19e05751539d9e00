import Foundation
import Testing

@testable import OrielFoundation

struct CompressionTests {
    private let text = NSData(data: Data(String(repeating: "fish, ", count: 1000).utf8))

    @Test func `compresses and decompresses`() throws {
        let small = try text.compressed(using: .zlib)

        #expect(small.length < 100)
        #expect(try small.decompressed(using: .zlib) == text)
    }

    @Test func `empty data stays empty`() throws {
        let empty = try NSData().compressed(using: .zlib)

        #expect(try empty.decompressed(using: .zlib).length == 0)
    }

    @Test func `reads what others have written`() throws {
        // "hello" as one stored block.
        let stored = NSData(data: Data([1, 5, 0, 0xFA, 0xFF]) + Data("hello".utf8))

        #expect(try stored.decompressed(using: .zlib) == NSData(data: Data("hello".utf8)))
    }

    @Test func `damaged data is an error`() throws {
        let small = Data(referencing: try text.compressed(using: .zlib))

        for data in [Data(), Data([0xFF, 0xFF]), small.dropLast(5)] {
            let error = #expect(throws: CocoaError.self) { try NSData(data: data).decompressed(using: .zlib) }
            #expect(error?.code == .decompressionFailed)
        }
    }

    @Test func `content has a limit`() throws {
        let small = [UInt8](Data(referencing: try text.compressed(using: .zlib)))

        #expect(Deflate.decompressed(small, limit: 6000)?.count == 6000)
        #expect(Deflate.decompressed(small, limit: 5999) == nil)
    }

    @Test(arguments: [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma])
    func `other algorithms are errors`(algorithm: NSData.CompressionAlgorithm) {
        #expect(throws: CocoaError.self) { try text.compressed(using: algorithm) }
        #expect(throws: CocoaError.self) { try text.decompressed(using: algorithm) }
    }

    @Test func `mutable data changes in place`() throws {
        let data = NSMutableData(data: Data(referencing: text))

        try data.compress(using: .zlib)
        #expect(data.length < 100)
        try data.decompress(using: .zlib)
        #expect(data.length == 6000)
    }
}
