import GraphQLServer
import HTTPTypes
import OrielServer

extension HostedSocket {
    /// Creates the socket of a GraphQL endpoint. A client is its address.
    init(graphQL sockets: GraphQLSockets, path: String = "/graphql") {
        self.init(path: path, maximumFrameSize: sockets.maximumFrameSize) { request in
            do throws(RequestRefusal) {
                let socket = try sockets.accept(request.request, client: request.clientAddress)
                return .accept(subprotocol: socket.subprotocol, start: { channel in try socket.start(on: channel) })
            } catch {
                return .refuse(
                    SocketRefusal(status: error.status.code, message: error.message, retryAfter: error.retryAfter)
                )
            }
        }
    }
}
