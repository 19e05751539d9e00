import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MomentsServer
import NIOCore

/// A relay for photos of another server. That server checks who the viewer is, but the browser's cookie is for this host.
///
/// A photo is passed on as it comes, as fast as the browser takes it, so that memory holds a few parts of each. If the
/// other server breaks off, the connection to the browser ends before the photo does; if the browser leaves, so does the
/// request to the other server.
struct PhotoRelay: Sendable {
    let address: URL
    /// Photos are smaller. Anything longer is refused, or broken off if its length is not told before.
    var maximumBytes = 32 << 20
    private let client: HTTPClient
    private let patience: TimeAmount
    private let faults: FaultLog

    /// - Parameters:
    ///   - client: Of `makeClient(patience:)`; nil for that of the process.
    ///   - patience: How long to wait for the beginning of a response.
    ///   - elapsed: The time since a fixed moment; nil for that since this one.
    init(
        _ address: URL,
        client: HTTPClient? = nil,
        patience: TimeAmount = Self.patience,
        elapsed: (@Sendable () -> Duration)? = nil
    ) {
        self.address = address
        self.client = client ?? Self.sharedClient
        self.patience = patience
        let start = ContinuousClock.now
        faults = FaultLog(elapsed: elapsed ?? { ContinuousClock.now - start })
    }

    /// How long the other server may send nothing, and how long a browser may take nothing: nothing more is read meanwhile.
    private static let patience = TimeAmount.seconds(30)
    /// Closed with the process.
    private static let sharedClient = makeClient(patience: patience)

    /// Returns a client for relays.
    ///
    /// - Parameter patience: How long a response may stand still.
    static func makeClient(patience: TimeAmount) -> HTTPClient {
        HTTPClient(
            eventLoopGroupProvider: .singleton,
            configuration: HTTPClient.Configuration(
                // It would send a person's token to another address.
                redirectConfiguration: .disallow,
                // A browser that takes nothing for so long keeps no connection.
                timeout: .init(connect: .seconds(10), read: patience),
                connectionPool: .init(idleTimeout: .seconds(60), concurrentHTTP1ConnectionsPerHostSoftLimit: 64),
                decompression: .disabled
            )
        )
    }

    /// Each response has the ID that this host gives the request, which its log lines have, too (`X-Request-ID`).
    func add<Context: RequestContext>(to router: some RouterMethods<Context>) {
        let photos = router.group().add(middleware: RequestIDMiddleware<Context>())
        photos.get("/photos/:hash/:size") { request, context in try await answer(request, context) }
        photos.head("/photos/:hash/:size") { request, context in try await answer(request, context) }
    }

    private func answer(_ request: Request, _ context: some RequestContext) async throws -> Response {
        guard let url = URL(string: address.absoluteString.trimmedSlash + request.uri.description) else {
            throw HTTPError(.badRequest)
        }
        var relayed = HTTPClientRequest(url: url.absoluteString)
        if request.method == .head { relayed.method = .HEAD }
        if let token = request.cookies[MomentsService.cookieName]?.value {
            relayed.headers.add(name: "Authorization", value: "Bearer \(token)")
        }
        for name in Self.passed {
            if let value = request.headers[name] { relayed.headers.add(name: name.rawName, value: value) }
        }
        let log = RelayLog(faults, context.logger)
        let answer: HTTPClientResponse
        do {
            answer = try await client.execute(relayed, timeout: patience)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            log.note("A photo cannot be fetched from the server that has it.", error)
            throw HTTPError(.badGateway, message: "The photo server cannot be reached.")
        }
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = answer.headers.first(name: name.rawName) }
        let status = HTTPResponse.Status(code: Int(answer.status.code))
        let length = answer.headers.first(name: "Content-Length").flatMap { Int($0) }
        if let length, length > maximumBytes, status != .notModified {
            log.note("A photo of the server that has it is too long.", PhotoTooLong(limit: maximumBytes))
            throw HTTPError(.badGateway, message: "The photo is too long.")
        }
        guard request.method != .head, status != .notModified else {
            if let length, request.method == .head { headers[.contentLength] = "\(length)" }
            return Response(status: status, headers: headers)
        }
        return Response(status: status, headers: headers, body: body(of: answer, length, log))
    }

    private func body(of answer: HTTPClientResponse, _ length: Int?, _ log: RelayLog) -> ResponseBody {
        ResponseBody(contentLength: length) { [maximumBytes] writer in
            do {
                var count = 0
                for try await part in answer.body {
                    count += part.readableBytes
                    guard count <= maximumBytes else { throw PhotoTooLong(limit: maximumBytes) }
                    try await writer.write(part)
                }
                try await writer.finish(nil)
            } catch {
                // The head is sent. Without the rest, the connection ends before the length that it has told.
                log.note("A photo has ended early.", error)
                throw error
            }
        }
    }

    /// The headers of a request that the other server answers to.
    private static let passed: [HTTPField.Name] = [.ifNoneMatch, .range, .ifRange]

    /// The headers of a photo that browsers need.
    private static let kept: [HTTPField.Name] = [
        .contentType, .cacheControl, .eTag, .vary, .xContentTypeOptions, .contentSecurityPolicy, .contentDisposition,
        .acceptRanges, .contentRange, HTTPField.Name("Cross-Origin-Resource-Policy")!, .retryAfter,
    ]
}

private struct PhotoTooLong: Error, CustomStringConvertible {
    let limit: Int

    var description: String { "it has more than \(limit) bytes" }
}

/// The log lines about one request, which is served outside of its task while its body is sent.
private struct RelayLog: Sendable {
    private let faults: FaultLog
    private let logger: Logger
    private let metadata: Logger.Metadata

    init(_ faults: FaultLog, _ logger: Logger) {
        (self.faults, self.logger) = (faults, logger)
        metadata = ServedRequest.metadata
    }

    /// Logs an error, unless the browser has left, or an error of any request was logged just before.
    func note(_ message: Logger.Message, _ error: any Error) {
        guard !(error is CancellationError), !(error is ChannelError) else { return }
        faults.note(message, error, level: .notice, logger, metadata)
    }
}

extension String {
    /// The text without a slash at its end.
    fileprivate var trimmedSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
