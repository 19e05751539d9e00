import Foundation
import Observation
import OrielCombine
import Testing

@testable import OrielCore

/// Tests of the record of what runs and why.
@MainActor
@Suite struct TraceTests {
    // MARK: - Causes

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }

    @Test func `a state that changed is the cause`() {
        let traced = TracedGraph { Counter() }

        let record = traced.tap()

        #expect(traced.causes("Counter", in: record) == [.property("_count")])
        #expect(record?.patches == ["setText #2 \"1\""])
    }

    struct Child: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View {
            let _ = isOn
            Text(title)
        }
    }

    struct Parent: View {
        @State private var title = "a"
        @State private var isOn = false
        var body: some View {
            Button("Title") { title += "b" }
            Button("On") { isOn.toggle() }
            Child(title: title, isOn: $isOn)
        }
    }

    @Test func `the field that the parent changed is the cause`() {
        let traced = TracedGraph { Parent() }

        let record = traced.tap()

        #expect(traced.causes("Parent", in: record) == [.property("_title")])
        #expect(traced.causes("Child", in: record) == [.fields([FieldChange(name: "title", reason: .value)])])
    }

    @Test func `a binding is the cause by its name in the view that reads it`() {
        let traced = TracedGraph { Parent() }

        let record = traced.tap(1)

        #expect(traced.causes("Child", in: record) == [.property("_isOn")])
        #expect(traced.causes("Parent", in: record) == nil)
    }

    struct Point: Equatable {
        var x = 0
        var y = 0
    }

    struct PartReader: View {
        @Binding var x: Int
        var body: some View { Text("\(x)") }
    }

    struct PartOwner: View {
        @State private var point = Point()
        var body: some View {
            Button("x") { point.x += 1 }
            PartReader(x: $point.x)
        }
    }

    @Test func `a binding to a part is the cause by its name`() {
        let traced = TracedGraph { PartOwner() }
        #expect(traced.causes("PartReader", in: traced.tap()) == [.property("_x")])
    }

    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct ModelView: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)") }
    }

    struct ModelOwner: View {
        @StateObject private var model = Model()
        var body: some View {
            Button("Add") { model.count += 1 }
            ModelView(model: model)
        }
    }

    @Test func `an object is the cause by the names of the properties that observe it`() {
        let traced = TracedGraph { ModelOwner() }

        let record = traced.tap()

        #expect(traced.causes("ModelOwner", in: record) == [.property("_model")])
        #expect(traced.causes("ModelView", in: record) == [.property("_model")])
    }

    @Observable final class Watched {
        var count = 0
    }

    struct WatchedView: View {
        let watched: Watched
        var body: some View {
            Button("\(watched.count)") { watched.count += 1 }
        }
    }

    @Test func `a property of an observable object is the cause`() {
        let watched = Watched()
        let traced = TracedGraph { WatchedView(watched: watched) }
        #expect(traced.causes("WatchedView", in: traced.tap()) == [.observable])
    }

    struct SchemeView: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("\(scheme)") }
    }

    struct Unnamed: View {
        @Environment(\.self) private var values
        var body: some View { Text("\(values.colorScheme)") }
    }

    struct SchemeOwner: View {
        @State private var isDark = false
        var body: some View {
            Button("Dark") { isDark.toggle() }
            SchemeView().environment(\.colorScheme, isDark ? .dark : .light)
            Unnamed().environment(\.colorScheme, isDark ? .dark : .light)
        }
    }

    @Test func `a value of the environment is the cause, by its property or its key`() {
        let traced = TracedGraph { SchemeOwner() }

        let record = traced.tap()

        #expect(traced.causes("SchemeView", in: record) == [.property("_scheme")])
        #expect(traced.causes("Unnamed", in: record) == [.environment("colorScheme")])
    }

    struct Stored: View {
        @AppStorage("count") private var count = 0
        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }

    @Test func `a stored value is the cause by its name`() {
        let traced = TracedGraph { Stored() }
        #expect(traced.causes("Stored", in: traced.tap()) == [.property("_count")])
    }

    struct Optional: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
            if isShown { Child(title: "new", isOn: .constant(true)) }
        }
    }

    @Test func `a new view has appeared`() {
        let traced = TracedGraph { Optional() }
        #expect(traced.causes("Child", in: traced.tap()) == [.appeared])
    }

    // MARK: - Fields

    struct Handler {
        var name = "a"
        var action: () -> Void = {}
    }

    struct Opaque: View {
        let handler: Handler
        let value: any Sendable
        let action: () -> Void
        var body: some View { Text(handler.name) }
    }

    struct OpaqueOwner: View {
        @State private var count = 0
        var body: some View {
            let number = count
            Button("Add") { count += 1 }
            Opaque(handler: Handler(action: { print(number) }), value: 1, action: { print(number) })
        }
    }

    @Test func `closures are named with their paths`() {
        let traced = TracedGraph { OpaqueOwner() }
        let record = traced.tap()
        #expect(
            traced.causes("Opaque", in: record) == [
                .fields([
                    FieldChange(name: "handler.action", reason: .closure),
                    FieldChange(name: "action", reason: .closure),
                ])
            ]
        )
        #expect(record?.steadyWarnings.map(\.kind) == [.incomparable])
        #expect(record?.steadyWarnings.first?.view == "Opaque")
    }

    // MARK: - Records

    @Test func `bodies are in each other with their times`() throws {
        let traced = TracedGraph { Parent() }

        let record = try #require(traced.tap())

        let own = record.bodies.filter(\.isAppDefined)
        #expect(own.map(\.name) == ["Parent", "Child"])
        #expect(own[0].depth < own[1].depth)
        #expect(own[0].start <= own[1].start)
        #expect(own[0].duration >= own[1].duration)
        #expect(own[0].bodyDuration > 0)
        #expect(record.duration >= own[0].duration)
        #expect(record.rounds == 1)
    }

    struct Rows: View {
        @State private var count = 0
        var body: some View {
            let number = count
            Button("Add") { count += 1 }
            ForEach(0..<3000, id: \.self) { Row(number: $0 + number) }
        }
    }

    struct Row: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    @Test func `a record has a limited number of bodies and patches`() throws {
        let traced = TracedGraph { Rows() }

        let record = try #require(traced.tap())

        #expect(record.bodies.count == GraphTrace.bodyLimit)
        #expect(record.bodies.first?.name == "Rows")
        #expect(record.bodies.count + record.omittedBodies == 3001)
        #expect(record.patches.count == 100)
        #expect(record.patchCount == 3000)
    }

    struct Restless: View {
        @State private var number = 0
        var body: some View {
            Button("Go") { number = 1 }
            Text("\(number)").onChange(of: number) { if number < 8 { number += 1 } }
        }
    }

    @Test func `onChange actions that follow each other are reported`() throws {
        let traced = TracedGraph { Restless() }

        let record = try #require(traced.tap())

        #expect(record.rounds == 8)
        #expect(record.changeActions == ["Restless": 8])
        #expect(record.steadyWarnings.map(\.kind) == [.hotChange])
    }

    struct Slow: View {
        @State private var count = 0
        var body: some View {
            let _ = Thread.sleep(forTimeInterval: count == 0 ? 0 : 0.006)
            Button("\(count)") { count += 1 }
        }
    }

    @Test func `a slow body is reported`() throws {
        let traced = TracedGraph { Slow() }
        let record = try #require(traced.tap())
        #expect(record.warnings.contains { $0.kind == .slowBody && $0.view == "Slow" })
    }

    @Test func `reports of the graph are in the record and are kept`() throws {
        struct Twins: View {
            @State private var ids = [1, 2]
            var body: some View {
                Button("Twins") { ids = [1, 1] }
                ForEach(ids, id: \.self) { Text("\($0)") }
            }
        }
        let traced = TracedGraph { Twins() }

        let record = try #require(traced.tap())

        #expect(record.steadyWarnings.map(\.kind) == [.issue])
        #expect(traced.graph.issues.count == 1)
        #expect(traced.graph.issues[0].message.contains("occurs more than once"))
    }

    @Test func `without a trace nothing is recorded, and an ended one records no more`() {
        let traced = TracedGraph { Counter() }
        traced.graph.endTrace()

        #expect(traced.tap() == nil)
        #expect(traced.graph.trace == nil)
    }

    @Test func `bodies of content that is built again are not recorded`() {
        let traced = TracedGraph { Rows() }
        traced.graph.releaseContent()

        _ = traced.graph.elementTrees
        traced.graph.flush()

        #expect(traced.records.allSatisfy { $0.bodies.isEmpty })
    }

    @Test func `a record is JSON`() throws {
        let traced = TracedGraph { Parent() }
        let record = try #require(traced.tap())

        let data = try JSONEncoder().encode(record)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let bodies = try #require(object["bodies"] as? [[String: Any]])
        let causes = try #require(bodies.first?["causes"] as? [[String: Any]])

        #expect(bodies.first?["name"] as? String == "Parent")
        #expect(causes.first?["kind"] as? String == "property")
        #expect(causes.first?["name"] as? String == "_title")
        #expect(object["patchCount"] as? Int == record.patchCount)
    }
}

extension FlushRecord {
    /// Its warnings without those of slow bodies: each body can be slow on a busy machine.
    fileprivate var steadyWarnings: [TraceWarning] { warnings.filter { $0.kind != .slowBody } }
}
