import ArgumentParser

/// The engine side of the conformance harness in Tests/GraphQLConformance.
@main
struct Program: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graphql-conformance",
        abstract: "Runs the GraphQL engine for the conformance harness.",
        subcommands: [Talk.self, Serve.self],
        defaultSubcommand: Talk.self
    )
}
