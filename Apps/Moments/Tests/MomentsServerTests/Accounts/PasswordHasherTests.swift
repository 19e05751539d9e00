import Dispatch
import NIOPosix
import Testing

@testable import MomentsServer

@Suite struct PasswordHasherTests {
    private func hasher(queueLength: Int = 32) -> PasswordHasher {
        PasswordHasher(
            cost: .init(logarithm: 4, blockSize: 2),
            queueLength: queueLength,
            random: RandomBytes.make
        )
    }

    @Test func `two hashes of one password differ, and both are right`() async throws {
        let hasher = hasher()

        let hashes = try await [hasher.hash("correct horse"), hasher.hash("correct horse")]

        #expect(hashes[0] != hashes[1])
        for hash in hashes { #expect(try await hasher.isRight("correct horse", for: hash)) }
        #expect(try await !hasher.isRight("wrong horse", for: hashes[0]))
    }

    @Test(arguments: [nil, "", "!"])
    func `nobody's password is right where there is none`(_ hash: String?) async throws {
        let hasher = hasher()

        #expect(try await !hasher.isRight("", for: hash))
        #expect(try await !hasher.isRight("correct horse", for: hash))
    }

    @Test(.timeLimit(.minutes(5)))
    func `a crowd is asked to come again instead of filling the memory`() async throws {
        let threads = NIOThreadPool(numberOfThreads: 1)
        threads.start()
        // The only thread has other work until all but two have had their answers.
        let work = DispatchSemaphore(value: 0)
        threads.submit { _ in work.wait() }
        let hasher = PasswordHasher(
            cost: .init(logarithm: 4, blockSize: 2),
            width: 1,
            queueLength: 1,
            threads: threads,
            random: RandomBytes.make
        )

        let answers = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<30 {
                group.addTask {
                    do {
                        _ = try await hasher.isRight("correct horse", for: nil)
                        return nil
                    } catch {
                        return (error as? MomentsError)?.reason ?? "\(error)"
                    }
                }
            }
            var answers: [String?] = []
            for await answer in group {
                answers.append(answer)
                if answers.count == 28 { work.signal() }
            }
            return answers
        }

        #expect(answers.prefix(28).allSatisfy { $0 == "CROWDED" })
        #expect(answers.count == 30 && answers.suffix(2).allSatisfy { $0 == nil })
        try await threads.shutdownGracefully()
    }
}
