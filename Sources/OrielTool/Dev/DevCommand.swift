internal import ArgumentParser
internal import Foundation

/// `oriel dev`: runs a package, and again after each change.
struct DevCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev",
        abstract: "Builds and starts the app of a package, and again after each change.",
        discussion: """
            Run it in the folder of the package. When a file is saved, the package is built again, and open pages go on in the \
            new program where they are: navigation, typed text, Codable state. Errors of the compiler are shown in the pages \
            until they are mended. Ctrl-C ends it.
            """
    )

    @Option(help: "The port for browsers.")
    var port = 8080
    @Option(
        help: "The address to listen on; 0.0.0.0 lets other devices of the network see the app, and errors with source."
    )
    var host = "127.0.0.1"
    @OptionGroup var build: BuildOptions
    @Argument(parsing: .postTerminator, help: "Options of the program, after '--'.")
    var arguments: [String] = []

    func run() async throws {
        Interrupts.endPrograms()
        let folder = FileManager.default.currentDirectoryPath
        let server = try PageServer(host: host, port: port)
        server.start()
        let build = try build.resolved(in: folder)
        let package = try PackageOutline.of(folder, options: build.arguments)
        let program = try package.program(build.product)
        let builder = Builder(folder: folder, program: program, arguments: build.arguments)
        Console.print(
            "Building \(builder.program); then it is at http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
        )
        let session = try DevSession(package: package, builder: builder, server: server, arguments: arguments)
        try await session.run()
    }
}

/// The lines of the tool, at once, because others may wait for them at the end of a pipe.
enum Console {
    static func print(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
}
