internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix

// MARK: - Videos and sounds

extension ServerRoutes {
    /// Sends a file that a session plays, or a part of it: players ask for parts to seek.
    func media(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let url = context.parameters.get("ticket").flatMap({ tickets.media($0) }),
            let size = await Self.size(of: url)
        else { return .plain(.notFound, "The file does not exist.") }
        var headers: HTTPFields = [
            .contentType: MediaTypes.type(of: url),
            .acceptRanges: "bytes",
            .cacheControl: "private, max-age=3600",
            .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
        ]
        guard let text = request.headers[.range] else {
            return Response(status: .ok, headers: headers, body: Self.body(of: url, 0..<size))
        }
        guard let range = ByteRange.range(text, size: size) else {
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
        headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
        return Response(status: .partialContent, headers: headers, body: Self.body(of: url, range))
    }

    private static func size(of url: URL) async -> Int? {
        try? await NIOThreadPool.singleton.runIfActive {
            let values = try FileManager.default.attributesOfItem(atPath: url.path)
            guard values[.type] as? FileAttributeType == .typeRegular else { return nil }
            return (values[.size] as? NSNumber)?.intValue
        }
    }

    private static func body(of url: URL, _ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            let handle = try FileHandle(forReadingFrom: url)
            try handle.seek(toOffset: UInt64(range.lowerBound))
            var rest = range.count
            while rest > 0 {
                let count = min(rest, 64 * 1024)
                let data = try await NIOThreadPool.singleton.runIfActive { try handle.read(upToCount: count) }
                // The file has become shorter: the connection ends before its content.
                guard let data, !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
                rest -= data.count
                try await writer.write(ByteBuffer(bytes: data))
            }
            try await writer.finish(nil)
        }
    }
}

/// A range of the bytes of a file, as `Range` asks for it.
enum ByteRange {
    /// - Returns: Nil for a range outside of the file, several ranges, or another unit.
    static func range(_ text: String, size: Int) -> Range<Int>? {
        guard text.hasPrefix("bytes="), !text.contains(",") else { return nil }
        let ends = text.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last):
            guard first < size, ends[1].isEmpty || last.map({ $0 >= first }) ?? true else { return nil }
            return first..<min((last ?? size - 1).saturatingSuccessor, size)
        case (nil, let count?) where ends[0].isEmpty && count > 0 && size > 0: return max(0, size - count)..<size
        default: return nil
        }
    }
}

extension Int {
    fileprivate var saturatingSuccessor: Int { self == .max ? .max : self + 1 }
}

/// The media types of videos and sounds, by the extension of the file.
enum MediaTypes {
    private static let types = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm", "ogv": "video/ogg",
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "wav": "audio/wav", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "flac": "audio/flac", "caf": "audio/x-caf", "aif": "audio/aiff",
        "aiff": "audio/aiff", "m3u8": "application/vnd.apple.mpegurl", "vtt": "text/vtt",
    ]

    static func type(of url: URL) -> String { types[url.pathExtension.lowercased()] ?? "application/octet-stream" }
}
