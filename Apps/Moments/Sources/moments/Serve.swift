import ArgumentParser
import Foundation
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
        subcommands: [ResetPassword.self, Reload.self]
    )

    @OptionGroup(title: "Moments") var moments: MomentsOptions
    @OptionGroup(title: "Server") var server: ServerOptions

    func prepare() throws -> (any Sendable)? { try Host.claim(moments) }

    func run() async throws {
        let host = try await Host(moments, server: server)
        try await host.run()
    }
}
