import Foundation
import Testing

@testable import OrielTool

/// The unit in the folder Deploy of Moments.
@Suite struct MomentsUnitTests {
    private let text: String

    init() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        text = try String(contentsOf: root.appending(path: "Apps/Moments/Deploy/moments.service"), encoding: .utf8)
    }

    @Test func `it has each setting of the units that are written for apps`() throws {
        let written = try SystemdUnit(
            program: "moments",
            folder: "/opt/moments",
            port: 8080,
            publicURL: "https://moments.example"
        )

        // Commands for the operator need a user that is there while the server does not run.
        let expected = settings(in: written.text).subtracting(["DynamicUser=yes"])
        #expect(expected.subtracting(settings(in: text)) == [])
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
    func `systemd has no complaint, and finds little that an attacker could use`() throws {
        let folder = try TemporaryFolder()
        let program = "\(folder.url.path)/moments"
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: program)
        let path = "\(folder.url.path)/moments.service"
        try Data(text.replacing("/opt/moments/moments --port", with: "\(program) --port").utf8)
            .write(to: URL(filePath: path))

        var lines: [String] = []
        let verified = try Subprocess.run(["systemd-analyze", "verify", path]) { lines.append(String($0)) }
        #expect(lines.filter { $0.contains("moments.service") } == [])
        #expect(verified == 0, "\(lines)")

        // systemd 252 gives it 15, and 96 to a unit without any setting.
        let offline = ["systemd-analyze", "security", "--no-pager", "--offline=true", "--threshold=20", path]
        #expect(try Subprocess.run(offline) { lines.append(String($0)) } == 0, "\(lines)")
    }

    private func settings(in unit: String) -> Set<String> {
        Set(unit.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.hasPrefix("Description=") })
    }
}
