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
        }
    }

    /// The address that this page has copied last. Setting it copies it as a text.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

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
    public var numberOfItems: Int { strings?.count ?? 0 }
    /// The number of times that this page has copied something.
    public private(set) var changeCount = 0

    @available(*, unavailable, message: "A page can copy texts and addresses only.")
    public var image: UIImage? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
