public import Foundation

/// Joins the items of a list as a sentence does: "red, green, and blue".
open class ListFormatter: Formatter {
    open var locale: Locale! = .autoupdatingCurrent

    /// Formats each item. If nil, or for an item it cannot format, the item's description is used.
    open var itemFormatter: Formatter?

    /// Joins texts in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
    }

    /// Returns the items as one text.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns the items of an array as one text; nil for values of other types.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        copy.locale = locale
        copy.itemFormatter = itemFormatter?.copy() as? Formatter
        return copy
    }
}
