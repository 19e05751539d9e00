import Glibc
import GraphQL

/// Answers the conformance harness in Tests/GraphQLConformance, one JSON object a line.
@main
enum Program {
    static func main() async {
        var session = Session()
        while let line = readLine() {
            guard !line.isEmpty else { continue }
            print(String(decoding: Value.object(await session.answer(line)).json, as: UTF8.self))
            // The harness waits for each line.
            fflush(nil)
        }
    }
}
