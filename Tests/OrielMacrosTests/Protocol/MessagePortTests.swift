import Foundation
import Testing

@testable import OrielMacroExpansion

struct MessagePortTests {
    private let pipe = Pipe()

    private var port: MessagePort {
        MessagePort(input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
    }

    @Test func `messages come out as they went in`() throws {
        try port.send(["a": "é{\n"])
        try port.send([1, 2])

        #expect(try port.receive([String: String].self) == ["a": "é{\n"])
        #expect(try port.receive([Int].self) == [1, 2])
    }

    @Test func `the header is the length, little-endian`() throws {
        try port.send([String(repeating: "x", count: 300)])

        let bytes = try pipe.fileHandleForReading.read(upToCount: 10)
        #expect(bytes.map(Array.init) == [48, 1, 0, 0, 0, 0, 0, 0] + Array("[\"".utf8))
    }

    @Test func `an empty message is the end`() throws {
        try pipe.fileHandleForWriting.write(contentsOf: Data(count: 8))

        #expect(try port.receive([Int].self) == nil)
    }

    @Test func `a closed pipe is the end`() throws {
        try pipe.fileHandleForWriting.close()

        #expect(try port.receive([Int].self) == nil)
    }

    @Test(arguments: [[1], [5, 0, 0, 0, 0, 0, 0, 0, 91], Array(repeating: 255, count: 8)] as [[UInt8]])
    func `a message cut short is an error`(bytes: [UInt8]) throws {
        try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        try pipe.fileHandleForWriting.close()

        #expect(throws: PortError.truncated) { try port.receive([Int].self) }
    }
}
