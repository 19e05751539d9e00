import Foundation
import HTTPTypes
import Hummingbird
import MomentsMedia
import MomentsModel
import NIOCore

/// The route for uploads. The body is the file itself.
struct UploadRoute: Sendable {
    private let service: MomentsService
    private let policy: SameOriginPolicy
    /// Each upload holds its bytes in memory, so the number of concurrent uploads is limited.
    private let places = UploadPlaces(total: 6, perPerson: 2)
    /// How long a sender may take, as it occupies one of the places.
    private static let patience = Duration.seconds(120)

    init(_ service: MomentsService, _ policy: SameOriginPolicy) {
        self.service = service
        self.policy = policy
    }

    func answer(_ request: Request, clientAddress: String) async throws -> Response {
        do {
            guard policy.allows(request, try await service.credentials(of: request)) else {
                throw MomentsError.foreignPage
            }
            guard let person = try await service.person(of: request) else { throw MomentsError.unauthenticated }
            let place = try places.take(for: person.id)
            defer { places.free(place) }
            let photo = try await service.upload(
                by: person,
                clientAddress: clientAddress,
                addressBase: service.addressBase(of: request)
            ) {
                try await Deadline.run(Self.patience, on: service.environment.clock) {
                    try await Self.bytes(of: request)
                } late: {
                    MomentsError.invalid("The upload took too long.", reason: "INCOMPLETE")
                }
            }
            return try .json(.created, Answer(photo))
        } catch let error as MomentsError {
            return try .error(error, closes: true)
        }
    }

    /// Reads the body; throws if it is longer than a photo may be.
    private static func bytes(of request: Request) async throws -> Data {
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if let length { try check(bytes: length) }
        var data = Data()
        for try await buffer in request.body {
            try check(bytes: data.count + buffer.readableBytes)
            data.append(contentsOf: buffer.readableBytesView)
        }
        // A broken connection may look like the end of the body.
        if let length, length != data.count {
            throw MomentsError.invalid("The upload was incomplete.", reason: "INCOMPLETE")
        }
        return data
    }

    /// The library checks whole photos; this keeps the rest of one that is too long from being read.
    private static func check(bytes count: Int) throws {
        guard count <= Limits.photoBytes else {
            throw MomentsError(MediaError.tooLarge(bytes: count, limit: Limits.photoBytes))
        }
    }
}

private struct Answer: Encodable {
    let id: String
    let width: Int
    let height: Int
    let url: String

    init(_ photo: UploadedPhoto) {
        id = photo.id.description
        width = photo.width
        height = photo.height
        url = photo.url
    }
}
