public import Foundation

extension AttributedString {
    /// Creates a text from an `NSAttributedString`, with the attributes of Foundation, SwiftUI and UIKit. Others are left
    /// out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = NSString(string: nsStr.string)
        let range = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }

    /// Creates a text from an `NSAttributedString`, with the attributes of a scope.
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` if the scope has keys other than those of Foundation, SwiftUI and UIKit.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        let names = try AttributeContainer.names(in: scope)
        self.init(nsStr.filtered { names.contains($0.rawValue) })
    }

    /// Creates a text from an `NSAttributedString`, with the attributes of a scope.
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` if the scope has keys other than those of Foundation, SwiftUI and UIKit.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }
}

extension NSAttributedString {
    /// Creates a text from an `AttributedString`, with the attributes of Foundation, SwiftUI and UIKit. Others are left
    /// out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let letters = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: letters, attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }

    /// Creates a text from an `AttributedString`, with the attributes of a scope.
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` if the scope has keys other than those of Foundation, SwiftUI and UIKit.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        let names = try AttributeContainer.names(in: scope)
        self.init(attributedString: NSAttributedString(attrStr).filtered { names.contains($0.rawValue) })
    }

    /// Creates a text from an `AttributedString`, with the attributes of a scope.
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` if the scope has keys other than those of Foundation, SwiftUI and UIKit.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// Returns the text with some of its attributes.
    fileprivate func filtered(_ isKept: (Key) -> Bool) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.setAttributes(attributes.filter { isKept($0.key) }, range: range)
        }
        return result
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes of an `NSAttributedString` that are of Foundation, SwiftUI and UIKit.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for (key, value) in dictionary { ConvertedAttribute.all[key.rawValue]?.set(value, in: &self) }
    }

    /// The names of the keys of a scope and of the scopes in it.
    fileprivate static func names(in scope: any AttributeScope.Type) throws -> Set<String> {
        var names: Set<String> = []
        for field in StoredField.all(of: scope) {
            if let key = field.type as? any AttributedStringKey.Type {
                // Foundation's scope may have keys that are not public, which no text has.
                let isKnown = ConvertedAttribute.all[key.name] != nil
                guard isKnown || scope == AttributeScopes.FoundationAttributes.self else { throw unsupported(key) }
                names.insert(key.name)
            } else if let scope = field.type as? any AttributeScope.Type, field.kind == .structure {
                names.formUnion(try Self.names(in: scope))
            }
        }
        return names
    }

    private static func unsupported(_ key: any AttributedStringKey.Type) -> CocoaError {
        let reason = "\(key) is no attribute of Foundation, SwiftUI or UIKit; convert texts without it"
        return CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates the attributes of an `NSAttributedString` from those of Foundation, SwiftUI and UIKit in a container.
    public init(_ container: AttributeContainer) {
        self.init()
        for (name, attribute) in ConvertedAttribute.all {
            self[NSAttributedString.Key(rawValue: name)] = attribute.value(in: container)
        }
    }
}
