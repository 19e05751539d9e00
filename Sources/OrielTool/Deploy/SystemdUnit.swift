/// A service of systemd that runs an app.
///
/// Source: the manual pages `systemd.service(5)` and `systemd.exec(5)`.
struct SystemdUnit {
    let program: String
    private let folder: String
    private let port: UInt16
    private let command: [String]

    /// - Parameters:
    ///   - folder: The absolute path of the folder that `oriel build` has made.
    ///   - publicURL: The address that people use, if requests come through a proxy on the same machine.
    ///   - arguments: Further arguments of the program.
    init(program: String, folder: String, port: UInt16, publicURL: String? = nil, arguments: [String] = []) throws {
        guard program.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }) else {
            throw ToolError(
                "'\(program)' cannot be the name of a unit and its user; expected letters, digits, '-', '_' and '.'"
            )
        }
        guard folder.hasPrefix("/") else {
            throw ToolError("'\(folder)' is not a folder of the host; expected a path from its root: /opt/notes")
        }
        guard !folder.contains(where: { "\"'\\".contains($0) }) else {
            throw ToolError(
                "'\(folder)' has a quotation mark or a backslash, which systemd refuses in the path of a program"
            )
        }
        let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        // What a proxy passes on comes from this machine.
        let behindProxy = publicURL.map { ["--host", "127.0.0.1", "--public-url", $0, "--trust-forwarded"] }
        command = ["\(folder)/\(program)", "--port", "\(port)"] + (behindProxy ?? ["--host", "0.0.0.0"]) + arguments
        guard !command.contains(where: { $0.contains { $0.isNewline || $0 == "\0" } }) else {
            throw ToolError("a folder or an argument of the app has a line break, which a unit cannot have")
        }
        self.program = program
        self.folder = folder
        self.port = port
    }

    /// The name of the unit, of its user, and of its folder in `/var/lib`.
    var name: String { program.lowercased() }

    /// The file.
    var text: String {
        """
        # \(program). To install it, as root:
        #
        #   copy the folder that oriel build has made to \(folder), such as by rsync -a --delete
        #   (umask 077; echo "ORIEL_KEY=$(openssl rand -base64 32)" > /etc/\(name).env)
        #   copy this file to /etc/systemd/system/\(name).service
        #   systemctl enable --now \(name)
        #
        # For a new version, copy the folder again; systemctl reload \(name) lets open pages go on in it.
        # The app keeps its data in /var/lib/\(name). What it prints: journalctl -u \(name)

        [Unit]
        Description=\(program)
        Wants=network-online.target
        After=network-online.target

        [Service]
        Type=notify
        ExecStart=\(commandLine)
        ExecReload=/bin/kill -HUP $MAINPID
        EnvironmentFile=-/etc/\(name).env
        Restart=on-failure
        # The app ends its pages within ten seconds, and its workers with them.
        KillMode=mixed
        TimeoutStopSec=30
        LimitNOFILE=65536

        # A user of its own, who may write to /var/lib/\(name) only.
        DynamicUser=yes
        StateDirectory=\(name)
        StateDirectoryMode=0700
        WorkingDirectory=/var/lib/\(name)
        Environment=HOME=/var/lib/\(name)
        UMask=0077
        ProtectSystem=strict
        ProtectHome=yes
        PrivateTmp=yes
        PrivateDevices=yes
        ProtectProc=invisible
        ProtectClock=yes
        ProtectHostname=yes
        ProtectControlGroups=yes
        ProtectKernelLogs=yes
        ProtectKernelModules=yes
        ProtectKernelTunables=yes
        RemoveIPC=yes

        # What an app does not need of the kernel.
        \(capabilities)
        NoNewPrivileges=yes
        LockPersonality=yes
        RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
        RestrictNamespaces=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        SystemCallArchitectures=native
        SystemCallFilter=@system-service
        SystemCallErrorNumber=EPERM

        [Install]
        WantedBy=multi-user.target

        """
    }

    /// Ports below 1024 take a capability, which users cannot have in a namespace of their own.
    private var capabilities: String {
        port < 1024
            ? "CapabilityBoundingSet=CAP_NET_BIND_SERVICE\nAmbientCapabilities=CAP_NET_BIND_SERVICE"
            : "CapabilityBoundingSet=\nPrivateUsers=yes"
    }

    /// The program and its arguments as a unit writes them. systemd replaces `%` everywhere, and `$` in arguments.
    private var commandLine: String {
        ([Self.quoted(command[0])] + command.dropFirst().map { Self.quoted($0.replacing("$", with: "$$")) })
            .joined(separator: " ")
    }

    /// Returns a word that systemd reads as one, whatever is in it.
    static func quoted(_ word: String) -> String {
        let plain = word.replacing("%", with: "%%")
        guard plain.isEmpty || plain.contains(where: { " \t\"'\\;".contains($0) }) else { return plain }
        return "\"\(plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
