/// The CSS of one element: declarations in a fixed order, each property once.
package struct Style: Hashable, Sendable {
    private(set) package var declarations: [Declaration] = []

    package struct Declaration: Hashable, Sendable {
        package let property: CSSProperty
        package var value: String
    }

    package init() {}

    /// Hashes all bytes by FNV-1a first: each page looks up thousands of styles, and a hasher is slow for many short texts.
    package func hash(into hasher: inout Hasher) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for declaration in declarations {
            combine(declaration.property.position)
            for byte in declaration.value.utf8 { combine(byte) }
        }
        hasher.combine(hash)
    }

    package var isEmpty: Bool { declarations.isEmpty }

    package subscript(property: CSSProperty) -> String? {
        get { declarations.first { $0.property == property }?.value }
        set {
            let index = declarations.firstIndex { $0.property == property }
            switch (index, newValue) {
            case (let index?, let value?): declarations[index].value = value
            case (let index?, nil): declarations.remove(at: index)
            case (nil, let value?): append(property, value)
            case (nil, nil): break
            }
        }
    }

    package func contains(_ property: CSSProperty) -> Bool { declarations.contains { $0.property == property } }

    /// Adds a declaration of a property that is not set yet. Faster than the subscript.
    package mutating func append(_ property: CSSProperty, _ value: String) {
        if declarations.capacity == 0 { declarations.reserveCapacity(8) }
        declarations.append(Declaration(property: property, value: value))
    }

    /// Sets all properties of another style.
    package mutating func merge(_ other: Style) {
        for declaration in other.declarations { self[declaration.property] = declaration.value }
    }

    /// `display:flex;gap:8px`
    package var css: String {
        var text = ""
        for declaration in declarations {
            if !text.isEmpty { text += ";" }
            text += declaration.property.rawValue
            text += ":"
            text += declaration.value
        }
        return text
    }
}
