import GraphQL
import GraphQLServer
import Hummingbird

struct Viewer: Sendable {}

@MainActor let schema: Schema<Viewer> = { fatalError() }()
@Sendable func viewer(of request: Request) async throws -> Viewer { Viewer() }
@Sendable func viewer(token: Value?) async throws -> Viewer { Viewer() }

// GraphQLSockets.swift
let router = Router()

// SocketProtocol.swift: not compiled: a diagram
