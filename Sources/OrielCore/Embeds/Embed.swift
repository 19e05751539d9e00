import Foundation

/// Content that the browser draws by itself: a page of another site, a video or a map.
///
/// The browser's part is in a module of the client that is loaded on first use. It gets a description, as JSON, and
/// reports in short texts, which `handle` receives. Views in `content` are placed by it: see ``EmbedPlace``.
package struct Embed<Content: View> {
    package let elementDescription: EmbedDescription
    package let content: Content

    package nonisolated init(
        _ kind: EmbedKind,
        description: some Encodable,
        handle: (@MainActor (EmbedReport) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = EmbedDescription(kind: kind, json: EmbedDescription.json(description), report: handle)
        self.content = content()
    }
}

extension Embed where Content == EmptyView {
    package nonisolated init(
        _ kind: EmbedKind,
        description: some Encodable,
        handle: (@MainActor (EmbedReport) -> Void)? = nil
    ) {
        self.init(kind, description: description, handle: handle) { EmptyView() }
    }
}

extension Embed: ContainerElementView {
    package typealias Body = Never
}

/// The kinds of content that browsers draw.
package enum EmbedKind: String, Sendable {
    /// A page in a frame.
    case web
    case video
    case map
}

/// The description of an element with content that the browser draws.
package struct EmbedDescription: ElementDescription {
    let kind: EmbedKind
    let json: String
    let report: (@MainActor (EmbedReport) -> Void)?

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.style: .string(kind.rawValue), .embed: .string(json)]
        if !environment.isEnabled { attributes[.isDisabled] = .bool(true) }
        return Element(.embed, attributes: attributes, events: report == nil ? [] : .change)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .choose(let text) = event, let received = EmbedReport(text) else { return }
        report?(received)
    }

    nonisolated static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // JSON has no infinite numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        guard let data = try? encoder.encode(value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// What a browser reports about content that it draws: a word, and numbers after it.
///
///     EmbedReport("time 12.5 60")  // name "time", numbers [12.5, 60]
package struct EmbedReport: Equatable, Sendable {
    package let name: String
    package let numbers: [Double]

    package static let maximumNumbers = 8
    /// Greater numbers are clamped.
    package static let bound = 1e9

    /// - Returns: Nil for a text that no client sends: an unknown form, too many numbers, or numbers that are not finite.
    package init?(_ text: String) {
        guard text.utf8.count <= 256 else { return nil }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let first = words.first, !first.isEmpty, first.allSatisfy({ $0.isASCII && $0.isLetter }),
            words.count <= Self.maximumNumbers + 1
        else { return nil }
        var numbers: [Double] = []
        for word in words.dropFirst() {
            guard let number = Double(word), number.isFinite else { return nil }
            numbers.append(min(max(number, -Self.bound), Self.bound))
        }
        name = String(first)
        self.numbers = numbers
    }
}

/// A view that the browser places in the content that it draws, such as a pin on a map.
package struct EmbedPlace<Content: View> {
    package let elementDescription: EmbedPlaceDescription
    package let content: Content

    package nonisolated init(description: some Encodable, @ViewBuilder content: () -> Content) {
        elementDescription = EmbedPlaceDescription(json: EmbedDescription.json(description))
        self.content = content()
    }
}

extension EmbedPlace: ContainerElementView {
    package typealias Body = Never
}

package struct EmbedPlaceDescription: ElementDescription {
    let json: String

    package func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.embedPlace, attributes: [.embed: .string(json)])
    }
}
