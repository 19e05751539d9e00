internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import OrielCore

extension ServerRoutes {
    /// Adds the pictures that views show.
    func addImages(to router: Router<ServerRequestContext>) {
        router.get("/oriel/images/:file") { request, context in try await image(request, context) }
    }

    private func image(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let file = context.parameters.get("file").flatMap({ ImageFile.named($0) }) else {
            return .plain(.notFound, "There is no such picture.")
        }
        let tag = "\"\(file.hash)\""
        var headers: HTTPFields = [
            .contentType: file.mediaType,
            .eTag: tag,
            // Whoever knows the hash has seen the bytes; caches on the way need not keep what one person sees.
            .cacheControl: "private, max-age=31536000, immutable",
            .xContentTypeOptions: "nosniff",
        ]
        // A drawing that is opened by itself is a document, which could hold scripts.
        headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        if request.headers[values: .ifNoneMatch].contains(where: { $0.contains(tag) }) {
            return Response(status: .notModified, headers: headers)
        }
        let data = try await NIOThreadPool.singleton.runIfActive { try file.data() }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}
