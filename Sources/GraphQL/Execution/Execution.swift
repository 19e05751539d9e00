/// One request being executed: what is written, what failed, what is waited for.
///
/// Fields are executed depth first and written as they come. One that has to wait leaves a hole, which is filled when its
/// value is there; `Execution+Holes` has that part. All of it runs on one executor at a time (the caller's, until a
/// field waits; then the request's own), which protects every property here.
final class Execution: @unchecked Sendable {
    let plan: OperationPlan
    let system: TypeSystem
    let options: ExecutionOptions
    let contextBox: AnyObject
    /// The coerced variables by the number of their name.
    let variables: [NameTable.ID: Value]

    @exclusivity(unchecked) var buffer = ResponseBuffer()
    @exclusivity(unchecked) var errors: [GraphQLError] = []
    /// Where the executor is: indices of lists, and fields of the plan as the complement of their number.
    @exclusivity(unchecked) var path: [Int] = []
    /// Arguments with variables, once they are coerced.
    private var arguments: [PlanField.Arguments?] = []
    @exclusivity(unchecked) var depth = 0

    /// How many objects were begun.
    @exclusivity(unchecked) private var objectCount = 0

    // What waits; see `Execution+Holes`.
    @exclusivity(unchecked) var holes: [Hole] = []
    @exclusivity(unchecked) var frames: [Frame] = []
    @exclusivity(unchecked) var openPositions: [OpenPosition] = []
    @exclusivity(unchecked) var baseFrame = Frame.root
    var isRootNull = false
    /// Where what waits is run; nil while nothing does.
    var executor: RequestExecutor?
    /// How many of the holes are being filled.
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

    /// - Precondition: The schema was declared for this type of context.
    @inline(__always)
    func context<Context: Sendable>(as type: Context.Type) -> Context {
        unsafeDowncast(contextBox, to: ContextBox<Context>.self).value
    }

    // MARK: Objects

    /// Writes an object.
    ///
    /// - Parameters:
    ///   - source: The object's value, as the resolvers of its type take it.
    ///   - field: The field whose value the object is.
    /// - Returns: False when one of its fields is null and must not be.
    func writeObject(_ source: UnsafeRawPointer, of type: TypeDefinition, for field: PlanField) -> Bool {
        guard let selection = field.selection else {
            preconditionFailure("Only fields of composite types have objects as values.")
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

    // MARK: Null

    /// Writes null where it is allowed.
    func writeNull(at field: PlanField) -> Bool {
        guard !field.definition.type.isNonNull else { return false }
        buffer.appendNull()
        return true
    }

    /// Writes what may be null, and null when it cannot be written.
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
        // What waits inside need not be waited for.
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

    /// Whether nobody waits for the response any longer, or its time is up.
    var isOverdue: Bool {
        if let deadline = options.deadline, ContinuousClock.now >= deadline { return true }
        return Task.isCancelled
    }

    // MARK: Arguments

    /// The arguments of a field as its resolver takes them.
    ///
    /// - Returns: Nil when they are faulty, which is reported.
    func arguments(of field: PlanField) -> (any AnyObject & Sendable)? {
        switch coercedArguments(of: field) {
        case .constant(let values): return values
        case .faulty(let error):
            report(error, at: field)
            return nil
        case .none, .variable: return nil
        }
    }

    /// The arguments of a field; nil when they are faulty.
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

    /// Notes that a field failed.
    func report(_ error: any Error, at field: PlanField) {
        guard errors.count < options.maximumErrors else { return }
        var known = (error as? GraphQLError) ?? options.masked(error, responsePath)
        known.path = responsePath
        // A fault of an argument knows its place already.
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
