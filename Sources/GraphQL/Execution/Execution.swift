/// The state of one executing request: its output, its errors and its pending values.
///
/// Fields are executed depth first and written in that order. A field that suspends leaves a hole, which is filled when
/// its value arrives; see `Execution+Holes`. All work runs on one executor at a time, which protects every property:
/// the caller's until a field suspends, then the request's own.
/// Unchecked, because no actor isolates the class: until a field suspends, its code runs synchronously in the caller.
final class Execution: @unchecked Sendable {
    let plan: OperationPlan
    let system: TypeSystem
    let options: ExecutionOptions
    let contextBox: AnyObject
    /// The coerced variables, by name number.
    let variables: [NameTable.ID: Value]

    @exclusivity(unchecked) var buffer = ResponseBuffer()
    @exclusivity(unchecked) var errors: [GraphQLError] = []
    /// The current response path: list indices, and fields as the bitwise complement of their number in the plan.
    @exclusivity(unchecked) var path: [Int] = []
    /// The coerced arguments of fields whose arguments contain variables; nil until they are coerced.
    private var arguments: [PlanField.Arguments?] = []
    @exclusivity(unchecked) var depth = 0

    /// The number of objects started.
    @exclusivity(unchecked) private var objectCount = 0

    // Pending values; see `Execution+Holes`.
    @exclusivity(unchecked) var holes: [Hole] = []
    @exclusivity(unchecked) var frames: [Frame] = []
    @exclusivity(unchecked) var openPositions: [OpenPosition] = []
    @exclusivity(unchecked) var baseFrame = Frame.root
    var isRootNull = false
    /// The executor that runs pending fields; nil until a field suspends.
    var executor: RequestExecutor?
    /// The number of holes that have been started.
    var startedHoles = 0

    init(
        plan: OperationPlan,
        options: ExecutionOptions,
        contextBox: AnyObject,
        variables: [NameTable.ID: Value]
    ) {
        self.plan = plan
        system = plan.system
        self.options = options
        self.contextBox = contextBox
        self.variables = variables
    }

    /// - Precondition: The schema was declared for this type of context, which the compiler cannot know: an execution is not generic, so
    ///   that one copy of its code serves all schemas.
    @inline(__always)
    func context<Context: Sendable>(as type: Context.Type) -> Context {
        unsafeDowncast(contextBox, to: ContextBox<Context>.self).value
    }

    // MARK: Objects

    /// Writes an object.
    ///
    /// - Parameters:
    ///   - source: The object's value, of the type that its resolvers expect.
    ///   - field: The field whose value is the object.
    /// - Returns: False when one of its non-null fields is null.
    func writeObject(_ source: UnsafeRawPointer, of type: TypeDefinition, for field: PlanField) -> Bool {
        guard let selection = field.selection else {
            preconditionFailure("Only fields of composite types can have object values.")
        }
        guard depth < options.maximumDepth else {
            report("the response nests deeper than \(options.maximumDepth) objects", at: field)
            return false
        }
        depth += 1
        defer { depth -= 1 }
        objectCount += 1
        if objectCount & 1023 == 0 && isOverdue { return false }
        let fields = selection.plan(for: type, in: plan)
        if let fault = fields.fault {
            report(fault, at: field)
            return false
        }
        return writeFields(fields, of: source)
    }

    func writeFields(_ selection: SelectionPlan, of source: UnsafeRawPointer) -> Bool {
        buffer.append(UInt8(ascii: "{"))
        var isFirst = true
        for field in selection.fields {
            if isFirst { isFirst = false } else { buffer.append(UInt8(ascii: ",")) }
            buffer.append(field.key)
            guard writeValue(of: field, in: source, selection.type) else { return false }
        }
        buffer.append(UInt8(ascii: "}"))
        return true
    }

