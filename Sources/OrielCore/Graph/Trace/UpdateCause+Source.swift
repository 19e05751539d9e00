extension UpdateCause {
    /// Names what has changed as the view knows it.
    ///
    /// - Parameter source: The storage of a property, or a source that the node has read.
    @MainActor
    init(of source: AnyObject, in node: ViewNode) {
        if let property = node.propertyName(of: source) {
            self = .property(property)
        } else if let cell = source as? EnvironmentCell {
            self = .environment(cell.keyName)
        } else if let source = source as? DependencySource, source.isObservation {
            self = .observable
        } else {
            self = .other(TypeName.short(of: type(of: source)))
        }
    }
}

/// A property wrapper whose value can be shown outside of a body.
@MainActor
protocol InspectableProperty {
    /// Returns the value of the wrapper at an address.
    static func inspectedValue(at address: UnsafeRawPointer) -> Any?
    /// Returns the storage that the wrapper reads.
    static func inspectedStorage(at address: UnsafeRawPointer) -> PropertyStorage?
    /// The type of the value, for wrappers that read the environment.
    static var environmentType: Any.Type? { get }
}

extension InspectableProperty {
    static var environmentType: Any.Type? { nil }

    static func wrapper(at address: UnsafeRawPointer) -> Self { address.assumingMemoryBound(to: Self.self).pointee }
}

extension InspectableProperty where Self: StoredProperty {
    static func inspectedStorage(at address: UnsafeRawPointer) -> PropertyStorage? {
        PropertyField(UnsafeMutableRawPointer(mutating: address)).storage
    }
}

extension State: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }
}

extension Binding: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }

    static func inspectedStorage(at address: UnsafeRawPointer) -> PropertyStorage? { wrapper(at: address).location }
}

extension ObservedObject: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }
}

extension StateObject: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).storage?.object }
}

extension EnvironmentObject: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).storage?.object }
}

extension Environment: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).valueIfAny }

    static var environmentType: Any.Type? { Value.self }
}

/// The fields of a view as an inspector names them.
@MainActor
enum ViewFields {
    /// Returns the name of the property through which a view reads a source; nil if none does.
    static func name(of source: AnyObject, in value: UnsafeRawPointer, type: Any.Type) -> String? {
        var candidates: [String] = []
        for field in StoredField.all(of: type) {
            let address = value + field.offset
            if let property = field.type as? any InspectableProperty.Type {
                if property.inspectedStorage(at: address)?.isReached(by: source) == true { return field.name }
                if let cell = source as? EnvironmentCell, property.environmentType == cell.valueType {
                    candidates.append(field.name)
                }
            } else if field.type is any DynamicProperty.Type,
                name(of: source, in: address, type: field.type) != nil
            {
                return field.name
            }
        }
        // If two properties read values of one type, only their keys would say which of them this is.
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Returns the names of the dynamic properties.
    static func dynamicProperties(of type: Any.Type) -> [String] {
        StoredField.all(of: type).filter { $0.type is any DynamicProperty.Type }.map(\.name)
    }
}
