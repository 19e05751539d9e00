import Dispatch

/// A record of what a graph does and why: which bodies run, what has caused them, and how long they take.
///
/// It exists only while an inspector, or a body that calls `Self._printChanges()`, needs it.
@MainActor
package final class GraphTrace {
    /// The most bodies that the record of a flush has; the others are counted.
    package static let bodyLimit = 2000
    /// The most patches that the record of a flush describes.
    private static let patchLimit = 100
    /// The most characters of a patch.
    private static let lineLimit = 200
    /// The most causes of one body.
    private static let causeLimit = 12

    /// Called with the record of each flush that did something; if nil, only causes are recorded.
    package var recorder: ((FlushRecord) -> Void)?

    /// Whether a body prints its causes, so that they are recorded without a recorder.
    var isKept = false

    /// The causes of nodes that wait for their evaluation.
    private var causes: [ObjectIdentifier: [UpdateCause]] = [:]
    /// The evaluations in progress, outermost first.
    private var runs: [Run] = []
    private var record: FlushRecord?
    private var began: DispatchTime?

    private struct Run {
        var causes: [UpdateCause]
        /// The position in the record; nil if it is full, or nothing is recorded.
        var index: Int?
        var began: DispatchTime?
    }

    package init() {}

    // MARK: - Causes

    /// Notes that a node waits for its evaluation.
    ///
    /// - Parameter source: The storage or the source that has changed; nil if it is unknown.
    func note(_ node: ViewNode, source: AnyObject?) {
        add(source.map { UpdateCause(of: $0, in: node) } ?? .other("surroundings"), to: node)
    }

    /// Notes the fields in which the view from the parent differs from the one before.
    func noteFields(_ fields: [FieldChange], of node: ViewNode) {
        if !fields.isEmpty { add(.fields(fields), to: node) }
    }

    private func add(_ cause: UpdateCause, to node: ViewNode) {
        let key = ObjectIdentifier(node)
        let known = causes[key] ?? []
        guard known.count < Self.causeLimit, !known.contains(cause) else { return }
        causes[key] = known + [cause]
    }

    /// The causes of the evaluation in progress.
    var currentCauses: [UpdateCause] { runs.last?.causes ?? [] }

    // MARK: - Evaluations

    /// Notes the start of an evaluation.
    func begin(_ node: ViewNode) {
        var causes = causes.removeValue(forKey: ObjectIdentifier(node)) ?? []
        if node.firstChild == nil { causes = [.appeared] }
        var run = Run(causes: causes)
        if recorder != nil {
            let now = DispatchTime.now()
            beginRecord(at: now)
            if record!.bodies.count < Self.bodyLimit {
                run.index = record!.bodies.count
                run.began = now
                record!.bodies.append(
                    BodyRun(node: node.inspectionID, type: node.type, depth: runs.count, causes: causes)
                )
                record!.bodies[run.index!].start = seconds(to: now)
            } else {
                record!.omittedBodies += 1
            }
        }
        runs.append(run)
    }

    /// Notes that the body of the innermost evaluation has returned; its content is updated next.
    func bodyDidRun() {
        guard let run = runs.last, let index = run.index, let began = run.began else { return }
        record?.bodies[index].bodyDuration = Self.seconds(from: began, to: .now())
    }

    /// Notes the end of the innermost evaluation.
    func end() {
        guard let run = runs.popLast(), let index = run.index, let began = run.began else { return }
        record?.bodies[index].duration = Self.seconds(from: began, to: .now())
    }

    // MARK: - Flushes

    /// Notes an event of the browser, which belongs to the next flush.
    package func note(_ event: FlushRecord.Event) {
        guard recorder != nil else { return }
        beginRecord(at: .now())
        record!.events.append(event)
    }

    /// Notes an action of `onChange`.
    func noteChangeAction(on node: ViewNode) {
        guard recorder != nil else { return }
        beginRecord(at: .now())
        record!.changeActions[node.nearestAppDefinedName, default: 0] += 1
    }

    func note(_ issue: GraphIssue) {
        guard recorder != nil else { return }
        beginRecord(at: .now())
        record!.issues.append(issue)
    }

    func flushWillBegin() {
        if recorder != nil { beginRecord(at: .now()) }
    }

    func flushDidEnd(_ patches: [Patch], rounds: Int) {
        causes.removeAll()
        guard var finished = record, let recorder else { return }
        record = nil
        finished.duration = seconds(to: .now())
        finished.rounds = rounds
        finished.patchCount = patches.count
        finished.patches = patches.prefix(Self.patchLimit).map { String($0.description.prefix(Self.lineLimit)) }
        if !finished.isEmpty { recorder(finished) }
    }

    private func beginRecord(at now: DispatchTime) {
        guard record == nil else { return }
        began = now
        record = FlushRecord()
    }

    private func seconds(to end: DispatchTime) -> Double { began.map { Self.seconds(from: $0, to: end) } ?? 0 }

    private static func seconds(from start: DispatchTime, to end: DispatchTime) -> Double {
        end.uptimeNanoseconds < start.uptimeNanoseconds
            ? 0 : Double(end.uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    }
}

/// What happened from a change until the patches of its flush. Times are in seconds.
package struct FlushRecord: Sendable {
    /// An event of the browser.
    package struct Event: Sendable, Equatable, Encodable {
        /// The number that the client gave it.
        package var number: UInt32
        /// The kind, such as `tap`.
        package var kind: String
        /// The element that received it.
        package var element: UInt32

        package init(number: UInt32, kind: String, element: UInt32) {
            self.number = number
            self.kind = kind
            self.element = element
        }
    }

    package var events: [Event] = []
    /// In the order of their starts; a body of greater depth that follows belongs to the content of the one before.
    package var bodies: [BodyRun] = []
    package var omittedBodies = 0
    /// The first patches, a line each.
    package var patches: [String] = []
    package var patchCount = 0
    /// The number of `onChange` actions by the view around each.
    package var changeActions: [String: Int] = [:]
    package var issues: [GraphIssue] = []
    package var rounds = 0
    package var duration = 0.0

    var isEmpty: Bool { events.isEmpty && bodies.isEmpty && patches.isEmpty && issues.isEmpty && changeActions.isEmpty }
}

/// One run of a body.
package struct BodyRun: Sendable {
    /// The number of the node in the inspected tree.
    package let node: UInt64
    package let name: String
    /// Whether the type was declared outside of this framework.
    package let isAppDefined: Bool
    /// The number of evaluations around this one.
    package let depth: Int
    package let causes: [UpdateCause]
    /// Seconds since the start of the record.
    package internal(set) var start = 0.0
    /// Seconds with the update of the content.
    package internal(set) var duration = 0.0
    /// Seconds in the body alone.
    package internal(set) var bodyDuration = 0.0

    @MainActor
    init(node: UInt64, type: ViewType, depth: Int, causes: [UpdateCause]) {
        self.node = node
        name = type.shortName
        isAppDefined = type.isAppDefined
        self.depth = depth
        self.causes = causes
    }
}

extension ViewGraph {
    /// Ends the recording.
    package func endTrace() {
        trace?.recorder = nil
        if trace?.isKept != true { trace = nil }
    }
}

extension ViewNode {
    /// A number that stands for the node for as long as it is mounted.
    final var inspectionID: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
}
