import Foundation

extension NavigationPath {
    /// A path in a form that can be stored: each value with the name of its type.
    public struct CodableRepresentation {
        let elements: [AnyHashable]
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}

extension NavigationPath.CodableRepresentation: Codable {
    /// Encodes the path as an array: for each value, from the top of the stack down, the name of its type and the
    /// value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base)) else {
                let context = EncodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "\(type(of: element.base)) on the navigation path is not Codable or has no name."
                )
                throw EncodingError.invalidValue(element.base, context)
            }
            try container.encode(name)
            try container.encode(value)
        }
    }

    /// Decodes a path encoded by `encode(to:)`.
    ///
    /// - Throws: `DecodingError` if a type no longer exists or its value cannot be decoded.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [AnyHashable] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "A value on the stored navigation path has the unknown type \(name)."
                )
            }
            elements.append(try Self.element(of: type, in: &container))
        }
        self.elements = elements.reversed()
    }

    private static func element<V: Decodable & Hashable>(
        of type: V.Type,
        in container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
        AnyHashable(try container.decode(type))
    }
}
