import Synchronization

/// A field of an object, ready for execution: fragments expanded, equal response names merged, constant arguments
/// coerced.
final class PlanField: Sendable {
    enum Arguments: Sendable {
        case none
        case constant(any AnyObject & Sendable)
        /// Arguments with variables, coerced once per request; the value is the index in `Execution.arguments`.
        case variable(Int)
        case faulty(GraphQLError)
    }

    /// The response name: the alias, or the name without one.
    let responseName: String
    /// The response name as a JSON key: `"name":`.
    let key: [UInt8]
    let definition: FieldDefinition
    let parent: TypeDefinition
    /// All selections of the field; the first one supplies the arguments.
    let nodes: [SyntaxNode.ID]
    let arguments: Arguments
    /// The selection on the field's value; nil for a leaf.
    let selection: Subselection?
    /// Its number in the plan, used in response paths.
    let index: Int

    init(
        responseName: String,
        definition: FieldDefinition,
        parent: TypeDefinition,
        nodes: [SyntaxNode.ID],
        arguments: Arguments,
        selection: Subselection?,
        index: Int
    ) {
        self.responseName = responseName
        key = Array("\"\(responseName)\":".utf8)
        self.definition = definition
        self.parent = parent
        self.nodes = nodes
        self.arguments = arguments
        self.selection = selection
        self.index = index
    }
}

/// The fields to execute for objects of one type.
final class SelectionPlan: Sendable {
    let type: TypeDefinition
    let fields: [PlanField]
    /// The error that makes the fields undeterminable; it becomes the error of the selecting object.
    let fault: GraphQLError?

    init(type: TypeDefinition, fields: [PlanField], fault: GraphQLError? = nil) {
        self.type = type
        self.fields = fields
        self.fault = fault
    }
}

/// The selection set of a field, planned for each object type when the type first occurs.
///
/// Planning is lazy because fragments can describe many more type combinations than occur in responses.
final class Subselection: Sendable {
    /// The selected fields whose selection sets are merged.
    let nodes: [SyntaxNode.ID]
    private let plans = Mutex<[SelectionPlan]>([])

    init(nodes: [SyntaxNode.ID]) {
        self.nodes = nodes
    }

    func plan(for type: TypeDefinition, in operation: OperationPlan) -> SelectionPlan {
        plans.withLock { plans in
            for plan in plans where plan.type === type { return plan }
            let plan = operation.plan(nodes, of: type)
            plans.append(plan)
            return plan
        }
    }
}
