import ArgumentParser
import Foundation
import HostKit
import OrielServer

/// The command that serves Moments: its pages, its API, its photos.
struct Serve: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "moments",
        abstract: "A private timeline for family and friends.",
        discussion: """
            Each option can also be set with the environment variable in brackets, or with a line NAME=value in the file \
            given by --config. Options override environment variables, which override the file.
            """,
        subcommands: [
            Backup.self, Restore.self, Check.self, Migrate.self, People.self, Invite.self, SetRole.self, Suspend.self,
            Unsuspend.self, SetQuota.self, SignOut.self, ResetPassword.self, Figures.self, Reload.self,
        ]
    )

    @OptionGroup(title: "Moments") var moments: MomentsOptions
    @OptionGroup(title: "Server") var server: ServerOptions
    @OptionGroup(title: "Traces") var traces: TraceOptions

    /// Longer than the balancers of `Deploy` take to notice a health check that fails: two checks, one second apart.
    private static let drainOfMachines = 5

    mutating func validate() {
        if moments.database != nil { server.defaultDrainTimeout = Self.drainOfMachines }
    }

    func prepare() throws -> (any Sendable)? { try Host.claim(moments) }

    func run() async throws {
        // Before anything that keeps a tracer or a logger.
        let traces = traces.start(service: "moments", version: Version.text, logger: server.logger)
        let host = try await Host(moments, server: server, traces: traces)
        try await host.run()
    }
}
