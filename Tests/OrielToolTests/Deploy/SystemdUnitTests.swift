import Foundation
import Testing

@testable import OrielTool

@Suite struct SystemdUnitTests {
    @Test func `the app listens to the network, and restarts and reloads by systemd`() throws {
        let unit = try SystemdUnit(program: "Notes", folder: "/opt/notes/", port: 8080)

        #expect(unit.name == "notes")
        #expect(unit.line("ExecStart") == "/opt/notes/Notes --port 8080 --host 0.0.0.0")
        #expect(unit.line("ExecReload") == "/bin/kill -HUP $MAINPID")
        #expect(unit.line("EnvironmentFile") == "-/etc/notes.env")
        #expect(unit.line("StateDirectory") == "notes")
        #expect(unit.line("CapabilityBoundingSet")?.isEmpty == true)
        #expect(unit.line("PrivateUsers") == "yes")
    }

    @Test func `behind a proxy it listens to this machine alone`() throws {
        let unit = try SystemdUnit(
            program: "Notes",
            folder: "/opt/notes",
            port: 8080,
            publicURL: "https://notes.example.org",
            arguments: ["--workers", "4", "$HOME"]
        )

        #expect(
            unit.line("ExecStart") == "/opt/notes/Notes --port 8080 --host 127.0.0.1 "
                + "--public-url https://notes.example.org --trust-forwarded --workers 4 $$HOME"
        )
    }

    @Test func `a port below 1024 takes a capability`() throws {
        let unit = try SystemdUnit(program: "Notes", folder: "/opt/notes", port: 80)

        #expect(unit.line("CapabilityBoundingSet") == "CAP_NET_BIND_SERVICE")
        #expect(unit.line("AmbientCapabilities") == "CAP_NET_BIND_SERVICE")
        // The capability would be one of the namespace only.
        #expect(unit.line("PrivateUsers") == nil)
    }

    @Test(arguments: [
        ("--workers", "--workers"), ("50%", "50%%"), ("", "\"\""), ("two words", "\"two words\""),
        ("say \"no\"", #""say \"no\"""#), (#"a\b"#, #""a\\b""#), ("it's", "\"it's\""), (";", "\";\""),
    ])
    func `a word reaches the app as it is`(word: String, written: String) {
        #expect(SystemdUnit.quoted(word) == written)
    }

    @Test func `what a unit cannot have is refused in words`() {
        #expect(
            throws: ToolError(
                "'My Notes' cannot be the name of a unit and its user; expected letters, digits, '-', '_' and '.'"
            )
        ) {
            try SystemdUnit(program: "My Notes", folder: "/opt/notes", port: 8080)
        }
        #expect(throws: ToolError("'notes' is not a folder of the host; expected a path from its root: /opt/notes")) {
            try SystemdUnit(program: "Notes", folder: "notes", port: 8080)
        }
        #expect(
            throws: ToolError(
                "'/opt/\"notes\"' has a quotation mark or a backslash, which systemd refuses in the path of a program"
            )
        ) {
            try SystemdUnit(program: "Notes", folder: "/opt/\"notes\"", port: 8080)
        }
        let message = "a folder or an argument of the app has a line break, which a unit cannot have"
        #expect(throws: ToolError(message)) {
            try SystemdUnit(program: "Notes", folder: "/opt/notes", port: 8080, arguments: ["a\nUser=root"])
        }
    }

    /// systemd itself reads the unit; it complains about what it does not know, and about programs that are not there.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")),
        arguments: [80, 8080]
    )
    func `systemd has no complaint`(port: UInt16) throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        let home = "\(folder.url.path)/100% odd $folder"
        try files.createDirectory(atPath: home, withIntermediateDirectories: true)
        try files.copyItem(atPath: "/bin/true", toPath: "\(home)/Notes")
        let unit = try SystemdUnit(program: "Notes", folder: home, port: port, arguments: ["a \"b\"", "$x", #"\"#])
        let path = "\(folder.url.path)/notes.service"
        try Data(unit.text.utf8).write(to: URL(fileURLWithPath: path))

        var lines: [String] = []
        let status = try Subprocess.run(["systemd-analyze", "verify", path]) { lines.append(String($0)) }

        #expect(lines.filter { $0.contains("notes.service") } == [])
        #expect(status == 0, "\(lines)")
    }
}

extension SystemdUnit {
    /// The value of a setting, nil if it is not there.
    fileprivate func line(_ name: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
}
