import ArgumentParser
import OrielServer

/// The command that serves Treehole: its pages, its API, its pictures.
struct Serve: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "treehole",
        abstract: "A board without names, for a campus or a company.",
        discussion: "The server option in brackets is the environment variable that sets it, too."
    )

    @OptionGroup(title: "Treehole") var treehole: TreeholeOptions
    @OptionGroup(title: "Server") var server: ServerOptions

    func prepare() throws -> (any Sendable)? { try treehole.folder().claim(allowsNew: treehole.newDatabase) }

    func run() async throws { try await Host.server(treehole, server: server).run() }
}
