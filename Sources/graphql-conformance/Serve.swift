import ArgumentParser
import Foundation
import GraphQL
import GraphQLServer
import Hummingbird

/// A command that serves a schema with data from a file.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve a schema over HTTP and WebSockets at /graphql.")

    @Option(help: "The file with the schema.") var schema: String
    @Option(help: "The file with the data.") var data: String
    @Option(help: "The port on the loopback address.") var port = 4400

    func run() async throws {
        let data = try Value(json: Array(try Data(contentsOf: URL(filePath: data))), maximumDepth: 1000)
        let schema = try Schema<StaticData>(sdl: String(contentsOf: URL(filePath: schema), encoding: .utf8))
        let router = Router()
        // The cases test the engine, so the limits of a public server are disabled.
        var options = GraphQLServerOptions()
        options.syntax = SyntaxLimits()
        options.validation = ValidationLimits()
        options.maximumCost = nil
        options.eventStreams = EventStreamOptions()
        router.addGraphQL(schema, options: options) { _, _ in StaticData(data) }
        var limits = GraphQLSocketOptions()
        limits.maximumCountPerClient = limits.maximumCount
        // The audit waits for the end of this time.
        limits.initTimeout = .seconds(2)
        let sockets = GraphQLSockets(schema, options: options, sockets: limits) { _ in StaticData(data) }
        let app = Application(
            router: router,
            server: .http1(graphQL: sockets),
            configuration: .init(address: .hostname("127.0.0.1", port: port))
        )
        try await app.runService()
    }
}
