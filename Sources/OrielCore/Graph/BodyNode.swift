/// Something with dynamic properties that produces a view: a view, a modifier, a scene, an app.
@MainActor
protocol BodySource {
    /// What the node keeps; its dynamic properties lie in it.
    associatedtype Value
    associatedtype Output: View

    static func body(of value: Value, node: ViewNode) -> Output
}

enum ViewSource<V: View>: BodySource {
    @inline(__always)
    static func body(of value: V, node: ViewNode) -> V.Body { value.body }
}

/// What the graph knows about a type with a body.
class BodyViewType<Source: BodySource>: TypedViewType<Source.Value> {
    final let properties = PropertyLayout(Source.Value.self)
    final let comparison = FieldComparison.of(Source.Value.self)
    final private(set) lazy var outputType = ViewType.of(Source.Output.self)
    final private(set) lazy var errorType = ViewType.of(MissingRequirementView.self)
    init() { super.init(Source.Value.self) }

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = BodyNode<Source>(type: self, parent: parent, environment: environment, value: take(value))
        node.didMount()
        return node
    }
}

/// The node of something with a body; its only child is what the body returned.
class BodyNode<Source: BodySource>: TrackingNode {
    @exclusivity(unchecked) final var value: Source.Value

    @inline(__always)
    private final var viewType: BodyViewType<Source> { unsafeDowncast(type, to: BodyViewType<Source>.self) }

    init(type: ViewType, parent: ViewNode, environment: EnvironmentCell?, value: consuming Source.Value) {
        self.value = value
        super.init(type: type, parent: parent, environment: environment)
    }

    final func didMount() {
        let properties = viewType.properties
        if !properties.isEmpty {
            withUnsafeMutablePointer(to: &value) { properties.install(in: $0, node: self) }
        }
        evaluate()
    }

    override func update(from newValue: UnsafeMutableRawPointer) {
        let type = viewType
        let new = newValue.assumingMemoryBound(to: Source.Value.self)
        let isEqual = withUnsafeMutablePointer(to: &value) { old in
            let isEqual = type.comparison.areEqual(old, new)
            if !type.properties.isEmpty { type.properties.moveStorage(from: old, to: new) }
            old.pointee = new.move()
            return isEqual
        }
        if !isEqual || flags.contains(.isDirty) {
            flags.remove(.isDirty)
            evaluate()
        }
    }

    override func evaluate() {
        let type = viewType
        graph.epoch &+= 1
        // Custom wrappers update a copy: what they write into themselves must not make the parent's next value differ.
        var updated = type.properties.hasUpdates ? value : nil
        let requirement = prepareProperties(type, updated: &updated)
        if let requirement {
            dropStaleDependencies()
            showError(requirement, type: type)
            return
        }
        if let bodyObserver = graph.bodyObserver, type.isAppDefined { bodyObserver(type.name) }
        withUnsafeTemporaryAllocation(of: Source.Output.self, capacity: 1) { buffer in
            // A temporary allocation always has a base address.
            let output = buffer.baseAddress.unsafelyUnwrapped
            track(into: output) {
                if let updated { Source.body(of: updated, node: self) } else { Source.body(of: value, node: self) }
            }
            dropStaleDependencies()
            show(output, type: type)
        }
    }

    private func show(_ output: UnsafeMutablePointer<Source.Output>, type: BodyViewType<Source>) {
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

    private func prepareProperties(
        _ type: BodyViewType<Source>,
        updated: inout Source.Value?
    ) -> MissingRequirement? {
        let properties = type.properties
        guard properties.hasUpdates || properties.mayMissRequirement else { return nil }
        return Evaluation.run(self, in: graph) {
            // What is missing must be known before an `update()` asks for it.
            if properties.mayMissRequirement,
                let missing = withUnsafeMutablePointer(to: &value, { properties.missingRequirement(of: $0) })
            {
                return missing
            }
            if updated != nil { withUnsafeMutablePointer(to: &updated!) { properties.update($0) } }
            return nil
        }
    }

    private func showError(_ requirement: MissingRequirement, type: BodyViewType<Source>) {
        let view = MissingRequirementView(requirement: requirement, view: type.name)
        graph.report(.error, view.message)
        if flags.contains(.showsError), let firstChild {
            withOwnedPointer(to: view) { firstChild.update(from: $0) }
            return
        }
        let mount = { [self] in
            withOwnedPointer(to: view) { type.errorType.mount($0, in: self, environment: environment) }
        }
        flags.insert(.showsError)
        if firstChild == nil { firstChild = mount() } else { replaceChild(with: mount) }
    }

    override func willUnmount() {
        let properties = viewType.properties
        if !properties.isEmpty {
            withUnsafeMutablePointer(to: &value) { properties.nodeWillUnmount($0) }
        }
        super.willUnmount()
    }
}
