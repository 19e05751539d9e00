import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// Creates a JSON response that is not cached.
    static func json(_ status: HTTPResponse.Status, _ value: some Encodable, _ extra: HTTPFields = [:]) throws
        -> Response
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var headers: HTTPFields = [
            .contentType: "application/json; charset=utf-8", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
        ]
        for field in extra { headers[field.name] = field.value }
        let body = ByteBuffer(bytes: try encoder.encode(value))
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    /// Creates the error response of the routes other than GraphQL.
    static func error(_ error: MomentsError, closes: Bool = false) throws -> Response {
        var headers: HTTPFields = [:]
        if let retryAfter = error.retryAfter { headers[.retryAfterSeconds] = "\(retryAfter.wholeSeconds)" }
        if error.code == .unauthenticated { headers[.wwwAuthenticate] = "Bearer" }
        // The unread rest of the body would be parsed as the next request.
        if closes { headers[.connection] = "close" }
        return try json(error.status, ErrorBody(error), headers)
    }
}

/// `{"error":{"code":"INVALID","message":"…","reason":"PHOTO_TOO_LARGE"}}`
private struct ErrorBody: Encodable {
    struct Content: Encodable {
        let code: String
        let message: String
        let reason: String?
        let retryAfter: Int64?
    }

    let error: Content

    init(_ error: MomentsError) {
        self.error = Content(
            code: error.codeText,
            message: error.message,
            reason: error.reason,
            retryAfter: error.retryAfter?.wholeSeconds
        )
    }
}

extension MomentsError {
    var status: HTTPResponse.Status {
        switch code {
        case .unauthenticated: .unauthorized
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .invalid: reason == "PHOTO_TOO_LARGE" ? .contentTooLarge : .unprocessableContent
        case .rateLimited: .tooManyRequests
        case .conflict: .conflict
        case .unavailable: .serviceUnavailable
        }
    }
}
