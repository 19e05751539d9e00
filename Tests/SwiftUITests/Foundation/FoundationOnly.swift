import Foundation

// What `import Foundation` alone brings on Apple platforms; no file-level import may be added here.

class Downloads: ObservableObject {
    @Published var progress: CGFloat = 0
    @Published private(set) var names: [String] = []
    let events = PassthroughSubject<Int, Never>()
    private(set) var received: [Int] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        events
            .map { $0 + 1 }
            .sink { [weak self] in self?.received.append($0) }
            .store(in: &subscriptions)
    }

    var values: AnyPublisher<CGFloat, Never> { $progress.eraseToAnyPublisher() }

    func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "HEAD"
        return request
    }

    func load(_ url: URL, session: URLSession = .shared) async throws -> (Data, URLResponse) {
        try await session.data(for: request(for: url))
    }
}

@Observable
final class ObservedCounter {
    var value = 0
}

enum FoundationNames {
    static func isAddress(_ text: String) -> Bool {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
        return predicate.evaluate(with: text)
    }

    static func ago(_ seconds: TimeInterval) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.locale = Locale(identifier: "en_US")
        return formatter.localizedString(fromTimeInterval: -seconds)
    }

    static func length(_ seconds: TimeInterval) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        return formatter.string(from: seconds)
    }

    static func list(_ items: [String]) -> String { ListFormatter.localizedString(byJoining: items) }

    static func greeting(_ name: String) -> String { String(localized: "Hello, \(name)", comment: "Greets a person.") }

    static let resource: LocalizedStringResource = "Sign out"
    static let rectangle = CGRectMake(1, 2, 3, 4)
    static let turned = CGAffineTransform(rotationAngle: .pi)
    static let writing: Data.WritingOptions = [.atomicWrite]
    static let encoding = String.Encoding(rawValue: NSUTF8StringEncoding)

    static func text(of data: Data) -> String? { NSString(data: data, encoding: NSUTF8StringEncoding) as String? }

    static func fail() throws { throw NSError() }

    static func fail(in domain: String) throws { throw NSError(domain: domain, code: 3) }

    static func onMain(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async { work() } }

    static func emphasize(_ text: inout AttributedString) {
        for run in text.runs {
            text[run.range].inlinePresentationIntent = (run.inlinePresentationIntent ?? []).union(.emphasized)
        }
    }

    static let intent = InlinePresentationIntent.code
    static let note = FileWrapper(regularFileWithContents: Data("Note".utf8))

    static func sum(_ numbers: [Int]) -> Int { autoreleasepool { numbers.reduce(0, +) } }
}

final class Guarded {
    private var lock = os_unfair_lock()
    private var value = 0

    func add() -> Int {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        value += 1
        return value
    }
}

/// Names, measurements and folders, as files with Foundation alone write them.
enum FoundationFormats {
    static func distance(_ kilometers: Double, in locale: Locale) -> String {
        let distance = Measurement(value: kilometers, unit: UnitLength.kilometers)
        let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        return distance.formatted(
            .measurement(width: .abbreviated, usage: .road, numberFormatStyle: digits).locale(locale)
        )
    }

    static func warmth(_ degrees: Double, in locale: Locale) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .short
        return formatter.string(from: Measurement(value: degrees, unit: UnitTemperature.celsius))
    }

    static func initials(_ given: String, _ family: String) -> String {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        let formatter: PersonNameComponentsFormatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        return formatter.string(from: name)
    }

    static func name(_ given: String, _ family: String) -> String {
        PersonNameComponents(givenName: given, familyName: family).formatted(.name(style: .medium))
    }

    static let notes = URL.documentsDirectory.appending(path: "notes.json")
    static let cache = URL.cachesDirectory
}
