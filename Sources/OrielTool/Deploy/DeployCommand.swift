internal import ArgumentParser
internal import Foundation

/// `oriel deploy`: prints what a host needs besides the folder that `oriel build` makes.
struct DeployCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract:
            "Prints a systemd unit that runs the app of a package on a host, or the configuration of a proxy before it.",
        discussion: """
            The app runs as a user of its own, which systemd makes, and may write to its state folder only. The unit begins with \
            the commands that install it. Arguments after '--' are passed to the app:

              oriel deploy --systemd --public-url https://notes.example.org -- --workers 4 > notes.service

            A proxy ends TLS. With the same port and address:

              oriel deploy --caddy --public-url https://notes.example.org >> /etc/caddy/Caddyfile
              oriel deploy --nginx --public-url https://notes.example.org > /etc/nginx/conf.d/notes.conf
            """
    )

    /// What is printed.
    enum File: String, EnumerableFlag {
        case systemd, caddy, nginx

        static func help(for value: File) -> ArgumentHelp? {
            switch value {
            case .systemd: "Print a unit for systemd 247 or later (Debian 11, Ubuntu 22.04)."
            case .caddy: "Print a site for Caddy 2, which gets a certificate by itself."
            case .nginx: "Print a site for nginx 1.18 or later."
            }
        }
    }

    @Flag var file: File
    @Option(help: "The program to run, if the package has several. With it, this works in any folder.")
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

    func run() throws {
        print(try text(), terminator: "")
    }

    /// The file that is printed.
    func text() throws -> String {
        let program = try product ?? PackageOutline.of(FileManager.default.currentDirectoryPath).program(nil)
        let address = try publicURL.map { try PublicAddress($0) }
        if file == .systemd {
            return try SystemdUnit(
                program: program,
                folder: folder ?? "/opt/\(program.lowercased())",
                port: port,
                publicURL: address?.text,
                arguments: arguments
            ).text
        }
        guard folder == nil, arguments.isEmpty else {
            throw ToolError(
                "the folder and the arguments of the app are for its unit; leave them out, or use --systemd"
            )
        }
        guard let address else {
            throw ToolError("a proxy has to know the address that people use: --public-url https://notes.example.org")
        }
        let site = ProxySite(program: program, address: address, port: port)
        return file == .caddy ? site.caddy : site.nginx
    }
}
