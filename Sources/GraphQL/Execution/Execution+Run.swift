extension Execution {
    private static let opening = Array("{\"data\":".utf8)

    /// Executes the operation.
    ///
    /// - Parameter source: The root value; it must stay valid for the whole call.
    static func run(
        _ plan: OperationPlan,
        options: ExecutionOptions,
        contextBox: AnyObject,
        variables: [NameTable.ID: Value],
        source: any RootSource
    ) async -> GraphQLResponse {
        if let fault = plan.root.fault { return .withoutData(fault) }
        let execution = Execution(plan: plan, options: options, contextBox: contextBox, variables: variables)
        if let refusal = execution.costRefusal() { return refusal }
        execution.buffer.append(opening)
        let root: Range<Int>
        if plan.kind == .mutation {
            root = await execution.runSerially(source)
        } else {
            root = execution.runRoot(source)
            if !execution.holes.isEmpty { await execution.fillHoles(from: 0) }
        }
        return execution.response(root)
    }

    private func runRoot(_ source: any RootSource) -> Range<Int> {
        let start = buffer.count
        if !source.withPointer({ writeFields(plan.root, of: $0) }) { isRootNull = true }
        return start..<buffer.count
    }

    /// Executes the fields of a mutation serially. Each field completes, with everything it waits for, before the next
    /// starts.
    private func runSerially(_ source: any RootSource) async -> Range<Int> {
        let selection = plan.root
        let start = buffer.count
        buffer.append("{")
        for (index, field) in selection.fields.enumerated() {
            if index > 0 { buffer.append(",") }
            buffer.append(field.key)
            path = [~field.index]
            _ = suspend(isNullable: !field.definition.type.isNonNull) { _, _ in }
        }
        buffer.append("}")
        let root = start..<buffer.count
        path = []
        for (index, field) in selection.fields.enumerated() {
            let next = holes.count
            startedHoles = .max
            fill(index) {
                path = []
                return source.withPointer { writeValue(of: field, in: $0, selection.type) }
            }
            if holes.count > next { await fillHoles(from: next) }
            guard !isRootNull, !isOverdue else { break }
        }
        return root
    }

    /// Fills all holes on an executor created for this request.
    private func fillHoles(from first: Int) async {
        let executor = RequestExecutor()
        self.executor = executor
        startedHoles = first
        await CurrentRequest.$executor.withValue(executor) {
            startHoles()
            await executor.finish(deadline: options.deadline)
        }
    }

    private func response(_ root: Range<Int>) -> GraphQLResponse {
        if isOverdue {
            let error = GraphQLError("The request exceeded its deadline.")
            return GraphQLResponse(errors: [error], refusal: .overdue)
        }
        if holes.isEmpty && !isRootNull {
            finish(&buffer)
            return GraphQLResponse(body: buffer.withBytes { Array($0) }, errors: errors)
        }
        var output = ResponseBuffer(capacity: buffer.count + 64)
        output.append(Self.opening)
        assemble(root, into: &output)
        finish(&output)
        return GraphQLResponse(body: output.withBytes { Array($0) }, errors: errors)
    }

    private func finish(_ output: inout ResponseBuffer) {
        if !errors.isEmpty {
            output.append(",")
            output.append(errors: errors)
        }
        output.append("}")
    }
}

/// The source value of an operation's root fields.
protocol RootSource: Sendable {
    func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result
}

/// A root value of any type.
struct RootValue<Source: Sendable>: RootSource {
    let value: Source

    func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
        withUnsafePointer(to: value) { body($0) }
    }
}
