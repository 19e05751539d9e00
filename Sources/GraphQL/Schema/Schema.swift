/// An executable schema: its types and their resolvers.
///
///     let schema = try Schema {
///         ObjectType("Query", in: Viewer.self) {
///             Field("hello") { _, _ in "world" }
///         }
///     }
///     let response = await schema.execute(GraphQLRequest("{ hello }"), in: viewer)
public struct Schema<Context: Sendable>: Sendable {
    let system: TypeSystem
    /// The limits and caching options of the schema.
    public let options: SchemaOptions
    /// Returns the source value of an operation's root fields.
    let rootSource: @Sendable (Context, OperationKind) -> any RootSource
    private let documents: DocumentCache

    /// Creates a schema from types declared in Swift.
    ///
    /// - Parameters:
    ///   - description: The description of the schema, in Markdown.
    ///   - query: The name of the query type. The default is `Query`.
    ///   - mutation: The name of the mutation type, used if the schema declares it. The default is `Mutation`.
    ///   - subscription: The name of the subscription type, used if the schema declares it. The default is
    ///     `Subscription`.
    ///   - options: The limits and caching options of the schema.
    ///   - types: The types and directives of the schema.
    /// - Throws: `SchemaError` that lists all errors of the types.
    public init(
        description: String? = nil,
        query: String = "Query",
        mutation: String = "Mutation",
        subscription: String = "Subscription",
        options: SchemaOptions = SchemaOptions(),
        @SchemaBuilder<Context> types: () -> [AnyTypeDeclaration<Context>]
    ) throws(SchemaError) {
        let registry = TypeRegistry()
        let members = types().map(\.member).withOnePageInfo(in: Context.self)
        for member in members { member.declare(in: registry) }
        try registry.makeInputObjects()
        var blueprint = SchemaBlueprint(description: description)
        for member in members {
            try member.join(in: registry)
            try member.add(to: &blueprint, registry)
        }
        let names = Set(blueprint.types.map(\.name))
        blueprint.query = SchemaBlueprint.RootBlueprint(type: query)
        if names.contains(mutation) { blueprint.mutation = .init(type: mutation) }
        if names.contains(subscription) { blueprint.subscription = .init(type: subscription) }
        let system = try TypeSystem(validating: blueprint)
        registry.link(to: system)
        self.init(system, options) { _, _ in RootValue(value: Root()) }
    }

    init(
        _ system: TypeSystem,
        _ options: SchemaOptions,
        rootSource: @escaping @Sendable (Context, OperationKind) -> any RootSource
    ) {
        self.system = system
        self.options = options
        self.rootSource = rootSource
        documents = DocumentCache(capacity: options.cachedBytes)
    }

    /// Returns this schema with other options, for example for untrusted clients.
    ///
    /// The copy has its own document cache, because the validity of a document depends on the options.
    public func with(options: SchemaOptions) -> Schema {
        Schema(system, options, rootSource: rootSource)
    }

    /// Executes a query or a mutation. A subscription is refused; use ``subscribe(_:in:isReadOnly:options:)``.
    ///
    /// The fields of a query run concurrently, the root fields of a mutation one after the other. Safe to call from any
    /// task; the schema can execute several requests at the same time.
    ///
    /// - Parameters:
    ///   - request: The request to execute.
    ///   - context: The context that resolvers receive.
    ///   - isReadOnly: Whether to refuse mutations, as HTTP GET requires. The default is false.
    ///   - options: Limits and error handling for the execution.
    /// - Returns: The response; errors are part of it, so the method never throws. Cancelling the task cancels the
    ///   fields and returns a response with the refusal `overdue`.
    public func execute(
        _ request: GraphQLRequest,
        in context: Context,
        isReadOnly: Bool = false,
        options: ExecutionOptions = ExecutionOptions()
    ) async -> GraphQLResponse {
        do throws(RequestFault) {
            let (plan, variables) = try plan(request)
            guard plan.kind == .query || !isReadOnly else {
                throw RequestFault(errors: [GraphQLError("Only queries are allowed here.")], refusal: .operation)
            }
            guard plan.kind != .subscription else {
                let message = "A subscription returns a stream of responses; use subscribe instead."
                throw RequestFault(errors: [GraphQLError(message)], refusal: .operation)
            }
            return await execute(plan, variables, in: context, options)
        } catch {
            return error.response
        }
    }

    /// Executes a request without validating it; fields that the schema lacks are omitted.
    ///
    /// For tests of the executor.
    package func execute(
        unvalidated request: GraphQLRequest,
        in context: Context,
        options: ExecutionOptions = ExecutionOptions()
    ) async -> GraphQLResponse {
        do throws(RequestFault) {
            let prepared = PreparedDocument(try read(request.query), system: system, errors: [])
            let (plan, variables) = try plan(request, prepared)
            return await execute(plan, variables, in: context, options)
        } catch {
            return error.response
        }
    }

    /// Returns the validation errors of a document; empty if it is valid.
    package func errors(in query: String) -> [GraphQLError] {
        do throws(RequestFault) {
            return try prepare(query).errors
        } catch {
            return error.errors
        }
    }

    func execute(
        _ plan: OperationPlan,
        _ variables: [NameTable.ID: Value],
        in context: Context,
        _ options: ExecutionOptions
    ) async -> GraphQLResponse {
        await Execution.run(
            plan,
            options: options,
            contextBox: ContextBox(context),
            variables: variables,
            source: rootSource(context, plan.kind)
        )
    }

    /// Returns the cached or new plan of a request and its coerced variables.
    func plan(_ request: GraphQLRequest) throws(RequestFault) -> (OperationPlan, [NameTable.ID: Value]) {
        try plan(request, try prepare(request.query))
    }

    private func plan(
        _ request: GraphQLRequest,
        _ prepared: PreparedDocument
    ) throws(RequestFault) -> (OperationPlan, [NameTable.ID: Value]) {
        let operation = try prepared.operation(named: request.operationName)
        let variables = try VariableCoercion(document: prepared.document, system: system)
            .coerce(request.variables, of: operation.node)
        return (try prepared.plan(operation, variables: variables), variables)
    }

    private func prepare(_ query: String) throws(RequestFault) -> PreparedDocument {
        // Equal strings can differ in bytes (canonical equivalence), but string literals depend on the exact bytes.
        if let known = documents[query], query.utf8.elementsEqual(known.document.source) {
            guard known.errors.isEmpty else { throw RequestFault(errors: known.errors) }
            return known
        }
        let document = try read(query)
        var errors = Validator.errors(in: document, against: system, limits: options.validation)
        if !options.allowsIntrospection && errors.isEmpty {
            errors = IntrospectionSwitch.errors(in: document, limit: options.validation.errors)
        }
        let prepared = PreparedDocument(document, system: system, errors: errors)
        documents.insert(prepared, for: query)
        guard errors.isEmpty else { throw RequestFault(errors: errors) }
        return prepared
    }

    private func read(_ query: String) throws(RequestFault) -> Document {
        do throws(GraphQLError) {
            return try Document(parsing: query, limits: options.syntax)
        } catch {
            throw RequestFault(errors: [error], refusal: .syntax)
        }
    }
}

extension [any SchemaMember] {
    /// Returns the members without the duplicates of `PageInfo`, which every connection declares.
    fileprivate func withOnePageInfo<Context: Sendable>(in context: Context.Type) -> [any SchemaMember] {
        var isKnown = false
        return filter { member in
            guard member is ObjectType<PageInfo, Context> else { return true }
            defer { isKnown = true }
            return !isKnown
        }
    }
}
