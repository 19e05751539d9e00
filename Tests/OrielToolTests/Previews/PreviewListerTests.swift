import Foundation
import Testing

@testable import OrielTool

struct PreviewListerTests {
    private func line(_ declaration: String, _ previews: String? = nil) -> String {
        "oriel-preview {\"declaration\":\"\(declaration)\"\(previews.map { ",\"previews\":[\($0)]" } ?? "")}"
    }

    private func preview(_ id: String, _ more: String = "\"layout\":\"device\"") -> String {
        "{\"id\":\"\(id)\",\"path\":\"/notes/Sources/A.swift\",\"line\":3,\"isLandscape\":false,\(more)}"
    }

    private func places() -> SourcePlaces { SourcePlaces(folders: []) }

    @Test func `previews have the places and sizes that the program prints`() throws {
        let lister = PreviewLister(folder: "/notes") { _ in
            let fixed = "\"layout\":\"fixed\",\"width\":320.4,\"height\":\"inf\",\"name\":\"Wide\""
            let lines = [
                "something of the app", line("A:1"), line("A:1", preview("A:1")),
                line("A:2", preview("A:2", fixed)),
                line("A:3", preview("A:3", "\"layout\":\"fits\",\"device\":\"iPad mini (6th generation)\"")),
                line("A:4", preview("A:4", "\"layout\":\"fixed\",\"width\":320.4,\"height\":99999")),
            ]
            return (lines, 0)
        }

        let entries = try lister.previews(places: places())

        #expect(entries.map(\.id) == ["A:1", "A:2", "A:3", "A:4"])
        #expect(entries.map(\.title) == ["A 1", "Wide", "A 3", "A 4"])
        #expect(entries.allSatisfy { $0.file == "Sources/A.swift" && $0.line == 3 })
        #expect(entries.map(\.layout) == [.device, .fixed, .fits, .fixed])
        #expect(entries[1].size == nil)
        #expect(entries[2].size == .init(width: 744, height: 1133))
        #expect(entries[3].size == .init(width: 321, height: 4000))
    }

    @Test func `a declaration that ends the program is left out the next time`() throws {
        var runs: [[String]] = []
        let lister = PreviewLister(folder: "/notes") { except in
            runs.append(except)
            guard except.isEmpty else { return ([line("A:2", preview("A:2"))], 0) }
            return ([line("A:1"), "Notes/A.swift:9: Fatal error: no such note"], 132)
        }

        let entries = try lister.previews(places: places())

        #expect(runs == [[], ["A:1"]])
        #expect(Set(entries.map(\.id)) == ["A:1", "A:2"])
        #expect(entries.first { $0.id == "A:1" }?.failure == "Notes/A.swift:9: Fatal error: no such note")
    }

    @Test func `a program that ends without a list is an error`() {
        let lister = PreviewLister(folder: "/notes") { _ in (["error: no such option"], 64) }

        #expect(throws: ToolError.self) { try lister.previews(places: places()) }
    }

    @Test func `types with previews are found in sources`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Notes/A.swift", "import SwiftUI\n\nprivate struct Previews: PreviewProvider {\n}")
        try folder.write("Other/B.swift", "extension Outer.Previews : @MainActor PreviewProvider {}\nstruct No {}")
        let places = SourcePlaces(folders: [folder.url.path])

        #expect(places.place(of: "Notes.Previews") == .init(path: "\(folder.url.path)/Notes/A.swift", line: 3))
        #expect(places.place(of: "Other.Outer.Previews") == .init(path: "\(folder.url.path)/Other/B.swift", line: 1))
        #expect(places.place(of: "Notes.No") == nil)
    }

    @Test(arguments: [
        ("a log line\nNotes/A.swift:3: Fatal error: gone\nmore", "Notes/A.swift:3: Fatal error: gone\nmore"),
        ("Fatal error: gone\nCurrent stack trace:\n0    libswiftCore.so", "Fatal error: gone"),
        (
            "error: the main actor has not answered for 10 seconds",
            "error: the main actor has not answered for 10 seconds"
        ),
        ("", "It has ended without a message, as by an overflow of numbers."),
    ])
    func `the message of a trap is found in a log`(log: String, message: String) {
        #expect(Trap.message(in: log) == message)
    }

    @Test(arguments: [
        ("iPhone 16 Pro Max", 440), ("iPhone 16 Pro", 402), ("iPhone 99", 393), ("iPad Pro (11-inch) (M4)", 834),
        ("iPad Pro 13-inch", 1032), ("My Mac", 1280),
    ])
    func `devices are known by their names`(name: String, width: Int) {
        #expect(Device.size(named: name)?.width == width)
    }

    @Test func `an unknown device has no size`() {
        #expect(Device.size(named: "Apple Watch") == nil)
    }
}
