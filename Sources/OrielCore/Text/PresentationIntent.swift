public import Foundation

/// The blocks of Markdown that contain a run of text, such as a paragraph in an item of a list.
///
/// `Text` shows runs without their blocks, as Apple's does: an app that shows blocks reads them from the runs.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The side of the column at which its texts begin, or their middle.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            case left, center, right
        }

        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block and its number, which all runs of the block have in common.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var debugDescription: String { "\(kind.name) (id \(identity))" }
    }

    /// The blocks, from the innermost to the outermost.
    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }

    /// Creates a block inside of others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public var count: Int { components.count }

    /// The number of lists and quotes around the run.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension PresentationIntent.Kind {
    fileprivate var name: String {
        switch self {
        case .header(let level): "header \(level)"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
        case .table(let columns): "table \(columns.map(\.alignment))"
        case .tableRow(let index): "tableRow \(index)"
        case .tableCell(let index): "tableCell \(index)"
        case .paragraph: "paragraph"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .tableHeaderRow: "tableHeaderRow"
        }
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The blocks of Markdown that contain a run.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public typealias InlinePresentationIntentAttribute = AttributeScopes.SwiftUIAttributes
        .InlinePresentationIntentAttribute
}

extension NSAttributedString.Key {
    /// A `PresentationIntent`.
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
}
