import ArgumentParser
import Testing

@testable import OrielTool

@Suite struct DeployCommandTests {
    private func text(_ arguments: String...) throws -> String {
        let command = try #require(try DeployCommand.parseAsRoot(["--product", "Notes"] + arguments) as? DeployCommand)
        return try command.text()
    }

    @Test func `a unit has the folder and the arguments that are given`() throws {
        #expect(try text("--systemd").contains("\nExecStart=/opt/notes/Notes --port 8080 --host 0.0.0.0\n"))
        let unit = try text("--systemd", "--folder", "/srv/n", "--port", "9000", "--", "--workers", "4")
        #expect(unit.contains("\nExecStart=/srv/n/Notes --port 9000 --host 0.0.0.0 --workers 4\n"))
    }

    @Test(arguments: [["--folder", "/srv/n"], ["--", "--workers", "4"]])
    func `a proxy has neither folder nor arguments of the app`(arguments: [String]) {
        let message = "the folder and the arguments of the app are for its unit; leave them out, or use --systemd"
        for proxy in ["--caddy", "--nginx"] {
            #expect(throws: ToolError(message)) {
                let all = ["--product", "Notes", proxy, "--public-url", "https://a.org"] + arguments
                _ = try (DeployCommand.parseAsRoot(all) as? DeployCommand)?.text()
            }
        }
    }

    @Test func `a proxy has to know the address`() {
        let message = "a proxy has to know the address that people use: --public-url https://notes.example.org"
        #expect(throws: ToolError(message)) { try text("--nginx") }
    }
}
