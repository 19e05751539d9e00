/// A style of the app, stored until its environment is known.
package final class DeferredStyle: Hashable, Sendable {
    let style: any ShapeStyle

    init(_ style: any ShapeStyle) { self.style = style }

    package static func == (a: DeferredStyle, b: DeferredStyle) -> Bool {
        if a === b { return true }
        if let first = a.style as? any Hashable, let second = b.style as? any Hashable {
            return AnyHashable(first) == AnyHashable(second)
        }
        if let first = a.style as? ImagePaint, let second = b.style as? ImagePaint { return first.isSame(as: second) }
        // Two styles without fields are equal if their types are; others count as changed.
        let type = type(of: a.style)
        return type == Swift.type(of: b.style) && size(of: type) == 0
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }

    private static func size<S: ShapeStyle>(of type: S.Type) -> Int { MemoryLayout<S>.size }
}

extension _ResolvedShapeStyle {
    /// Returns the style with the app's own styles resolved.
    func resolved(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(value.resolved(in: environment))
    }
}

extension ResolvedShapeStyle {
    fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        switch self {
        case .deferred(let deferred):
            deferred.style.resolved(in: _ShapeStyleContext(environment: environment))
        case .background:
            environment.backgroundStyle?.resolved(in: _ShapeStyleContext(environment: environment)) ?? self
        case .tint: environment.explicitTint.map { .color($0) } ?? self
        case .level(let level, let base): .level(level, of: base.resolved(in: environment))
        case .opacity(let opacity, let base): .opacity(opacity, of: base.resolved(in: environment))
        case .shadow(let shadow, let base): .shadow(shadow, of: base.resolved(in: environment))
        default: self
        }
    }
}
