/// The CSS of one element: declarations in a fixed order, each property once.
package struct Style: Hashable, Sendable {
    private(set) package var declarations: [Declaration] = []

    package struct Declaration: Hashable, Sendable {
        package let property: CSSProperty
        package var value: String
    }

    package init() {}

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
