import OrielCombine
import Testing

@testable import OrielCore

private struct Field<Value> {
    let padding: UInt8
    let value: Value
}

/// A struct of which only some specializations are Equatable.
private struct Rough<Value> {
    let value: Value
    let note: String
}

extension Rough: Equatable where Value: Equatable {
    static func == (a: Rough, b: Rough) -> Bool { a.value == b.value }
}

@MainActor
@Suite struct FieldComparisonTests {
    /// Returns whether two values are equal as fields of a view.
    private func areEqual<T>(_ a: T, _ b: T) -> Bool {
        compare(Field(padding: 1, value: a), Field(padding: 1, value: b))
    }

    private func compare<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in FieldComparison.of(T.self).areEqual(a, b) }
        }
    }

    final class Object {}
    final class Model: ObservableObject { @Published var name = "" }
    protocol Style {}
    protocol Delegate: AnyObject {}

    @Test func `numbers, flags and strings compare by value`() {
        #expect(areEqual(1, 1))
        #expect(!areEqual(1, 2))
        #expect(areEqual(true, true))
        #expect(areEqual("a longer text that lies on the heap", "a longer text that lies" + " on the heap"))
        #expect(!areEqual("a", "b"))
        #expect(areEqual(1.5, 1.5))
    }

    @Test func `a struct of plain fields compares field by field, whatever lies between them`() {
        struct Plain {
            var small: UInt8
            var large: Int
            var last: Bool
        }
        #expect(areEqual(Plain(small: 1, large: 2, last: true), Plain(small: 1, large: 2, last: true)))
        #expect(!areEqual(Plain(small: 1, large: 2, last: true), Plain(small: 1, large: 2, last: false)))
        #expect(!areEqual(Plain(small: 1, large: 2, last: true), Plain(small: 2, large: 2, last: true)))
    }

    @Test func `objects compare by identity`() {
        let object = Object()
        #expect(areEqual(object, object))
        #expect(!areEqual(object, Object()))
        #expect(areEqual(Object?.none, nil))
        #expect(areEqual(Optional(object), object))
        #expect(!areEqual(Optional(object), nil))
    }

    @Test func `an Equatable object still compares by identity`() {
        final class Always: Equatable { static func == (a: Always, b: Always) -> Bool { true } }
        #expect(!areEqual(Always(), Always()))
    }

    @Test func `an Equatable value compares by its own operator`() {
        struct Rounded: Equatable {
            var value: Double
            static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }
        }
        #expect(areEqual(Rounded(value: 1.1), Rounded(value: 1.2)))
        #expect(!areEqual(Rounded(value: 1), Rounded(value: 2)))
    }

    @Test func `a struct with a reference compares by its fields`() {
        struct Pair {
            var name: String
            var object: Object
        }
        let object = Object()
        #expect(areEqual(Pair(name: "a", object: object), Pair(name: "a", object: object)))
        #expect(!areEqual(Pair(name: "a", object: object), Pair(name: "b", object: object)))
        #expect(!areEqual(Pair(name: "a", object: object), Pair(name: "a", object: Object())))
    }

    @Test func `tuples compare by their elements`() {
        let object = Object()
        #expect(areEqual((1, "a", object), (1, "a", object)))
        #expect(!areEqual((1, "a", object), (1, "b", object)))
        #expect(!areEqual((1, "a", object), (1, "a", Object())))
    }

    // Generic code wraps a closure each time, so these closures are stored in non-generic fields.
    private struct Action { let run: () -> Int }
    private struct OptionalAction { let run: (() -> Int)? }

    @Test func `closures are equal if function and context are the same`() {
        func make(_ number: Int) -> Action { Action { number } }
        let (plain, capturing) = (Action { 1 }, make(1))
        #expect(compare(plain, plain))
        #expect(compare(capturing, capturing))
        #expect(!compare(plain, Action { 2 }))
        #expect(!compare(capturing, make(2)))
    }

    @Test func `optional closures compare as closures do`() {
        func make(_ number: Int) -> OptionalAction { OptionalAction { number } }
        let capturing = make(1)
        #expect(compare(capturing, capturing))
        #expect(compare(OptionalAction(run: nil), OptionalAction(run: nil)))
        #expect(!compare(capturing, OptionalAction(run: nil)))
        #expect(!compare(OptionalAction(run: nil), capturing))
        #expect(!compare(capturing, make(2)))
    }

    @Test func `existentials compare by dynamic type and value`() {
        struct Round: Style, Equatable { var radius: Int }
        struct Square: Style { var radius: Int }
        let round: any Style = Round(radius: 1)
        #expect(areEqual(round, Round(radius: 1)))
        #expect(!areEqual(round, Round(radius: 2)))
        #expect(!areEqual(round, Square(radius: 1)))
        #expect(areEqual(Square(radius: 1) as any Style, Square(radius: 1)))
        #expect(!areEqual(Square(radius: 1) as any Style, Square(radius: 2)))
    }

    @Test func `large existentials are compared where they lie`() {
        struct Large: Style, Equatable {
            var values: (Int, Int, Int, Int, Int)
            static func == (a: Large, b: Large) -> Bool { a.values == b.values }
        }
        #expect(areEqual(Large(values: (1, 2, 3, 4, 5)) as any Style, Large(values: (1, 2, 3, 4, 5))))
        #expect(!areEqual(Large(values: (1, 2, 3, 4, 5)) as any Style, Large(values: (1, 2, 3, 4, 6))))
    }

    @Test func `optional existentials compare as existentials do`() {
        struct Round: Style, Equatable { var radius: Int }
        let style: (any Style)? = Round(radius: 1)
        #expect(areEqual(style, Round(radius: 1)))
        #expect(!areEqual(style, Round(radius: 2)))
        #expect(!areEqual(style, nil))
        #expect(areEqual((any Style)?.none, nil))
    }

    @Test func `an existential that is no field compares by its value too`() {
        // State and environment values are compared without an enclosing view.
        struct Round: Style, Equatable { var radius: Int }
        #expect(compare(Round(radius: 1) as any Style, Round(radius: 1) as any Style))
        #expect(!compare(Round(radius: 1) as any Style, Round(radius: 2) as any Style))
    }

    private protocol Source<Value> { associatedtype Value }
    private protocol Owner<Value>: AnyObject { associatedtype Value }
    private struct Numbers: Source {
        typealias Value = Int
        var first = 1
    }
    private final class Keeper: Owner { typealias Value = Int }

    @Test func `existentials with arguments compare as others do`() {
        let one: any Source<Int> = Numbers()

        #expect(areEqual(one, Numbers()))
        #expect(!areEqual(one, Numbers(first: 2)))
        #expect(areEqual(Optional(one), Numbers()))
        #expect(!areEqual(Optional(one), nil))
        #expect(compare(one, Numbers()))

        let keeper: any Owner<Int> = Keeper()
        #expect(areEqual(keeper, keeper))
        #expect(!areEqual(keeper, Keeper()))
    }

    @Test func `types as values are compared`() {
        let plain: any Style.Type = PlainStyle.self
        let source: any Source<Int>.Type = Numbers.self

        #expect(areEqual(plain, PlainStyle.self))
        #expect(areEqual(source, Numbers.self))
        #expect(areEqual(Int.self, Int.self))
        #expect(!areEqual(Any.Type.self as Any.Type, Int.self as Any.Type))
    }

    private struct PlainStyle: Style {}

    @Test func `class existentials compare by identity`() {
        final class Receiver: Delegate {}
        let receiver = Receiver()
        #expect(areEqual(receiver as any Delegate, receiver))
        #expect(!areEqual(receiver as any Delegate, Receiver()))
    }

    @Test func `weak references compare by identity`() {
        struct Weak { weak var object: Object? }
        struct WeakDelegate { weak var delegate: (any Delegate)? }
        final class Receiver: Delegate {}
        let object = Object()
        let (receiver, other) = (Receiver(), Receiver())
        #expect(areEqual(Weak(object: object), Weak(object: object)))
        #expect(!areEqual(Weak(object: object), Weak(object: nil)))
        #expect(areEqual(WeakDelegate(delegate: receiver), WeakDelegate(delegate: receiver)))
        #expect(!areEqual(WeakDelegate(delegate: receiver), WeakDelegate(delegate: nil)))
        #expect(!areEqual(WeakDelegate(delegate: receiver), WeakDelegate(delegate: other)))
    }

    @Test func `unowned references compare by identity`() {
        struct Unowned { unowned let object: Object }
        let (object, other) = (Object(), Object())
        #expect(areEqual(Unowned(object: object), Unowned(object: object)))
        #expect(!areEqual(Unowned(object: object), Unowned(object: other)))
    }

    @Test func `collections of Equatable elements compare by value`() {
        #expect(areEqual([1, 2], [1] + [2]))
        #expect(!areEqual([1, 2], [2, 1]))
        #expect(areEqual(["a": 1], ["a": 1]))
        #expect(areEqual(Set([1]), Set([1])))
    }

    @Test func `collections of other elements are equal if they share their buffer`() {
        struct Item { var object: Object }
        let items = [Item(object: Object())]
        #expect(areEqual(items, items))
        var changed = items
        changed.append(Item(object: Object()))
        #expect(!areEqual(items, changed))
        let table = ["a": items[0]]
        #expect(areEqual(table, table))
    }

    @Test func `enumerations without references compare by their bytes`() {
        enum Plain { case a, b, number(Int) }
        #expect(areEqual(Plain.a, .a))
        #expect(!areEqual(Plain.a, .b))
        #expect(!areEqual(Plain.number(1), .number(2)))
        #expect(areEqual(Plain.number(1), .number(1)))
    }

    @Test func `an enumeration with references that is not Equatable counts as changed`() {
        enum Loading { case idle, loaded(Object) }
        #expect(!areEqual(Loading.loaded(Object()), .loaded(Object())))
    }

    @Test func `Equatable enumerations compare by their operator`() {
        enum Phase: Equatable { case idle, loaded([String]) }
        #expect(areEqual(Phase.loaded(["a"]), .loaded(["a"])))
        #expect(!areEqual(Phase.loaded(["a"]), .idle))
    }

    @Test func `metatypes compare by value`() {
        #expect(areEqual(Int.self as Any.Type, Int.self))
        #expect(!areEqual(Int.self as Any.Type, String.self))
    }

    @Test func `specializations of one declaration are told apart`() {
        // Those that are not Equatable come first.
        #expect(!areEqual(Rough(value: Object(), note: "a"), Rough(value: Object(), note: "a")))
        #expect(areEqual(Rough(value: 1, note: "a"), Rough(value: 1, note: "b")))
        #expect(!areEqual(Rough(value: 1, note: "a"), Rough(value: 2, note: "a")))
        #expect(areEqual(Object?.none, nil))
        #expect(areEqual(Optional(Rough(value: 1, note: "a")), Rough(value: 1, note: "b")))
        #expect(!areEqual(["a": Rough(value: Object(), note: "a")], ["a": Rough(value: Object(), note: "a")]))
        #expect(areEqual(["a": Rough(value: 1, note: "a")], ["a": Rough(value: 1, note: "b")]))
        #expect(areEqual(State(initialValue: 1), State(initialValue: 2)))
        #expect(areEqual(State(initialValue: "a"), State(initialValue: "b")))
    }

    @Test func `key paths compare by value`() {
        #expect(areEqual(\String.count, \String.count))
    }

    @Test func `bindings compare by location and key path`() {
        struct Profile { var name = "", town = "" }
        let location = ConstantLocation(Profile())
        let binding = Binding(location: location)
        #expect(areEqual(binding, binding))
        #expect(areEqual(binding.name, binding.name))
        #expect(!areEqual(binding.name, binding.town))
        #expect(areEqual(.constant(1) as Binding<Int>, .constant(1)))
        #expect(!areEqual(.constant(1) as Binding<Int>, .constant(2)))
        #expect(!areEqual(Binding(get: { 1 }, set: { _ in }), Binding(get: { 1 }, set: { _ in })))
    }

    @Test func `bindings that animate differently are different`() {
        let binding = Binding(location: ConstantLocation(1))
        #expect(areEqual(binding.animation(.linear), binding.animation(.linear)))
        #expect(!areEqual(binding.animation(.linear), binding))
        #expect(!areEqual(binding.animation(.linear), binding.animation(.easeIn)))
    }

    @Test func `observed objects compare by identity`() {
        let model = Model()
        #expect(areEqual(ObservedObject(wrappedValue: model), ObservedObject(wrappedValue: model)))
        #expect(!areEqual(ObservedObject(wrappedValue: model), ObservedObject(wrappedValue: Model())))
    }

    @Test func `storage that belongs to the node never differs`() {
        #expect(areEqual(State(initialValue: 1), State(initialValue: 2)))
        #expect(areEqual(StateObject(wrappedValue: Model()), StateObject(wrappedValue: Model())))
        #expect(areEqual(Environment(\.locale), Environment(\.locale)))
        #expect(areEqual(EnvironmentObject<Model>(), EnvironmentObject<Model>()))
        #expect(areEqual(Namespace(), Namespace()))
    }

    @Test func `a value without a size never differs`() {
        struct Nothing {}
        #expect(areEqual(Nothing(), Nothing()))
        #expect(areEqual((), ()))
    }

    @Test func `a type that reaches itself through its fields can be compared`() {
        struct Tree {
            var children: [Tree]
            var name: String
        }
        let tree = Tree(children: [Tree(children: [], name: "leaf")], name: "root")
        #expect(areEqual(tree, tree))
        #expect(!areEqual(tree, Tree(children: tree.children, name: "other")))
    }

    @Test func `views made of views compare by their fields`() {
        let padded = Text("a").padding(4)
        #expect(areEqual(padded, Text("a").padding(4)))
        #expect(!areEqual(padded, Text("b").padding(4)))
        #expect(!areEqual(padded, Text("a").padding(5)))
    }
}
