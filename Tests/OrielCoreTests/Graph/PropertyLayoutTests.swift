import Testing

@testable import OrielCore

@MainActor
@Suite struct PropertyLayoutTests {
    @Test func `a type without dynamic properties has an empty layout`() {
        struct Plain { let number = 1, text = "" }
        let layout = PropertyLayout(Plain.self)
        #expect(layout.isEmpty)
        #expect(!layout.hasUpdates)
        #expect(!layout.mayMissRequirement)
    }

    @Test func `plain wrappers need no update`() {
        struct Counter {
            @State var count = 0
            @Namespace var namespace
        }
        let layout = PropertyLayout(Counter.self)
        #expect(!layout.isEmpty)
        #expect(!layout.hasUpdates)
    }

    @Test func `a Binding alone needs no storage`() {
        struct Child { @Binding var value: Int }
        #expect(PropertyLayout(Child.self).isEmpty)
    }

    @Test func `custom wrappers are found and updated`() {
        struct Wrapper: DynamicProperty { @State var value = 0 }
        struct Holder { var wrapper = Wrapper() }
        let layout = PropertyLayout(Holder.self)
        #expect(!layout.isEmpty)
        #expect(layout.hasUpdates)
    }

    @Test func `objects from the environment may be missing`() {
        struct Reader { @Environment(\.locale) var locale }
        #expect(PropertyLayout(Reader.self).mayMissRequirement)
    }

    @Test func `each StoredProperty keeps its storage in its first field`() {
        func firstField(_ type: Any.Type) -> StoredField? { StoredField.all(of: type).first }
        for type in [State<Int>.self, Environment<Int>.self, Namespace.self] as [Any.Type] {
            #expect(firstField(type)?.offset == 0)
            #expect(firstField(type)?.kind == .optional)
        }
    }
}
