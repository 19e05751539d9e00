import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The titles of a feed, as an app reads them that also runs where XML is a module of its own.
final class FeedTitles: NSObject, XMLParserDelegate {
    private(set) var titles: [String] = []
    private(set) var lines: [Int] = []
    private var text = ""

    static func titles(in data: Data) throws -> FeedTitles {
        let parser = XMLParser(data: data)
        let titles = FeedTitles()
        parser.delegate = titles
        parser.shouldProcessNamespaces = true
        parser.shouldReportNamespacePrefixes = false
        parser.shouldResolveExternalEntities = false
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return titles
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        guard elementName == "title" else { return }
        titles.append(text.trimmingCharacters(in: .whitespacesAndNewlines))
        lines.append(parser.lineNumber)
        if titles.count == 100 { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let error = parseError as NSError
        guard error.domain == XMLParser.errorDomain else { return }
        if error.code == XMLParser.ErrorCode.delegateAbortedParseError.rawValue { text = "" }
    }
}

/// Its address is the key of a value.
private nonisolated(unsafe) var nicknameKey: UInt8 = 0

extension FeedTitles {
    /// A property in an extension, as libraries for UIKit write it.
    var nickname: String? {
        get { objc_getAssociatedObject(self, &nicknameKey) as? String }
        set { objc_setAssociatedObject(self, &nicknameKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN) }
    }

    func forget() { objc_removeAssociatedObjects(self) }
}

/// What a pocket calculator shows.
enum Calculator {
    static func result(of keys: String) -> String {
        let expression = NSExpression(format: keys.replacingOccurrences(of: "×", with: "*"))
        guard let value = expression.expressionValue(with: nil, context: nil) as? Double else { return "Error" }
        return value.formatted(.number.grouping(.never))
    }

    static func total(of prices: [String: Double]) -> Double? {
        let sum = NSExpression(format: "bread + milk * %d", 2)
        return sum.expressionValue(with: prices, context: NSMutableDictionary()) as? Double
    }
}

/// What an app says of itself and of a failure.
enum AppReport {
    static func build(in bundle: Bundle) -> String? {
        bundle.infoDictionary?[kCFBundleVersionKey as String] as? String
    }

    static let keys: [String] = [
        kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleExecutableKey, kCFBundleDevelopmentRegionKey,
        kCFBundleInfoDictionaryVersionKey, kCFBundleLocalizationsKey,
    ]
    .map { $0 as String }

    static func cacheSpace(at url: URL) throws -> Int64? {
        let values = try url.resourceValues(forKeys: [.volumeAvailableCapacityForOpportunisticUsageKey])
        return values.volumeAvailableCapacityForOpportunisticUsage
    }

    static func causes(of error: NSError) -> [String] { error.underlyingErrors.map { ($0 as NSError).domain } }

    static func freeSpace(at url: URL) throws -> Int64? {
        let values = try url.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
        return values.volumeAvailableCapacityForImportantUsage
    }

    static func progress(of units: Int64) -> Progress {
        let progress = Progress()
        progress.totalUnitCount = units
        return progress
    }

    static func entries(version: String?) -> NSDictionary {
        let entries = NSMutableDictionary(dictionary: ["version": "old", "name": "Fish"])
        entries.setValue(version, forKey: "version")
        return entries
    }

    static func names() -> NSMapTable<NSString, NSObject> {
        NSMapTable(keyOptions: .copyIn, valueOptions: .weakMemory)
    }
}

/// Texts that are put together from parts.
enum ComposedTexts {
    static func list(_ lines: [String]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for line in lines {
            text.append(text.length == 0 ? NSAttributedString() : NSAttributedString(string: ", "))
            text.append(NSAttributedString(string: line))
        }
        return text
    }

    static func joined(_ words: [String]) -> String {
        let text = NSMutableString()
        words.forEach { text.append($0) }
        return text as String
    }

    static func bold(_ word: String) throws -> NSAttributedString { try NSAttributedString(markdown: "**\(word)**") }

    static func size(_ bytes: Double) -> [String] {
        let amount = Measurement(value: bytes, unit: UnitInformationStorage.bytes)
        return [
            ByteCountFormatter().string(from: amount),
            ByteCountFormatter.string(from: amount, countStyle: .binary),
        ]
    }
}

/// A download that can be paused.
actor PausableDownload {
    private let session = URLSession(configuration: .ephemeral)
    private var task: URLSessionDownloadTask?
    private(set) var resumeData: Data?

    func start(_ url: URL) {
        task = session.downloadTask(with: url)
        task?.resume()
    }

    func pause() async { resumeData = await task?.cancelByProducingResumeData() }

    func didFail(_ error: any Error) {
        resumeData = (error as NSError).userInfo[NSURLSessionDownloadTaskResumeData] as? Data
    }

    func forget() async {
        await session.flush()
        await session.reset()
    }
}