    @inline(__always)
    func writeValue(of field: PlanField, in source: UnsafeRawPointer, _ type: TypeDefinition) -> Bool {
        path.append(~field.index)
        defer { path.removeLast() }
        if let resolver = field.definition.resolver { return resolver.write(field, of: source, self) }
        guard field.definition === system.metaFields.typename else {
            report("the field has no resolver", at: field)
            return writeNull(at: field)
        }
        buffer.append(json: type.name)
        return true
    }

    // MARK: Null handling

    /// Writes null if the field is nullable; returns false otherwise.
    func writeNull(at field: PlanField) -> Bool {
        guard !field.definition.type.isNonNull else { return false }
        buffer.appendNull()
        return true
    }

    /// Writes a nullable value, or null when writing it fails.
    @inline(__always)
    func writeNullable(_ write: () -> Bool) {
        let start = buffer.count
        let firstHole = holes.count
        openPositions.append(OpenPosition(start: start, frame: OpenPosition.noFrame))
        let isWritten = write()
        let position = openPositions.removeLast()
        if isWritten {
            if position.frame != OpenPosition.noFrame { frames[position.frame].end = buffer.count }
            return
        }
        // Holes inside the discarded value are no longer needed.
        holes.removeSubrange(firstHole...)
        buffer.truncate(to: start)
        buffer.appendNull()
    }

    // MARK: Lists

    /// Writes a list.
    @inline(__always)
    func writeList(count: Int, at field: PlanField, _ writeItem: (Int) -> Bool) -> Bool {
        buffer.append(UInt8(ascii: "["))
        for index in 0..<count {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            if index & 255 == 255 && isOverdue { return false }
            path.append(index)
            let isWritten = writeItem(index)
            path.removeLast()
            guard isWritten else { return false }
        }
        buffer.append(UInt8(ascii: "]"))
        return true
    }

    /// Whether the request's task was cancelled or its deadline has passed.
    var isOverdue: Bool {
        if let deadline = options.deadline, ContinuousClock.now >= deadline { return true }
        return Task.isCancelled
    }

    // MARK: Arguments

    /// Returns the arguments of a field in the form that its resolver takes.
    ///
    /// - Returns: Nil when the arguments are invalid; the error is then reported.
    func arguments(of field: PlanField) -> (any AnyObject & Sendable)? {
        switch coercedArguments(of: field) {
        case .constant(let values): return values
        case .faulty(let error):
            report(error, at: field)
            return nil
        case .none, .variable: return nil
        }
    }

    /// Returns the arguments of a field without reporting errors; nil when they are invalid.
    func knownArguments(of field: PlanField) -> (any AnyObject & Sendable)? {
        if case .constant(let values) = coercedArguments(of: field) { values } else { nil }
    }

    private func coercedArguments(of field: PlanField) -> PlanField.Arguments {
        guard case .variable(let index) = field.arguments else { return field.arguments }
        if index < arguments.count, let known = arguments[index] { return known }
        guard let decoder = field.definition.resolver?.arguments else { return .none }
        let coerced = plan.arguments(of: field.definition, at: field.nodes[0], decoder) { [variables] in variables[$0] }
        while arguments.count <= index { arguments.append(nil) }
        arguments[index] = coerced
        return coerced
    }

    // MARK: Errors

    /// Records an error for a field.
    func report(_ error: any Error, at field: PlanField) {
        guard errors.count < options.maximumErrors else { return }
        var known = (error as? GraphQLError) ?? options.masked(error, responsePath)
        known.path = responsePath
        // Argument errors already have a location.
        if known.locations.isEmpty { known.locations = field.nodes.map { plan.document.location(of: $0) } }
        errors.append(known)
    }

    func report(_ message: String, at field: PlanField) {
        report(GraphQLError("\(field.parent.name).\(field.definition.name): \(message)."), at: field)
    }

    private var responsePath: ResponsePath {
        ResponsePath(path.map { $0 < 0 ? .field(plan.field(~$0).responseName) : .index($0) })
    }
}
