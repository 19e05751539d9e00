internal import CoreMetrics
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import OrielCore

// MARK: - Uploads

extension ServerRoutes {
    /// Receives one file from the session that owns the ticket.
    func upload(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard isFromOwnPage(request) else {
            return refuse("upload_origin", .forbidden, "Only pages of this server can send this request.")
        }
        let policy: UploadPolicy
        do {
            // The address appears in the logs of proxies; the session's ticket does not.
            let session = request.headers[.xSession].flatMap(session)
            policy = try tickets.redeemUpload(context.parameters.get("ticket") ?? "", by: session)
        } catch .foreign {
            return refuse("upload_session", .forbidden, "This address belongs to another page.")
        } catch .unknown {
            return refuse("upload_ticket", .notFound, "This address has already been used or has expired.")
        }
        let name = FileName.safe(request.headers[.xFileName]?.removingPercentEncoding ?? "")
        let type = (request.headers[.contentType] ?? "").lowercased().prefix { $0 != ";" }
        guard policy.kinds.allows(name: name, mediaType: String(type)) else {
            return refuse("upload_type", .unsupportedMediaType, "This file type is not accepted.")
        }
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if let length, length > policy.maximumBytes { return tooLarge(policy) }
        return try await receive(request, named: name, length: length, policy)
    }

    private func receive(
        _ request: Request,
        named name: String,
        length: Int?,
        _ policy: UploadPolicy
    ) async throws -> Response {
        let file = try TemporaryFile(named: name, in: folder, budget: policy.budget)
        var received = 0
        do {
            for try await buffer in request.body {
                received += buffer.readableBytes
                guard received <= policy.maximumBytes else { return tooLarge(policy) }
                try await file.append(buffer)
                policy.progress(received)
            }
        } catch is ByteBudget.Exceeded {
            let text = "The maximum total size of the files of a page is \(policy.budget.limit) bytes."
            return refuse("upload_total", .init(code: 507), text, closes: true)
        } catch {
            metrics.refused("upload_broken")
            throw error
        }
        // A broken connection can also end the body without an error.
        if let length, length != received {
            return refuse("upload_broken", .badRequest, "The upload is incomplete.")
        }
        file.closeDescriptor()
        metrics.uploads.increment()
        policy.receive(UploadedFile(file: file, size: received))
        return .plain(.created, "The upload is complete.")
    }

    private func tooLarge(_ policy: UploadPolicy) -> Response {
        refuse("upload_size", .contentTooLarge, "The maximum file size is \(policy.maximumBytes) bytes.", closes: true)
    }

    /// - Parameter closes: Whether to close the connection instead of reading the rest of the body.
    private func refuse(
        _ reason: String,
        _ status: HTTPResponse.Status,
        _ text: String,
        closes: Bool = false
    ) -> Response {
        metrics.refused(reason)
        return .plain(status, text, headers: closes ? [.connection: "close"] : [:])
    }
}

// MARK: - Downloads

extension ServerRoutes {
    /// Sends a file once.
    func download(_ request: Request, _ context: ServerRequestContext) -> Response {
        let site = request.headers[.secFetchSite]
        guard site == nil || site == "same-origin", admission.policy.refusal(host: request.head.authority) == nil else {
            return refuse("download_origin", .forbidden, "Only pages of this server can send this request.")
        }
        guard let download = context.parameters.get("ticket").flatMap({ tickets.redeemDownload($0) }) else {
            return refuse("download_ticket", .notFound, "This address has already been used or has expired.")
        }
        let name = download.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
        return Response(
            status: .ok,
            headers: [
                .contentType: download.mediaType,
                .contentDisposition: "attachment; filename*=UTF-8''\(name)",
                .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
                // The file is to be saved, and must not run scripts in this server's origin.
                .contentSecurityPolicy: "default-src 'none'; sandbox",
            ],
            body: body(of: download)
        )
    }

    private func body(of download: Download) -> ResponseBody {
        ResponseBody(contentLength: download.size) { writer in
            do {
                let handle = try FileHandle(forReadingFrom: download.file.url)
                while let data = try await Self.read(handle) { try await writer.write(ByteBuffer(bytes: data)) }
                try await writer.finish(nil)
                download.outcome.settle(true)
            } catch {
                download.outcome.settle(false)
                throw error
            }
        }
    }

    /// Reads the next chunk on a thread that may block on the disk. Returns nil at the end.
    private static func read(_ handle: FileHandle) async throws -> Data? {
        try await NIOThreadPool.singleton.runIfActive {
            let data = try handle.read(upToCount: 64 * 1024)
            return data?.isEmpty == false ? data : nil
        }
    }
}
