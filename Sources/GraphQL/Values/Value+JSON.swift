extension Value {
    /// Parses a value from JSON.
    ///
    /// Integers that fit into `Int` become `int`, all other numbers `double`. If a name occurs twice in an object, the
    /// last member is used.
    ///
    /// - Parameters:
    ///   - json: The text in UTF-8.
    ///   - maximumDepth: The maximum nesting depth of arrays and objects. The default is 200.
    /// - Throws: `GraphQLError` that describes the syntax error and its byte offset.
    public init(json: [UInt8], maximumDepth: Int = 200) throws(GraphQLError) {
        do throws(JSONParser.Fault) {
            self = try JSONParser.value(of: json, maximumDepth: maximumDepth)
        } catch {
            throw GraphQLError("Invalid JSON: \(error).")
        }
    }

    /// The value as JSON in UTF-8; non-finite numbers become null.
    public var json: [UInt8] {
        var buffer = ResponseBuffer(capacity: 256)
        buffer.append(json: isWritable ? self : withoutInfinity)
        return buffer.withBytes { Array($0) }
    }

    private var withoutInfinity: Value {
        switch self {
        case .double(let number) where !number.isFinite: .null
        case .list(let items): .list(items.map(\.withoutInfinity))
        case .object(let object):
            .object(ObjectValue(object.members.map { .init(name: $0.name, value: $0.value.withoutInfinity) }))
        default: self
        }
    }
}
