public import ArgumentParser

/// The program `oriel`.
public struct OrielCommand: AsyncParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "oriel",
        abstract: "Makes SwiftUI apps for Linux and runs them while you write them.",
        subcommands: [
            NewCommand.self, DevCommand.self, PreviewsCommand.self, BuildCommand.self, DeployCommand.self,
            DoctorCommand.self, ImportCommand.self, CacheCommand.self,
        ]
    )

    public init() {}
}
