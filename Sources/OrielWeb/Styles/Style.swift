/// The CSS of one element: declarations in a fixed order, each property once.
package struct Style: Hashable, Sendable {
    private(set) package var declarations: [Declaration] = []

    package struct Declaration: Hashable, Sendable {
        package let property: CSSProperty
        package var value: String
    }

    package init() {}

    /// Hashes all bytes first, eight at a time: each page looks up hundreds of styles, and a hasher is slow for many
    /// short texts.
    package func hash(into hasher: inout Hasher) {
        var hash = WordHash()
        for declaration in declarations {
            hash.combine(UInt64(declaration.property.position))
            var value = declaration.value
            value.withUTF8 { hash.combine(UnsafeRawBufferPointer($0)) }
        }
        hasher.combine(hash.value)
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

/// A hash of words by multiplication, as FNV-1a hashes bytes. Each step is reversible, so no step loses a difference.
private struct WordHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
        // A product's low bits depend on the low bits of the word only.
        value ^= value >> 32
    }

    /// Adds the bytes and their number.
    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var place = 0
        while place + 8 <= bytes.count {
            combine(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var rest = UInt64(bytes.count)
        while place < bytes.count {
            rest = rest << 8 | UInt64(bytes[place])
            place += 1
        }
        combine(rest)
    }
}
