/// A field of an object: its name, its arguments, and how its value is found.
///
///     Field("id", \.id)
///     Field("author") { moment, viewer in try await viewer.users.load(moment.authorID) }
///     Field("likes", Arg("first", Int.self, default: 20), cost: { child, first in 1 + first * child }) {
///         moment, viewer, first in
///         try await viewer.likes(of: moment, first: first)
///     }
///
/// The type of the field follows from the value: an Optional may be null, an array is a list, and any other Swift type is
/// the one a type of the schema was declared for. Where a function may wait, it is run beside the other fields that wait;
/// where it may not, and for a property, no task is made.
public struct Field<Source: Sendable, Context: Sendable>: Sendable {
    typealias Guard = FieldGuard<Source, Context>

    var name: String
    var description: String?
    var deprecationReason: String?
    var guards: [Guard] = []
    let arguments: @Sendable (TypeRegistry) throws(SchemaError) -> [InputValueBlueprint]
    private let resolver: @Sendable (TypeRegistry, [Guard]) throws(SchemaError) -> (TypeExpression, FieldResolver)
    var cost: FieldCost?

    /// A field with the value of a property.
    public init<Property: Sendable>(_ name: String, _ keyPath: any KeyPath<Source, Property> & Sendable) {
        self.name = name
        arguments = { _ in [] }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Property.self)
            let resolver = KeyPathResolver<Source, Property>(keyPath, output.completer)
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// A field with the value of a function that has it at once.
    ///
    /// - Parameters:
    ///   - arguments: In the order in which the function takes them, after the object and the context.
    ///   - resolve: The value. Throw a `GraphQLError` to tell the client why there is none.
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
                let values = list.unpack(values)
                return try resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// A field with the value of a function that has it at once.
    ///
    /// - Parameters:
    ///   - arguments: In the order in which the function takes them, after the object and the context.
    ///   - price: What the field costs, of what one of its children costs and of its arguments.
    ///   - resolve: The value. Throw a `GraphQLError` to tell the client why there is none.
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
            let values = list.unpack(values)
            return price(child, repeat each values)
        }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = ClosureResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values = list.unpack(values)
                return try resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// A field with the value of a function that may wait.
    ///
    /// - Parameters:
    ///   - arguments: In the order in which the function takes them, after the object and the context.
    ///   - resolve: The value. Throw a `GraphQLError` to tell the client why there is none.
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
                let values = list.unpack(values)
                return try await resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// A field with the value of a function that may wait.
    ///
    /// - Parameters:
    ///   - arguments: In the order in which the function takes them, after the object and the context.
    ///   - price: What the field costs, of what one of its children costs and of its arguments.
    ///   - resolve: The value. Throw a `GraphQLError` to tell the client why there is none.
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
            let values = list.unpack(values)
            return price(child, repeat each values)
        }
        resolver = { (registry, guards) throws(SchemaError) in
            let output = try registry.output(Result.self)
            let decoder = try list.decoder(in: registry)
            let resolver = AsyncResolver<Source, Context, Result>(output.completer, decoder) {
                source,
                context,
                values in
                let values = list.unpack(values)
                return try await resolve(source, context, repeat each values)
            }
            return (output.type, Self.guarding(resolver, guards))
        }
    }

    /// The root field of a subscription: a value that comes again and again.
    ///
    ///     Field("momentAdded", Arg("author", ID?.self), subscribe: { _, viewer, author in
    ///         viewer.store.moments(by: author)
    ///     })
    ///
    /// - Parameter events: The values; each is completed and selected from as the value of a field is.
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
                let values = list.unpack(values)
                return Events(try await events(source, context, repeat each values))
            }
            return (output.type, resolver)
        }
    }

    // MARK: More about a field

    /// Says what the field is, in Markdown.
    public func description(_ text: String) -> Field {
        var field = self
        field.description = text
        return field
    }

    /// Marks the field as one that should not be used any more.
    ///
    /// - Parameter reason: Why, and what to use instead.
    public func deprecated(_ reason: String) -> Field {
        var field = self
        field.deprecationReason = reason
        return field
    }

    /// Shows the field only to contexts that may see it; to others it is an error, and null.
    ///
    /// - Parameter allows: Throw a `GraphQLError` to say why not.
    public func guarded(by allows: @escaping @Sendable (Source, Context) throws -> Bool) -> Field {
        var field = self
        field.guards.append(.sync(allows))
        return field
    }

    /// Shows the field only to contexts that may see it, which takes a while to find out.
    public func guarded(by allows: @escaping @Sendable (Source, Context) async throws -> Bool) -> Field {
        var field = self
        field.guards.append(.async(allows))
        return field
    }

    private static func guarding(_ resolver: FieldResolver, _ guards: [Guard]) -> FieldResolver {
        guards.isEmpty ? resolver : GuardedResolver<Source, Context>(guards, resolver)
    }

    /// - Parameter outer: The guards of the object.
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

/// What a field costs, of what one of its children costs and of its arguments.
struct FieldCost: Sendable {
    let cost: @Sendable (_ child: Int, _ arguments: AnyObject?) -> Int
}

/// Gathers the fields of a type.
@resultBuilder
public enum FieldsBuilder<Source: Sendable, Context: Sendable> {
    public static func buildExpression(_ field: Field<Source, Context>) -> [Field<Source, Context>] { [field] }
    public static func buildBlock(_ fields: [Field<Source, Context>]...) -> [Field<Source, Context>] {
        Array(fields.joined())
    }
    public static func buildOptional(_ fields: [Field<Source, Context>]?) -> [Field<Source, Context>] { fields ?? [] }
    public static func buildEither(first fields: [Field<Source, Context>]) -> [Field<Source, Context>] { fields }
    public static func buildEither(second fields: [Field<Source, Context>]) -> [Field<Source, Context>] { fields }
    public static func buildArray(_ fields: [[Field<Source, Context>]]) -> [Field<Source, Context>] {
        Array(fields.joined())
    }
}
