import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MomentsMedia
import MomentsModel
import NIOCore
import Synchronization

/// The route for photos. A photo that the viewer may not see is answered like one that does not exist.
struct PhotoRoute: Sendable {
    private let service: MomentsService
    private let files = FileIO()
    private let missing = MissingPhotos()
    private let faults: FaultLog

    init(_ service: MomentsService) {
        self.service = service
        faults = FaultLog(elapsed: service.environment.clock.stopwatch())
    }

    func answer(_ request: Request, _ context: some RequestContext) async throws -> Response {
        guard let wanted = Wanted(request, context) else { return Self.notFound }
        do {
            let isVisible = try await service.environment.told { try await maySee(wanted, request) }
            guard isVisible else { return Self.notFound }
        } catch let error as MomentsError {
            return try .error(error)
        }
        let tag = "\"\(wanted.hash)-\(wanted.size.pathPart)\""
        if Self.matches(request.headers[.ifNoneMatch], tag) {
            return Response(status: .notModified, headers: Self.caching(tag))
        }
        do {
            return try await photo(wanted, tag, request, context)
        } catch let error as MediaError {
            // Not as missing: the browser asks again.
            faults.note("Photos cannot be read.", error, service.environment.logger, ServedRequest.metadata)
            return try .error(
                MomentsError.unavailable("This photo cannot be read at the moment.", retryAfter: .seconds(5))
            )
        }
    }

    /// Checks the signature first, so that only issued addresses cause a store query.
    private func maySee(_ wanted: Wanted, _ request: Request) async throws -> Bool {
        let isGiven = service.environment.addresses.isValid(
            wanted.signature,
            hash: wanted.hash,
            size: wanted.size,
            viewer: wanted.viewer
        )
        guard isGiven, try await service.person(of: request)?.id == wanted.viewer else { return false }
        return try await service.environment.store.maySee(photo: wanted.hash, viewer: wanted.viewer)
    }

    /// - Throws: `MediaError` if it is not known whether there is a file.
    private func photo(
        _ wanted: Wanted,
        _ tag: String,
        _ request: Request,
        _ context: some RequestContext
    ) async throws -> Response {
        guard let content = try await service.photoFiles.content(hash: wanted.hash, size: wanted.size),
            let length = content.length
        else { return missingFile(wanted) }
        var headers = Self.caching(tag)
        headers[.contentType] = type(of: service.photoFiles).mediaType
        headers[.acceptRanges] = "bytes"
        if wanted.isDownload {
            headers[.contentDisposition] = "attachment; filename=\"moments-photo-\(wanted.hash.prefix(8)).webp\""
        }
        // An answer to HEAD has no body, and no part of one.
        guard request.method != .head else {
            headers[.contentLength] = "\(length)"
            return Response(status: .ok, headers: headers)
        }
        switch RequestedRange(request.headers[.range], if: request.headers[.ifRange], tag: tag, length: length) {
        case .whole:
            guard let body = await body(of: content, 0..<length, context) else { return missingFile(wanted) }
            return Response(status: .ok, headers: headers, body: body)
        case .part(let range):
            guard let body = await body(of: content, range, context) else { return missingFile(wanted) }
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
            return Response(status: .partialContent, headers: headers, body: body)
        case .unsatisfiable:
            var headers = Self.uncached
            headers[.acceptRanges] = "bytes"
            headers[.contentRange] = "bytes */\(length)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    /// - Returns: Nil if a file cannot be read.
    private func body(
        of content: PhotoContent,
        _ range: Range<Int>,
        _ context: some RequestContext
    ) async -> ResponseBody? {
        switch content {
        case .file(let file):
            guard !range.isEmpty else { return ResponseBody() }
            return try? await files.loadFile(
                path: file.path,
                range: range.lowerBound...(range.upperBound - 1),
                context: context
            )
        case .arriving(let photo):
            let request = ServedRequest.metadata
            return ResponseBody(contentLength: range.count) { [faults, logger = service.environment.logger] writer in
                do {
                    try await photo.send(range) { try await writer.write(ByteBuffer(bytes: $0)) }
                    try await writer.finish(nil)
                } catch let error as MediaError {
                    // The head is sent: the connection ends before the photo does, so the browser keeps nothing.
                    faults.note("Photos cannot be read.", error, logger, request)
                    throw error
                }
            }
        }
    }

    /// The operator of the server has to know of a missing file, but not once per request.
    private func missingFile(_ wanted: Wanted) -> Response {
        if missing.isNew(wanted.hash) {
            service.environment.logger.error(
                "The file of a photo is missing or cannot be read.",
                metadata: ServedRequest.metadata.merging([
                    "photo": "\(wanted.hash)", "size": "\(wanted.size.pathPart)",
                ]) { $1 }
            )
        }
        return Self.notFound
    }

    private static func caching(_ tag: String) -> HTTPFields {
        [
            .cacheControl: "private, max-age=31536000, immutable",
            .eTag: tag,
            .vary: "Cookie, Authorization",
            .xContentTypeOptions: "nosniff",
            // Even if a browser misinterprets the bytes, they run no script in this origin, and no other site can embed them.
            .contentSecurityPolicy: "default-src 'none'; sandbox",
            .crossOriginResourcePolicy: "same-origin",
        ]
    }

    /// The same for all reasons, so that it does not reveal which one applied.
    private static var notFound: Response { Response(status: .notFound, headers: uncached) }

    private static var uncached: HTTPFields { [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"] }

    private static func matches(_ header: String?, _ tag: String) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { part in
            let part = part.drop { $0 == " " }
            return part == "*" || part == tag || part == "W/\(tag)"
        }
    }
}

/// The photo that an address names, and the viewer it was issued to.
private struct Wanted {
    let hash: String
    let size: PhotoSize
    let viewer: PersonID
    let signature: String
    /// Whether the browser saves the photo instead of showing it.
    let isDownload: Bool

    init?(_ request: Request, _ context: some RequestContext) {
        guard let hash = context.parameters.get("hash"), PhotoHash.isValid(hash),
            let size = context.parameters.get("size").flatMap({ PhotoSize(pathPart: $0) }),
            let viewer = request.uri.queryParameters.get("v").flatMap({ PersonID($0) }),
            let signature = request.uri.queryParameters.get("s")
        else { return nil }
        self.hash = hash
        self.size = size
        self.viewer = viewer
        self.signature = signature
        isDownload = request.uri.queryParameters.get("download") != nil
    }
}

/// The missing photos that have been logged already.
private final class MissingPhotos: Sendable {
    private let hashes = Mutex<Set<String>>([])

    /// Whether the photo has not been logged yet. After 1,000 photos, no more are logged.
    func isNew(_ hash: String) -> Bool {
        hashes.withLock { $0.count < 1000 && $0.insert(hash).inserted }
    }
}
