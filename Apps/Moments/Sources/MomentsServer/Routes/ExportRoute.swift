import HTTPTypes
import Hummingbird
import Logging
import MomentsModel
import NIOCore

/// The route for everything of one's own.
struct ExportRoute: Sendable {
    private let service: MomentsService
    private let policy: SameOriginPolicy
    /// Each reads all of a person's moments and photos.
    private let places: ExportPlaces

    init(_ service: MomentsService, _ policy: SameOriginPolicy) {
        self.service = service
        self.policy = policy
        places = ExportPlaces(total: 2, now: service.environment.now)
    }

    func answer(_ request: Request, clientAddress: String) async throws -> Response {
        do {
            // Another site learns nothing from a download, but could use up the person's rate.
            guard policy.allows(request, try await service.credentials(of: request)) else {
                throw MomentsError.foreignPage
            }
            guard let person = try await service.person(of: request)?.id else { throw MomentsError.unauthenticated }
            let place = try places.take(for: person)
            try service.environment.limiter.count(.export, by: person, at: clientAddress)
            let export = try await service.environment.told {
                try await Export(
                    of: person,
                    languages: request.headers[.acceptLanguage],
                    environment: service.environment,
                    files: service.photoFiles
                )
            }
            return Response(status: .ok, headers: Self.headers(export.fileName), body: body(export, person, place))
        } catch let error as MomentsError {
            return try .error(error)
        }
    }

    private func body(_ export: Export, _ person: PersonID, _ place: ExportPlaces.Place) -> ResponseBody {
        ResponseBody { [logger = service.environment.logger] writer in
            defer { place.free() }
            do {
                try await export.write(to: ExportWriter(writer, place))
                try await writer.finish(nil)
                logger.info("A person has downloaded their data.", metadata: ["person": "\(person)"])
            } catch {
                // The head is sent: the connection ends before the list at the end of the ZIP, so the browser reports a failed download.
                logger.notice(
                    "A download of a person's data ended early.",
                    metadata: ["person": "\(person)", "error": "\(error)"]
                )
                throw error
            }
        }
    }

    private static func headers(_ fileName: String) -> HTTPFields {
        [
            .contentType: "application/zip",
            .contentDisposition: "attachment; filename=\"\(fileName)\"",
            .cacheControl: "no-store",
            .vary: "Cookie, Authorization",
            .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
            .crossOriginResourcePolicy: "same-origin",
        ]
    }
}

/// A connection whose progress keeps the place of its download.
private struct ExportWriter: ResponseBodyWriter {
    private var writer: any ResponseBodyWriter
    private let place: ExportPlaces.Place

    init(_ writer: any ResponseBodyWriter, _ place: ExportPlaces.Place) {
        self.writer = writer
        self.place = place
    }

    mutating func write(_ buffer: ByteBuffer) async throws {
        try await writer.write(buffer)
        try place.keep()
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws { try await writer.finish(trailingHeaders) }
}
