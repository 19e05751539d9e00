public import Foundation
internal import Logging

/// The clipboard of the page whose code asks for it.
///
/// Pages can write to the clipboard. They cannot read it without asking, so the values are those that this page has copied.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    private let reference: PageReference
    private var page: PageDevice { reference.device }

    init(of page: PageDevice) { reference = PageReference(page) }

    /// The clipboard of the page whose code is running.
    public class var general: UIPasteboard { PageDevice.currentOrNone.pasteboard }

    /// The text that this page has copied last. Setting it copies a text; nil copies an empty one.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that this page has copied last. Setting them copies their lines.
    public var strings: [String]? {
        didSet {
            changeCount += 1
            page.perform(.copy((strings ?? []).joined(separator: "\n")))
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The address that this page has copied last. Setting it copies it as a text.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// The addresses that this page has copied last. Setting them copies their lines.
    public var urls: [URL]? {
        get {
            let all = (strings ?? []).compactMap { URL(string: $0) }.filter { $0.scheme != nil }
            return all.isEmpty ? nil : all
        }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// The types of what this page has copied last: texts and addresses.
    public var types: [String] {
        let texts = hasStrings ? ["public.utf8-plain-text"] : []
        return hasURLs ? ["public.url"] + texts : texts
    }

    /// Whether this page has copied something of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

    /// Posted when this page has copied something, to the observers of the page, and to those outside of all pages.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Copies a text or an address. Other values, and types that are neither, are logged and not copied.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        let isKnown = ["text", "url"].contains { pasteboardType.lowercased().contains($0) }
        switch value {
        case let text as String where isKnown: string = text
        case let address as URL where isKnown: url = address
        default:
            Logger(label: "oriel.uikit").warning(
                "\(type(of: value)) as \(pasteboardType) is not copied: only texts and addresses are."
            )
        }
    }

    public var hasStrings: Bool { strings?.isEmpty == false }
    public var hasURLs: Bool { url != nil }
    /// False: a page copies texts and addresses only.
    public var hasImages: Bool { false }
    /// False: a page copies texts and addresses only.
    public var hasColors: Bool { false }
    public var numberOfItems: Int { strings?.count ?? 0 }
    /// The number of times that this page has copied something.
    public private(set) var changeCount = 0

    @available(*, unavailable, message: "A page can copy texts and addresses only.")
    public var image: UIImage? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
