/// A field of an object: its name, its arguments and its resolver.
///
///     Field("id", \.id)
///     Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
///     Field("likes", Arg("first", Int.self, default: 20), cost: { child, first in 1 + first * child }) {
///         moment, viewer, first in
///         try await viewer.likes(of: moment, first: first)
///     }
///
/// The Swift type of the value determines the GraphQL type: an Optional is nullable, an array is a list, and any other
/// Swift type maps to the GraphQL type that the schema declares for it. Asynchronous resolvers run concurrently;
/// properties and synchronous resolvers create no tasks. If a resolver throws, or returns an `Int` beyond 32 bits or a
/// non-finite number, the field is null and the response contains an error.
public struct Field<Source: Sendable, Context: Sendable>: Sendable {
    typealias Guard = FieldGuard<Source, Context>

    var name: String
    var description: String?
    var deprecationReason: String?
    var guards: [Guard] = []
    let arguments: @Sendable (TypeRegistry) throws(SchemaError) -> [InputValueBlueprint]
    private let resolver: @Sendable (TypeRegistry, [Guard]) throws(SchemaError) -> (TypeExpression, any FieldResolver)
    var cost: FieldCost?

    /// Declares a field that reads a property. A stored property of a struct is read in place, without a copy.
    public init<Property: Sendable>(_ name: String, _ keyPath: any KeyPath<Source, Property> & Sendable) {
        self.name = name
        arguments = { _ in [] }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Property.self)
            let resolver = KeyPathResolver<Source, Property>(keyPath, output.completer)
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// Declares a field with a synchronous resolver.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - arguments: The arguments; `resolve` takes them in this order, after the object and the context.
    ///   - resolve: Returns the value. Throw a `GraphQLError` to send its message to the client.
    public init<each A: Sendable, Result: Sendable>(
        _ name: String,
        _ arguments: repeat Arg<each A>,
        resolve: @escaping @Sendable (Source, Context, repeat each A) throws -> Result
    ) {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = ClosureResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values: (repeat each A) = unpackedArguments(values)
                return try resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// Declares a field with a synchronous resolver and a custom cost.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - arguments: The arguments; `resolve` takes them in this order, after the object and the context.
    ///   - price: Returns the cost of the field from the cost of one child and the arguments.
    ///   - resolve: Returns the value. Throw a `GraphQLError` to send its message to the client.
    public init<each A: Sendable, Result: Sendable>(
        _ name: String,
        _ arguments: repeat Arg<each A>,
        cost price: @escaping @Sendable (Int, repeat each A) -> Int,
        resolve: @escaping @Sendable (Source, Context, repeat each A) throws -> Result
    ) {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        cost = FieldCost { child, values in
            let values: (repeat each A) = unpackedArguments(values)
            return price(child, repeat each values)
        }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = ClosureResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values: (repeat each A) = unpackedArguments(values)
                return try resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// Declares a field with an asynchronous resolver.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - arguments: The arguments; `resolve` takes them in this order, after the object and the context.
    ///   - resolve: Returns the value. Throw a `GraphQLError` to send its message to the client.
    public init<each A: Sendable, Result: Sendable>(
        _ name: String,
        _ arguments: repeat Arg<each A>,
        resolve: @escaping @Sendable (Source, Context, repeat each A) async throws -> Result
    ) {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = AsyncResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values: (repeat each A) = unpackedArguments(values)
                return try await resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// Declares a field with an asynchronous resolver and a custom cost.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - arguments: The arguments; `resolve` takes them in this order, after the object and the context.
    ///   - price: Returns the cost of the field from the cost of one child and the arguments.
    ///   - resolve: Returns the value. Throw a `GraphQLError` to send its message to the client.
    public init<each A: Sendable, Result: Sendable>(
        _ name: String,
        _ arguments: repeat Arg<each A>,
        cost price: @escaping @Sendable (Int, repeat each A) -> Int,
        resolve: @escaping @Sendable (Source, Context, repeat each A) async throws -> Result
    ) {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        cost = FieldCost { child, values in
            let values: (repeat each A) = unpackedArguments(values)
            return price(child, repeat each values)
        }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = AsyncResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values: (repeat each A) = unpackedArguments(values)
                return try await resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// Declares the root field of a subscription, which produces one value per event.
    ///
    ///     Field("momentAdded", Arg("author", ID?.self), subscribe: { _, viewer, author in
    ///         viewer.store.moments(by: author)
    ///     })
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - arguments: The arguments; `events` takes them in this order, after the root and the context.
    ///   - events: Returns the sequence of values. Each value is treated like the value of an ordinary field.
    public init<each A: Sendable, S: AsyncSequence & Sendable>(
        _ name: String,
        _ arguments: repeat Arg<each A>,
        subscribe events: @escaping @Sendable (Source, Context, repeat each A) async throws -> S
    ) where S.Element: Sendable {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(S.Element.self)
            let decoder = try list.decoder(in: registry)
            let resolver = SubscriptionResolver<Source, Context, S.Element>(output.completer, decoder, guards) {
                source,
                context,
                values in
                let values: (repeat each A) = unpackedArguments(values)
                return Events(try await events(source, context, repeat each values))
            }
            return (output.type, resolver)
        }
    }

    // MARK: Field modifiers

    /// Sets the description of the field, in Markdown.
    public func description(_ text: String) -> Field {
        var field = self
        field.description = text
        return field
    }

    /// Marks the field as deprecated.
    ///
    /// - Parameter reason: The reason, and the replacement to use.
    public func deprecated(_ reason: String) -> Field {
        var field = self
        field.deprecationReason = reason
        return field
    }

    /// Restricts the field with a check; when the check fails, the field is null with a `FORBIDDEN` error.
    ///
    /// - Parameter allows: Returns whether the context may read the field. Throw a `GraphQLError` to replace the
    ///   `FORBIDDEN` error.
    public func guarded(by allows: @escaping @Sendable (Source, Context) throws -> Bool) -> Field {
        var field = self
        field.guards.append(.sync(allows))
        return field
    }

    /// Restricts the field with an asynchronous check; when the check fails, the field is null with a `FORBIDDEN`
    /// error.
    ///
    /// - Parameter allows: Returns whether the context may read the field. Throw a `GraphQLError` to replace the
    ///   `FORBIDDEN` error.
    public func guarded(by allows: @escaping @Sendable (Source, Context) async throws -> Bool) -> Field {
        var field = self
        field.guards.append(.async(allows))
        return field
    }

    private static func guarding(_ resolver: any FieldResolver, _ guards: [Guard]) -> any FieldResolver {
        guards.isEmpty ? resolver : GuardedResolver<Source, Context>(guards, resolver)
    }

    /// - Parameter outer: The guards of the enclosing object type; they run first.
    func blueprint(in registry: TypeRegistry, guards outer: [Guard]) throws(SchemaError) -> FieldBlueprint {
        let (type, resolver) = try resolver(registry, outer + guards)
        return FieldBlueprint(
            name: name,
            description: description,
            arguments: try arguments(registry),
            type: type,
            deprecationReason: deprecationReason,
            resolver: resolver,
            cost: cost
        )
    }
}

/// A function from the cost of one child and the arguments to the cost of a field.
struct FieldCost: Sendable {
    let cost: @Sendable (_ child: Int, _ arguments: AnyObject?) -> Int
}

/// A result builder for the fields of a type.
@resultBuilder
public enum FieldsBuilder<Source: Sendable, Context: Sendable> {
    /// Returns the field in an array. Lets the compiler infer the types of the source and context.
    public static func buildExpression(_ field: Field<Source, Context>) -> [Field<Source, Context>] { [field] }
    /// Collects the fields in the order of introspection.
    public static func buildBlock(_ fields: [Field<Source, Context>]...) -> [Field<Source, Context>] {
        Array(fields.joined())
    }
    /// Supports `if` without `else`. The condition is evaluated once, when the schema is created.
    public static func buildOptional(_ fields: [Field<Source, Context>]?) -> [Field<Source, Context>] { fields ?? [] }
    /// Supports the first branch of `if` and `else`, or of `switch`.
    public static func buildEither(first fields: [Field<Source, Context>]) -> [Field<Source, Context>] { fields }
    /// Supports the other branches of `if` and `else`, or of `switch`.
    public static func buildEither(second fields: [Field<Source, Context>]) -> [Field<Source, Context>] { fields }
    /// Supports `for` loops.
    public static func buildArray(_ fields: [[Field<Source, Context>]]) -> [Field<Source, Context>] {
        Array(fields.joined())
    }
}
