/// A value with dynamic properties that produces a view: a view, a modifier, a scene, an app.
@MainActor
protocol BodySource {
    /// The value stored in the node; it contains the dynamic properties.
    associatedtype Value
    associatedtype Output: View

    static func body(of value: Value, node: ViewNode) -> Output
}

enum ViewSource<V: View>: BodySource {
    @inline(__always)
    static func body(of value: V, node: ViewNode) -> V.Body { value.body }
}

/// The graph's description of a type with a body.
class BodyViewType<Source: BodySource>: TypedViewType<Source.Value> {
    final let properties = PropertyLayout(Source.Value.self)
    final let comparison = FieldComparison.of(Source.Value.self)
    final private(set) lazy var outputType = ViewType.of(Source.Output.self, in: context)
    /// Byte offsets of object references in the value.
    final private(set) lazy var references = StoredField.all(of: Source.Value.self).compactMap { field -> Int? in
        if field.kind == .reference || field.type is any OptionalObject.Type || field.type is any ObjectWrapper.Type {
            return field.offset
        }
        return (field.type as? any StoredProperty.Type)?.objectOffset.map { field.offset + $0 }
    }
    /// The container whose rows the output forms.
    final let context: RowContext?
    final private(set) lazy var errorType = ViewType.of(ErrorView.self)
    /// Cached, because looking up a generic class at each mount costs as much as the mount.
    private let nodeClass = BodyNode<Source>.self

    init(context: RowContext? = nil) {
        self.context = context
        super.init(Source.Value.self)
    }

    override var isRowGroup: Bool {
        // A view that contains itself reads this property again before the first read returns.
        guard !isAnswering else { return false }
        isAnswering = true
        defer { isAnswering = false }
        return outputType.isRowGroup
    }

    private final var isAnswering = false

    override func makeAdapted(to context: RowContext) -> ViewType { BodyViewType<Source>(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = nodeClass.init(type: self, parent: parent, environment: environment, value: take(value))
        node.didMount()
        return node
    }
}

/// The node of a value with a body; its only child is the body's output.
class BodyNode<Source: BodySource>: ViewNode, Rebuildable {
    @exclusivity(unchecked) final var value: Source.Value

    @inline(__always)
    private final var viewType: BodyViewType<Source> { type(as: BodyViewType<Source>.self) }

    required init(
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?,
        value: consuming Source.Value
    ) {
        self.value = value
        super.init(type: type, parent: parent, environment: environment)
    }

    final func didMount() {
        let properties = viewType.properties
        if !properties.isEmpty {
            withPointer(to: &value) { value in
                if !graph.idle.keptStates.isEmpty, properties.keptCount > 0,
                    let states = graph.takeKeptStates(properties.keptCount, of: type)
                {
                    properties.install(states, in: value, node: self)
                } else {
                    properties.install(in: value, node: self)
                    graph.stateToRestore?.restore(properties, of: value, type: type)
                }
            }
        }
        evaluate()
    }

    override func update(from newValue: OwnedValue) {
        let type = viewType
        if let trace = graph.trace { note(newValue, in: trace) }
        let isEqual = newValue.replace(&value, comparison: type.comparison, properties: type.properties)
        if flags.contains(.isDirty) {
            graph.evaluateOnUpdate(self)
        } else if !isEqual {
            evaluate()
        }
    }

    override func evaluate() {
        guard let trace = graph.trace else { return evaluateBody() }
        trace.begin(self)
        evaluateBody()
        trace.end()
    }

    @inline(__always)
    private final func evaluateBody() {
        let type = viewType
        graph.epoch &+= 1
        if type.properties.mayMissRequirement, let requirement = missingRequirement(type) {
            dropStaleDependencies()
            showError(.missing(requirement, in: type.name), type: type)
            return
        }
        guard depth < ViewGraph.depthLimit else {
            return showError(.tooDeep(type.name, limit: ViewGraph.depthLimit), type: type)
        }
        if let bodyObserver = graph.bodyObserver, type.isAppDefined { bodyObserver(type.name) }
        track {
            defer { if let trace = graph.trace { trace.bodyDidRun() } }
            return type.properties.hasUpdates ? bodyOfUpdatedValue(type) : Source.body(of: value, node: self)
        } then: { output in
            dropStaleDependencies()
            show(output, type: type)
        }
    }

