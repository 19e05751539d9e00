internal import Foundation
internal import OrielUIKit

/// An attribute that `AttributedString` and `NSAttributedString` both have.
struct ConvertedAttribute: Sendable {
    let name: String
    private let read: @Sendable (AttributeContainer) -> Any?
    private let write: @Sendable (Any, inout AttributeContainer) -> Void

    /// Returns the value for an `NSAttributedString`.
    func value(in container: AttributeContainer) -> Any? { read(container) }

    /// Sets the value of an `NSAttributedString`. A value of another type than the attribute's is left out.
    func set(_ value: Any, in container: inout AttributeContainer) { write(value, &container) }
}

extension ConvertedAttribute {
    /// An attribute with the same value in both.
    private static func same<K: AttributedStringKey>(_ key: K.Type) -> Self where K.Value: Sendable {
        converted(key) { $0 as? K.Value }
    }

    private static func converted<K: AttributedStringKey>(
        _ key: K.Type,
        from value: @escaping @Sendable (Any) -> K.Value?
    ) -> Self where K.Value: Sendable {
        ConvertedAttribute(
            name: K.name,
            read: { $0[K.self] },
            write: { attribute, container in
                if let attribute = value(attribute) { container[K.self] = attribute }
            }
        )
    }

    /// An attribute with numbers of any type in an `NSAttributedString`.
    private static func number<K: AttributedStringKey>(_ key: K.Type) -> Self where K.Value == CGFloat {
        converted(key) { value in
            switch value {
            case let number as any BinaryFloatingPoint: CGFloat(number)
            case let number as any BinaryInteger: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
    }

    /// An attribute with a set of options, which is a number in an `NSAttributedString`.
    private static func options<K: AttributedStringKey>(_ key: K.Type) -> Self
    where K.Value: OptionSet & Sendable, K.Value.RawValue: FixedWidthInteger {
        ConvertedAttribute(
            name: K.name,
            read: { container in container[K.self].map { Int(truncatingIfNeeded: $0.rawValue) } },
            write: { value, container in
                let number: K.Value.RawValue? =
                    switch value {
                    case let options as K.Value: options.rawValue
                    case let number as any BinaryInteger: K.Value.RawValue(exactly: number)
                    case let number as NSNumber: K.Value.RawValue(exactly: number.int64Value)
                    default: nil
                    }
                if let number { container[K.self] = K.Value(rawValue: number) }
            }
        )
    }

    /// The known attributes by their names.
    static let all = Dictionary(
        (foundation + swiftUI + uiKit).map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    private static var foundation: [Self] {
        typealias Scope = AttributeScopes.FoundationAttributes
        return [
            // Addresses are often texts in an `NSAttributedString`.
            converted(Scope.LinkAttribute.self) { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } },
            same(Scope.LanguageIdentifierAttribute.self), same(Scope.PersonNameComponentAttribute.self),
            same(Scope.NumberFormatAttributes.NumberPartAttribute.self),
            same(Scope.NumberFormatAttributes.SymbolAttribute.self), same(Scope.DateFieldAttribute.self),
            same(Scope.AlternateDescriptionAttribute.self), same(Scope.ImageURLAttribute.self),
            same(Scope.ReplacementIndexAttribute.self), same(Scope.MeasurementAttribute.self),
            same(Scope.ByteCountAttribute.self), same(Scope.DurationFieldAttribute.self),
            same(Scope.WritingDirectionAttribute.self), same(Scope.PresentationIntentAttribute.self),
        ]
    }

    private static var swiftUI: [Self] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        return [
            options(Scope.InlinePresentationIntentAttribute.self), same(Scope.FontAttribute.self),
            same(Scope.ForegroundColorAttribute.self), same(Scope.BackgroundColorAttribute.self),
            same(Scope.UnderlineStyleAttribute.self), same(Scope.StrikethroughStyleAttribute.self),
            number(Scope.KerningAttribute.self), number(Scope.TrackingAttribute.self),
            number(Scope.BaselineOffsetAttribute.self),
        ]
    }

    private static var uiKit: [Self] {
        typealias Scope = AttributeScopes.UIKitAttributes
        return [
            same(Scope.FontAttribute.self),
            // A copy: the style of an `NSAttributedString` may be mutable.
            converted(Scope.ParagraphStyleAttribute.self) { ($0 as? NSParagraphStyle)?.copy() as? NSParagraphStyle },
            same(Scope.ForegroundColorAttribute.self), same(Scope.BackgroundColorAttribute.self),
            number(Scope.KernAttribute.self), number(Scope.TrackingAttribute.self),
            options(Scope.UnderlineStyleAttribute.self), same(Scope.UnderlineColorAttribute.self),
            options(Scope.StrikethroughStyleAttribute.self), same(Scope.StrikethroughColorAttribute.self),
            number(Scope.BaselineOffsetAttribute.self), number(Scope.ObliquenessAttribute.self),
            same(Scope.StrokeColorAttribute.self), number(Scope.StrokeWidthAttribute.self),
            number(Scope.ExpansionAttribute.self), same(Scope.LigatureAttribute.self),
            converted(Scope.TextEffectAttribute.self) { value in
                value as? NSAttributedString.TextEffectStyle
                    ?? (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
            },
        ]
    }
}
