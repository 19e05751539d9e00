/// A schema whose requests are executed: the types, and how their fields are found.
///
///     let schema = try Schema {
///         ObjectType("Query", in: Viewer.self) {
///             Field("hello") { _, _ in "world" }
///         }
///     }
///     let response = await schema.execute(GraphQLRequest("{ hello }"), in: viewer)
public struct Schema<Context: Sendable>: Sendable {
    let system: TypeSystem
    /// What requests may do.
    public let options: SchemaOptions
    /// The value that an operation's fields belong to.
    let rootSource: @Sendable (Context, OperationKind) -> any RootSource
    private let documents: DocumentCache

    /// Makes a schema of types declared in Swift.
    ///
    /// - Parameters:
    ///   - description: What the schema is for, in Markdown.
    ///   - query: The name of the object where queries begin; those of mutations and subscriptions likewise, where the
    ///     schema has them.
    /// - Throws: Everything that is wrong with the types.
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

    /// The same schema with other options, as for strangers.
    ///
    /// It keeps documents of its own: what one lets pass, the other may refuse.
    public func with(options: SchemaOptions) -> Schema {
        Schema(system, options, rootSource: rootSource)
    }

    /// Answers a query or a mutation.
    ///
    /// - Parameter isReadOnly: Whether only a query is answered, as over GET.
    public func execute(
        _ request: GraphQLRequest,
        in context: Context,
        isReadOnly: Bool = false,
        options: ExecutionOptions = ExecutionOptions()
    ) async -> GraphQLResponse {
        do throws(RequestFault) {
            let (plan, variables) = try plan(request)
            guard plan.kind == .query || !isReadOnly else {
                throw RequestFault(errors: [GraphQLError("Only a query is answered here.")], refusal: .operation)
            }
            guard plan.kind != .subscription else {
                let message = "A subscription is answered by a stream of responses: subscribe to it."
                throw RequestFault(errors: [GraphQLError(message)], refusal: .operation)
            }
            return await execute(plan, variables, in: context, options)
        } catch {
            return error.response
        }
    }

    /// Answers a request without a look at whether the schema has what it asks for: what the schema lacks is left out.
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

    /// What is wrong with a document; empty when it may be executed.
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

    /// Finds or makes the plan of a request, and coerces its variables.
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
        // Strings are equal when they read the same; documents only byte by byte: a literal means its own bytes.
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
    /// The types without those that each connection brings along once more.
    fileprivate func withOnePageInfo<Context: Sendable>(in context: Context.Type) -> [any SchemaMember] {
        var isKnown = false
        return filter { member in
            guard member is ObjectType<PageInfo, Context> else { return true }
            defer { isKnown = true }
            return !isKnown
        }
    }
}
