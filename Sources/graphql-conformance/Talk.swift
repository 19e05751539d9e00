import ArgumentParser
import Glibc
import GraphQL

/// A command that answers requests on standard input, one JSON object per line.
struct Talk: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Answer requests on standard input (protocol gqlconf/1).")

    func run() async {
        var conversation = Conversation()
        while let line = readLine() {
            guard !line.isEmpty else { continue }
            print(String(decoding: Value.object(await conversation.answer(line)).json, as: UTF8.self))
            // The harness waits for each line.
            fflush(nil)
        }
    }
}
