import Testing

@testable import OrielTool

struct DiagnosticTests {
    private let output = """
        Building for debugging...
        [4/7] Compiling Notes ContentView.swift
        /notes/Sources/Notes/ContentView.swift:3:9: error: cannot find 'Texd' in scope
        1 | struct ContentView: View {
        2 |     var body: some View {
        3 |         Texd("Notes")
          |         `- error: cannot find 'Texd' in scope
        /notes/Sources/Notes/A b.swift:7:1: warning: unused
        /notes/Sources/Notes/A b.swift:12:30: error: missing import of module 'Charts' [#MemberImportVisibility]
        /notes/Sources/Notes/ContentView.swift:3:9: error: cannot find 'Texd' in scope
        """

    @Test func `each error is found once`() {
        #expect(
            Diagnostic.errors(in: output) == [
                Diagnostic(
                    file: "/notes/Sources/Notes/ContentView.swift",
                    line: 3,
                    column: 9,
                    message: "cannot find 'Texd' in scope"
                ),
                Diagnostic(
                    file: "/notes/Sources/Notes/A b.swift",
                    line: 12,
                    column: 30,
                    message: "missing import of module 'Charts'"
                ),
            ]
        )
    }

    @Test(arguments: [(1, [1, 2, 3]), (4, [2, 3, 4, 5, 6]), (7, [5, 6, 7])])
    func `an error has the lines around it`(line: Int, numbers: [Int]) {
        let text = (1...7).map { "line \($0)" }.joined(separator: "\n")

        let error = Diagnostic(file: "/notes/A.swift", line: line, column: 1, message: "wrong")
            .withSource(in: "/notes", around: 2) { _ in text }

        #expect(error.file == "A.swift")
        #expect(error.source.map(\.number) == numbers)
        #expect(error.source.allSatisfy { $0.text == "line \($0.number)" })
    }

    @Test(arguments: [nil, "", "one line"])
    func `a file that has changed since has no lines`(text: String?) {
        let error = Diagnostic(file: "/other/A.swift", line: 30, column: 1, message: "wrong")

        #expect(error.withSource(in: "/notes") { _ in text } == error)
    }

    @Test func `an output without errors of the compiler is shown by its errors`() {
        let failure = PageState.Failure(output: "[1/2] Linking\nld: error: undefined symbol: f\n", in: "/notes") { _ in
            nil
        }

        #expect(failure == PageState.Failure(kind: .build, output: "ld: error: undefined symbol: f"))
    }

    @Test func `pages get errors as JSON`() {
        let error = Diagnostic(file: "A.swift", line: 1, column: 2, message: "\"x\"")
        let state = PageState.failed(PageState.Failure(kind: .build, diagnostics: [error]))

        #expect(
            state.json
                == #"{"failure":{"diagnostics":[{"column":2,"file":"A.swift","line":1,"message":"\"x\"","source":[]}],"#
                + #""kind":"build","output":""},"state":"failed"}"#
        )
        #expect(PageState.running.json == #"{"state":"running"}"#)
    }
}
