import Synchronization

/// A field of an object, ready to be executed: fragments are spread, equal response names merged, constants coerced.
final class PlanField: Sendable {
    enum Arguments: Sendable {
        case none
        case constant(any AnyObject & Sendable)
        /// They contain variables, and are coerced once per request: the index in `Execution.arguments`.
        case variable(Int)
        case faulty(GraphQLError)
    }

    /// The name in the response.
    let responseName: String
    /// The name as it is written: `"name":`.
    let key: [UInt8]
    let definition: FieldDefinition
    let parent: TypeDefinition
    /// All places where the field is selected; the first has the arguments.
    let nodes: [SyntaxNode.ID]
    let arguments: Arguments
    /// What is selected of the field's value; nil for a leaf.
    let selection: Subselection?
    /// Its number in the plan, which paths are made of.
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

/// The fields to execute of an object of one type.
final class SelectionPlan: Sendable {
    let type: TypeDefinition
    let fields: [PlanField]
    /// Why the fields cannot be known; the object they are selected of is then an error.
    let fault: GraphQLError?

    init(type: TypeDefinition, fields: [PlanField], fault: GraphQLError? = nil) {
        self.type = type
        self.fields = fields
        self.fault = fault
    }
}

/// What a field selects of its value, planned for each type of object when one first turns up.
///
/// Later rather than at once: fragments can spell out more combinations of types than anybody will ever meet.
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