    private func show(_ output: OwnedValue, type: BodyViewType<Source>) {
        if let child = firstChild {
            if !flags.contains(.showsError) {
                child.update(from: output)
                return
            }
            flags.remove(.showsError)
            replaceChild { type.outputType.mount(output, in: self, environment: environment) }
        } else {
            firstChild = type.outputType.mount(output, in: self, environment: environment)
        }
    }

    // MARK: - Dynamic properties

    /// Calls `update()` of the custom wrappers, then the body.
    ///
    /// The wrappers update a copy: their writes to themselves must not make the parent's next value compare unequal.
    private func bodyOfUpdatedValue(_ type: BodyViewType<Source>) -> Source.Output {
        var updated = value
        withPointer(to: &updated) { type.properties.update($0) }
        return Source.body(of: updated, node: self)
    }

    /// Returns a missing requirement, checked before an `update()` or the body can use it.
    private func missingRequirement(_ type: BodyViewType<Source>) -> MissingRequirement? {
        Evaluation.run(self) {
            withPointer(to: &value) { type.properties.missingRequirement(of: $0) }
        }
    }

    private func showError(_ view: ErrorView, type: BodyViewType<Source>) {
        graph.report(.error, view.message)
        if flags.contains(.showsError), let firstChild {
            handOver(view) { firstChild.update(from: $0) }
            return
        }
        let mount = { [self] in
            handOver(view) { type.errorType.mount($0, in: self, environment: environment) }
        }
        flags.insert(.showsError)
        if firstChild == nil { firstChild = mount() } else { replaceChild(with: mount) }
    }

    // MARK: - Inspection

    private func note(_ newValue: OwnedValue, in trace: GraphTrace) {
        let fields = withPointer(to: &value) { old in
            newValue.inspect { FieldDifference.fields(of: Source.Value.self, old, $0) }
        }
        trace.noteFields(fields, of: self)
    }

    override var runsBody: Bool { true }

    override func propertyName(of source: AnyObject) -> String? {
        withPointer(to: &value) { ViewFields.name(of: source, in: $0, type: Source.Value.self) }
    }

    override func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {
        withPointer(to: &value) { body(Source.Value.self, $0) }
    }

    override var rebuildable: (any Rebuildable)? { self }

    package var canBeRebuilt: Bool { viewType.properties.canBeRebuilt && !flags.contains(.showsError) }

    func holdsSameObjects(as other: ViewNode) -> Bool {
        let references = viewType.references
        guard !references.isEmpty else { return true }
        // The caller has compared the nodes' types, which the compiler does not see.
        return withPointer(to: &value) { a in
            withPointer(to: &unsafeDowncast(other, to: BodyNode<Source>.self).value) { b in
                references.allSatisfy { offset in
                    let (a, b) = (UnsafeRawPointer(a) + offset, UnsafeRawPointer(b) + offset)
                    return a.load(as: UInt.self) == b.load(as: UInt.self)
                }
            }
        }
    }

    var keepsContent: Bool { !viewType.properties.hasUpdates && !flags.contains(.showsError) }

    func remountContent() -> ViewNode? {
        let type = viewType.outputType
        // Nothing has changed since the body last ran, so it returns what the content was built from.
        return handOver(Evaluation.run(nil) { Source.body(of: value, node: self) }) {
            type.mount($0, in: self, environment: environment)
        }
    }

    override func forEachState(_ body: (PropertyStorage) -> Void) {
        let properties = viewType.properties
        guard properties.keptCount > 0 else { return }
        withPointer(to: &value) { properties.forEachKept(in: $0, body) }
    }

    override func collectState(into state: inout SavedState) {
        let properties = viewType.properties
        if !properties.isEmpty { withPointer(to: &value) { properties.collectState(of: $0, type: type, into: &state) } }
    }

    override func willUnmount() {
        let properties = viewType.properties
        if !properties.isEmpty {
            withPointer(to: &value) { properties.nodeWillUnmount($0) }
        }
    }
}
