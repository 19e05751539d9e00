#if DEBUG
internal import Foundation
internal import Logging
internal import OrielCore
internal import OrielWeb
internal import Synchronization

extension AppPage {
    func inspect(_ question: InspectorQuestion) async -> [UInt8]? {
        // A page that has not been mounted has nothing to show, and one that is idle is built again.
        guard document.withLock({ $0.isMounted }) else { return nil }
        switch question {
        case .open:
            inspectorLog.open()
            return Self.json(InspectorStart(warnings: await watchGraph()))
        case .tree:
            let tree = await MainActor.run { host.graph.inspectTree() }
            return Self.json(tree)
        case .details(let node):
            guard let details = await MainActor.run(body: { host.graph.inspect(node) }) else { return nil }
            let numbers = document.withLock { document in
                document.take(from: outbox)
                return details.elements.compactMap { document.web.number(of: Element.ID(rawValue: $0)) }
            }
            return Self.json(InspectorDetails(details: details, numbers: numbers))
        case .path(let number):
            let box = document.withLock { document in
                document.take(from: outbox)
                return document.web.inspect(number)
            }
            guard let box, let innermost = box.elements.last else { return nil }
            let path = await MainActor.run { host.graph.inspectPath(to: Element.ID(rawValue: innermost.id)) }
            return Self.json(InspectorPath(path: path, box: box))
        }
    }

    @MainActor private func watchGraph() -> [String] { host.watch(for: inspectorLog).map(\.message) }

    /// Encodes the next frame, and notes what it costs.
    func nextInspectedFrame() -> PageFrame? {
        let began = ContinuousClock.now
        let (frame, answer) = document.withLock { ($0.makeFrame(outbox), $0.answeredEvent) }
        guard let frame else { return nil }
        let duration = Double((ContinuousClock.now - began).nanoseconds) / 1e9
        inspectorLog.add(
            InspectorLog.Frame(
                number: frame.number,
                bytes: frame.bytes.count,
                answeredEvent: answer,
                duration: duration
            )
        )
        return frame
    }

    private static func json(_ value: some Encodable) -> [UInt8]? {
        // Numbers that are not finite come from an app, and JSON has none.
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "∞",
            negativeInfinity: "-∞",
            nan: "nan"
        )
        do {
            return Array(try encoder.encode(value))
        } catch {
            Logger(label: "oriel.inspector").error("An answer cannot be encoded", metadata: ["error": "\(error)"])
            return nil
        }
    }
}

private struct InspectorStart: Encodable {
    /// What the graph has reported since the page was opened.
    var warnings: [String]
}

private struct InspectorDetails: Encodable {
    var details: InspectedDetails
    /// The nodes of the page that show the node.
    var numbers: [UInt32]
}

private struct InspectorPath: Encodable {
    /// The nodes of the graph, outermost first.
    var path: [String]
    var box: InspectedBox
}

extension PageHost {
    /// Records what the graph does for as long as an inspector watches.
    ///
    /// - Returns: The warnings and errors so far.
    fileprivate func watch(for log: InspectorLog) -> [GraphIssue] {
        inspectorLog = log
        beginRecording()
        return graph.issues
    }
}
#endif
