internal import ArgumentParser
internal import Foundation

/// `oriel deploy`: prints what a host needs besides the folder that `oriel build` makes.
struct DeployCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Prints a systemd unit that runs the app of a package on a host.",
        discussion: """
            The app runs as a user of its own, which systemd makes, and may write to its state folder only. The unit begins with \
            the commands that install it. Arguments after '--' are passed to the app:

              oriel deploy --systemd --public-url https://notes.example.org -- --workers 4 > notes.service
            """
    )

    @Flag(help: "Print a unit for systemd 247 or later (Debian 11, Ubuntu 22.04).")
    var systemd = false
    @Option(help: "The program to run, if the package has several.")
    var product: String?
    @Option(
        help: "The folder on the host that holds what oriel build has made. (default: /opt/ and the program's name)"
    )
    var folder: String?
    @Option(help: "The port that the app listens on.")
    var port: UInt16 = 8080
    @Option(help: "The address that people use, if a proxy on the host passes requests on.")
    var publicURL: String?
    @Argument(help: "Arguments for the app.")
    var arguments: [String] = []

    func validate() throws {
        guard systemd else { throw ValidationError("choose what to print: --systemd") }
    }

    func run() throws {
        let program = try PackageOutline.of(FileManager.default.currentDirectoryPath).program(product)
        let unit = try SystemdUnit(
            program: program,
            folder: folder ?? "/opt/\(program.lowercased())",
            port: port,
            publicURL: publicURL,
            arguments: arguments
        )
        print(unit.text, terminator: "")
    }
}
