import Encodings
import Foundation
import Testing

@testable import OrielServer

@Suite struct MailboxTests {
    private let service = Base64URL.text(of: SessionID().bytes)

    @Test func `a message arrives whole with its descriptor`() throws {
        let first = try Mailbox(service: service, id: WorkerID(rawValue: 1))
        let second = try Mailbox(service: service, id: WorkerID(rawValue: 2))
        let pipe = Pipe()

        try first.send([1, 2, 3], descriptor: pipe.fileHandleForWriting.fileDescriptor, to: second.id)

        let message = try #require(second.receive())
        #expect(message.bytes == [1, 2, 3])
        let received = try #require(message.descriptor)
        #expect(write(received, "x", 1) == 1)
        close(received)
        #expect(pipe.fileHandleForReading.readData(ofLength: 1) == Data("x".utf8))
    }

    @Test func `messages keep their order and a full mailbox says so`() throws {
        let first = try Mailbox(service: service, id: WorkerID(rawValue: 1))
        let second = try Mailbox(service: service, id: WorkerID(rawValue: 2))
        var sent: UInt8 = 0

        #expect(throws: Mailbox.Failure.full) {
            while sent < 255 {
                try first.send([sent] + [UInt8](repeating: 0, count: 10_000), to: second.id)
                sent += 1
            }
        }

        for number in 0..<sent { #expect(second.receive()?.bytes.first == number) }
    }

    @Test func `a worker that has ended has no mailbox`() throws {
        let mailbox = try Mailbox(service: service, id: WorkerID(rawValue: 1))

        #expect(throws: Mailbox.Failure.gone) { try mailbox.send([1], to: WorkerID(rawValue: 9)) }
    }

    @Test func `a message that is too large is refused`() throws {
        let mailbox = try Mailbox(service: service, id: WorkerID(rawValue: 1))

        #expect(throws: Mailbox.Failure.tooLarge) {
            try mailbox.send([UInt8](repeating: 0, count: Mailbox.maximumMessage + 1), to: mailbox.id)
        }
    }

    @Test func `the largest message fits`() throws {
        let mailbox = try Mailbox(service: service, id: WorkerID(rawValue: 1))

        try mailbox.send([UInt8](repeating: 7, count: Mailbox.maximumMessage), to: mailbox.id)

        #expect(mailbox.receive()?.bytes.count == Mailbox.maximumMessage)
    }
}
