import ArgumentParser
import NIOCore
import Testing

@testable import OrielServer

@Suite struct ServerOptionsTests {
    private func parse(_ arguments: [String], _ variables: [String: String] = [:]) throws -> ServerOptions {
        try HostEnvironment.$replacement.withValue(variables) { try ServerOptions.parse(arguments) }
    }

    private func message(_ arguments: [String], _ variables: [String: String] = [:]) -> String {
        do {
            _ = try parse(arguments, variables)
            return ""
        } catch {
            return ServerOptions.message(for: error)
        }
    }

    @Test func `without anything it listens for this machine alone`() throws {
        let options = try parse([])

        #expect(options.host == "127.0.0.1" && options.port == 8080 && options.servesMetrics)
        #expect(options.publicURL == nil && options.key == nil && !options.trustsForwarded)
    }

    @Test func `help names the variable of each option`() {
        let help = ServerOptions.helpMessage(columns: 1000)
        let names = help.matches(of: /\n  --([a-z-]+)/).map(\.1).filter { !$0.hasPrefix("help") }

        #expect(names.count >= 22)
        for name in names {
            let variable = "[ORIEL_" + name.replacing("-", with: "_").uppercased()
            #expect(help.contains(variable), "\(variable) is missing")
        }
    }

    @Test func `each option has a variable and overrides it`() throws {
        let variables = [
            "ORIEL_PORT": "9000", "ORIEL_HOST": "0.0.0.0", "ORIEL_LOG_LEVEL": "debug", "ORIEL_METRICS": "off",
            "ORIEL_PUBLIC_URL": "https://app.example", "ORIEL_ALLOW_HOST": "a.example,b.example",
            "ORIEL_MAX_SESSIONS": "5",
        ]
        let options = try parse(["--port", "9001"], variables)

        #expect(options.port == 9001 && options.host == "0.0.0.0" && options.logLevel == .debug)
        #expect(!options.servesMetrics && options.isSecure && options.maxSessions == 5)
        #expect(options.allowedHosts == ["a.example", "b.example"])
    }

    @Test func `with sessions in processes of their own there are fewer`() throws {
        #expect(try parse([], [:]).maxSessions == 10_000)
        #expect(try parse(["--isolation", "session"], [:]).maxSessions == 100)
        #expect(try parse(["--isolation", "session"], ["ORIEL_MAX_SESSIONS": "7"]).maxSessions == 7)
        #expect(try parse(["--max-sessions", "8"], ["ORIEL_MAX_SESSIONS": "7"]).maxSessions == 8)
        #expect(try parse([], ["ORIEL_ISOLATION": "session"]).isolation == .session)
    }

    @Test func `a host chooses the drain unless the operator does`() throws {
        var options = try parse([])
        #expect(options.drainTimeout == 0)
        options.defaultDrainTimeout = 5
        #expect(options.drainTimeout == 5)

        options = try parse([], ["ORIEL_DRAIN_TIMEOUT": "7"])
        options.defaultDrainTimeout = 5
        #expect(options.drainTimeout == 7)
        #expect(try parse(["--drain-timeout", "0"], ["ORIEL_DRAIN_TIMEOUT": "7"]).drainTimeout == 0)
    }

    @Test func `an empty variable counts as none`() throws {
        #expect(try parse([], ["ORIEL_PORT": "", "ORIEL_KEY": ""]).port == 8080)
    }

    @Test(
        arguments: [
            (["--port", "70000"], [:], "--port is 70000; expected 0 to 65535"),
            ([], ["ORIEL_PORT": "http"], "ORIEL_PORT is 'http'; expected a whole number"),
            ([], ["ORIEL_LOG_LEVEL": "loud"], "ORIEL_LOG_LEVEL is 'loud'; expected one of trace, debug,"),
            ([], ["ORIEL_METRICS": "maybe"], "ORIEL_METRICS is 'maybe'; expected 'true' or 'false'"),
            ([], ["ORIEL_KEY": "short"], "ORIEL_KEY has 5 characters; expected at least 32"),
            ([], ["ORIEL_PUBLIC_URL": "app.example"], "ORIEL_PUBLIC_URL is 'app.example'; expected an address"),
            (["--public-url", "ftp://x"], [:], "'ftp://x' is invalid for '--public-url <url>'"),
            (["--isolation", "page"], [:], "'page' is invalid for '--isolation <isolation>'"),
            ([], ["ORIEL_ISOLATION": "page"], "ORIEL_ISOLATION is 'page'; expected one of none, session"),
            (["--isolation", "session", "--workers", "0"], [:], "--isolation is session and --workers is 0; expected"),
            (["--isolation", "session", "--max-sessions", "251"], [:], "--max-sessions is 251; expected 1 to 250"),
            (["--max-sessions", "0"], [:], "--max-sessions is 0; expected 1 to"),
            (["--drain-timeout", "3601"], [:], "--drain-timeout is 3601; expected 0 to 3600"),
            (["--prot", "1"], [:], "Unknown option '--prot'"),
        ] as [([String], [String: String], String)]
    )
    func `an option error has one line`(arguments: [String], variables: [String: String], expected: String) {
        let message = message(arguments, variables)

        #expect(message.contains(expected))
        #expect(!message.contains("\n"))
    }

    @Test func `a command of one's own can hold the options`() throws {
        struct Serve: ParsableCommand {
            @OptionGroup var server: ServerOptions
            @Option var database: String
        }
        let command = try HostEnvironment.$replacement.withValue([:]) {
            try Serve.parse(["--port", "81", "--database", "db"])
        }
        #expect(command.server.port == 81 && command.database == "db")
    }

    @Test func `a proxy may keep its connections longer than a browser`() throws {
        let direct = try HostEnvironment.$replacement.withValue([:]) { try ServerOptions.parse([]) }
        let behind = try HostEnvironment.$replacement.withValue([:]) { try ServerOptions.parse(["--trust-forwarded"]) }

        #expect(SocketLimits(options: direct).requests.idle == .seconds(5))
        #expect(SocketLimits(options: behind).requests.idle == .seconds(75))
    }

    @Test(arguments: [
        ("https://app.example:443/", "https://app.example"), ("http://App.Example:80", "http://app.example"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ])
    func `an address is kept in one form`(text: String, expected: String) {
        #expect(PublicURL(argument: text)?.text == expected)
    }

    @Test(arguments: ["app.example", "https://", "https://a/b", "https://a?b", "https://u@a", "javascript:alert(1)"])
    func `an invalid public address is rejected`(text: String) {
        #expect(PublicURL(argument: text) == nil)
    }
}
