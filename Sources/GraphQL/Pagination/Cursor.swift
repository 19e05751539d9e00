internal import Encodings

/// A position in a sorted list, defined by the sort values of an element. For clients it is an opaque string.
///
/// A page starts after the last element of the previous page instead of skipping a number of elements. The database can
/// therefore use an index at any depth, and elements added between two requests do not shift the pages.
///
///     Field("feed", Arg("first", Int.self, default: 20), Arg("after", Cursor<Int, String>?.self)) { _, viewer, first, after in
///         let size = try PageSize(first)
///         let moments = try await viewer.store.moments(after: after?.parts, limit: size.limit)
///         return Connection(moments, size, isFirstPage: after == nil) { Cursor($0.date, $0.id) }
///     }
///
/// The GraphQL type is `String`. A cursor whose number or types of parts differ, such as one from another list, is an
/// argument error. A cursor is neither secret nor signed: check the viewer's access to the elements, as with any other
/// argument.
public struct Cursor<each Part: CursorPart>: Sendable {
    /// The values that the list is sorted by.
    public let parts: (repeat each Part)

    /// Creates the cursor of an element with these sort values.
    public init(_ parts: repeat each Part) {
        self.parts = (repeat each parts)
    }

    /// Parses a cursor; nil if the text is not a cursor with these parts.
    public init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), let joined = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        let texts = joined.split(separator: Self.separator, omittingEmptySubsequences: false).map(Self.unescaped)
        var count = 0
        for _ in repeat (each Part).self { count += 1 }
        guard texts.count == count else { return nil }
        var index = -1
        func next<P: CursorPart>(_ type: P.Type) throws -> P {
            index += 1
            guard let part = P(cursorText: texts[index]) else { throw NoCursor() }
            return part
        }
        do {
            parts = (repeat try next((each Part).self))
        } catch {
            return nil
        }
    }

    /// The opaque text that clients see.
    public var text: String {
        var texts: [String] = []
        for part in repeat each parts { texts.append(Self.escaped(part.cursorText)) }
        return Base64URL.text(of: texts.joined(separator: String(Self.separator)).utf8)
    }

    private struct NoCursor: Error {}

    private static var separator: Character { "|" }

    private static func escaped(_ text: String) -> String {
        text.replacing("~", with: "~0").replacing("|", with: "~1")
    }

    private static func unescaped(_ text: Substring) -> String {
        text.replacing("~1", with: "|").replacing("~0", with: "~").description
    }
}

/// A value that can be part of a cursor.
public protocol CursorPart: Sendable {
    /// The value as text that `init(cursorText:)` can parse.
    var cursorText: String { get }
    /// Parses a value; nil if the text is invalid.
    init?(cursorText: String)
}

extension CursorPart where Self: LosslessStringConvertible {
    /// The value as text: its `description`.
    public var cursorText: String { description }

    /// Parses a value with `init(_:)`; nil if the text is invalid.
    public init?(cursorText: String) {
        self.init(cursorText)
    }
}

extension String: CursorPart {}
extension Int: CursorPart {}
extension Double: CursorPart {}

extension ID: CursorPart {
    /// The raw value.
    public var cursorText: String { rawValue }

    /// Creates an identifier; never nil, because any text is one.
    public init?(cursorText: String) {
        self.init(cursorText)
    }
}

extension Cursor: WrappingInput {
    static func codec(in registry: TypeRegistry) throws(SchemaError) -> Any {
        InputCodec<Cursor>(
            type: TypeExpression(name: "String", nonNull: 1),
            decode: { value in
                guard case .string(let text)? = value, let cursor = Cursor(text: text) else {
                    throw GraphQLError("The cursor is not valid for this list; use one from an edge or from pageInfo.")
                }
                return cursor
            },
            encode: { (cursor) throws(SchemaError) in .string(cursor.text) }
        )
    }
}
