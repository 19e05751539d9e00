import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOHTTP1

/// Fetches what pages of the web say of themselves, without ever connecting to the network that the server is in.
///
///     let page = try await LinkFetcher(userAgent: "Moments/1.0").page(at: url)
///
/// A connection goes to the address that was checked: names are resolved once for each request, here. Redirects are followed
/// here, too, and checked like the first address. Nothing is sent but the path, the host, and the program's name.
public struct LinkFetcher: Sendable {
    private let rules: LinkRules
    private let userAgent: String
    private let limits: Limits

    struct Limits: Sendable {
        var redirects = 3
        /// For everything: names, the page, and the picture.
        var time = Duration.seconds(5)
        /// For a connection, and for each part of an answer.
        var pause = Duration.seconds(3)
        var pageBytes = 512 << 10
        var imageBytes = 5 << 20
    }

    public init(rules: LinkRules = LinkRules(), userAgent: String) {
        self.init(rules: rules, userAgent: userAgent, limits: Limits())
    }

    init(rules: LinkRules, userAgent: String, limits: Limits) {
        self.rules = rules
        self.userAgent = userAgent
        self.limits = limits
    }

    /// - Throws: `LinkError`, `CancellationError`.
    public func page(at url: URL) async throws -> LinkPage {
        let end = ContinuousClock.now + limits.time
        let (found, image): (LinkPage, URL?) = try await within(end) {
            let answer = try await get(url, accept: "text/html,application/xhtml+xml", Self.pageTypes) {
                try await $0.truncated(limits.pageBytes)
            }
            let head = PageHead(answer.bytes, contentType: answer.type)
            guard let title = head.title else { throw LinkError.failed("the page has no title") }
            let site = head.siteName ?? PageHead.host(of: answer.url)
            return (LinkPage(title: title, siteName: site), head.image(relativeTo: answer.url))
        }
        var page = found
        guard let image else { return page }
        do {
            page.image = try await within(end) {
                try await get(image, accept: Self.imageTypes.joined(separator: ","), Self.imageTypes) {
                    try await $0.whole(limits.imageBytes)
                }.bytes
            }
        } catch is LinkError {
            // The card is useful without a picture.
        }
        return page
    }

    private static let pageTypes: Set<String> = ["text/html", "application/xhtml+xml"]
    private static let imageTypes: Set<String> = ["image/jpeg", "image/png", "image/webp", "image/gif"]

    private struct Answer {
        var url: URL
        var type: String
        var bytes: Data
    }

    private func get(
        _ url: URL,
        accept: String,
        _ types: Set<String>,
        read: (Body) async throws -> Data
    ) async throws -> Answer {
        var url = url
        for _ in 0...limits.redirects {
            let target = try await rules.target(of: url)
            var configuration = HTTPClient.Configuration(
                redirectConfiguration: .disallow,
                timeout: .init(connect: TimeAmount(limits.pause), read: TimeAmount(limits.pause)),
                decompression: .disabled
            )
            configuration.httpVersion = .http1Only
            // Other sites must not receive the IDs of traces.
            configuration.tracing.tracer = nil
            // The client looks the name up as this property has it.
            for host in [target.host, target.url.host ?? target.host] {
                configuration.dnsOverride[host] = target.address.description
            }
            // A client for each request: a connection of another request might lead to an address that was checked for it.
            let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            do {
                var request = HTTPClientRequest(url: target.url.absoluteString)
                request.headers = ["User-Agent": userAgent, "Accept": accept, "Accept-Encoding": "identity"]
                // `within` ends it earlier, and says why.
                let response = try await client.execute(request, timeout: TimeAmount(limits.time + limits.pause))
                let step = try await follow(response, from: url, types, read)
                try await client.shutdown()
                switch step {
                case .done(let answer): return answer
                case .next(let address): url = address
                }
            } catch {
                try? await client.shutdown()
                if error is LinkError || error is CancellationError { throw error }
                throw LinkError.failed("\(error)")
            }
        }
        throw LinkError.failed("too many redirects")
    }

    private enum Step {
        case done(Answer)
        case next(URL)
    }

    private func follow(
        _ response: HTTPClientResponse,
        from url: URL,
        _ types: Set<String>,
        _ read: (Body) async throws -> Data
    ) async throws -> Step {
        let headers = response.headers
        if [301, 302, 303, 307, 308].contains(response.status.code) {
            guard let place = headers.first(name: "Location"),
                let next = URL(string: place, relativeTo: url)?.absoluteURL
            else { throw LinkError.failed("a redirect leads nowhere") }
            return .next(next)
        }
        guard response.status == .ok else { throw LinkError.failed("status \(response.status.code)") }
        let type = headers.first(name: "Content-Type") ?? ""
        let name = type.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } ?? ""
        guard types.contains(name) else { throw LinkError.failed("the type is '\(name)'") }
        let encoding = headers.first(name: "Content-Encoding")?.lowercased() ?? "identity"
        guard encoding == "identity" else { throw LinkError.failed("the encoding is '\(encoding)'") }
        return .done(Answer(url: url, type: type, bytes: try await read(Body(response: response))))
    }

    private struct Body {
        let response: HTTPClientResponse

        /// The beginning of the body.
        func truncated(_ limit: Int) async throws -> Data {
            var data = Data()
            for try await part in response.body {
                data.append(contentsOf: part.readableBytesView.prefix(limit - data.count))
                if data.count == limit { break }
            }
            return data
        }

        func whole(_ limit: Int) async throws -> Data {
            if let length = response.headers.first(name: "Content-Length").flatMap(Int.init), length > limit {
                throw LinkError.failed("\(length) bytes are too many")
            }
            var data = Data()
            for try await part in response.body {
                guard data.count + part.readableBytes <= limit else {
                    throw LinkError.failed("there are too many bytes")
                }
                data.append(contentsOf: part.readableBytesView)
            }
            return data
        }
    }

    private func within<T: Sendable>(
        _ end: ContinuousClock.Instant,
        _ body: @escaping @Sendable () async throws -> T
    ) async throws -> T {
        try await withThrowingTaskGroup(of: T.self) { group in
            group.addTask(operation: body)
            group.addTask {
                try await Task.sleep(until: end)
                throw LinkError.failed("it takes too long")
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }
}
