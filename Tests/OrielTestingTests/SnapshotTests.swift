import Foundation
import OrielCore
import Testing

@testable import OrielTesting

/// Tests of snapshots in files.
@MainActor
@Suite struct SnapshotTests {
    struct Greeting: View {
        let names: [String]
        var body: some View {
            VStack { ForEach(names, id: \.self) { Text("Hello, \($0)") } }
        }
    }

    private func withFolder(_ body: (String, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appending(path: "GreetingTests.swift").path
        try body(test, folder.appending(path: "Snapshots/GreetingTests/start.txt"))
    }

    private func error(_ body: () throws -> Void) -> ViewHostError? {
        do {
            try body()
            return nil
        } catch {
            return error as? ViewHostError
        }
    }

    @Test func `the first run writes the file and fails, the next one passes`() throws {
        try withFolder { test, file in
            let host = ViewHost { Greeting(names: ["Ada"]) }

            let first = error { try host.checkSnapshot("start", filePath: test, isRecording: false) }
            #expect(first?.code == .snapshotDiffers && first?.message.contains(file.path) == true)
            #expect(try String(contentsOf: file, encoding: .utf8) == "text \"Hello, Ada\"\n")
            try host.checkSnapshot("start", filePath: test, isRecording: false)
        }
    }

    @Test func `a difference is reported with the lines around it`() throws {
        try withFolder { test, _ in
            let names = (1...9).map { "person \($0)" }
            try ViewHost { Greeting(names: names) }.checkSnapshot("start", filePath: test, isRecording: true)
            var others = names
            others[6] = "Grace"

            let error = error {
                try ViewHost { Greeting(names: others) }.checkSnapshot("start", filePath: test, isRecording: false)
            }

            #expect(error?.code == .snapshotDiffers)
            #expect(
                error?.message.contains(
                    """
                      text "Hello, person 5"
                      text "Hello, person 6"
                    - text "Hello, person 7"
                    + text "Hello, Grace"
                      text "Hello, person 8"
                    """
                ) == true
            )
            #expect(error?.message.contains("person 2") == false)
        }
    }

    @Test func `recording replaces the file`() throws {
        try withFolder { test, file in
            try ViewHost { Greeting(names: ["Ada"]) }.checkSnapshot("start", filePath: test, isRecording: true)
            try ViewHost { Greeting(names: ["Grace"]) }.checkSnapshot("start", filePath: test, isRecording: true)
            #expect(try String(contentsOf: file, encoding: .utf8) == "text \"Hello, Grace\"\n")
        }
    }
}
