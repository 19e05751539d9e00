import Testing

@testable import OrielMacroExpansion

struct AnimatableMacroTests {
    private func members(of declaration: String) throws -> String {
        try AnimatableMacro.expand(MacroUse(role: .member, syntax: Syntax(source: declaration)))
    }

    @Test func `the data are pairs of the stored variables`() throws {
        let expansion = try members(
            of: """
                @Animatable
                public struct Wedge: Shape {
                    /// A comment with var hidden: Int.
                    var start: Angle
                    @MainActor public
                    var radius: CGFloat = 3 { didSet { log() } }; var tail = 0.5

                    let name = "wedge"
                    @AnimatableIgnored var isClosed: Bool
                    static var count = 0
                    var double: CGFloat { radius * 2 }
                    func path(in rect: CGRect) -> Path { var path = Path(); return path }
                }
                """
        )

        #expect(
            expansion == """
                public typealias AnimatableData = AnimatablePair<Angle.AnimatableData, AnimatablePair<\
                CGFloat.AnimatableData, Double.AnimatableData>>
                public nonisolated var animatableData: AnimatableData {
                    get { AnimatablePair(start.animatableData, AnimatablePair(\
                radius.animatableData, tail.animatableData)) }
                    set {
                        start.animatableData = newValue.first
                        radius.animatableData = newValue.second.first
                        tail.animatableData = newValue.second.second
                    }
                }
                """
        )
    }

    @Test func `one variable needs no pair`() throws {
        let expansion = try members(of: "@Animatable struct A { var x = CGPoint.zero }")

        #expect(expansion.contains("typealias AnimatableData = CGPoint.AnimatableData\n"))
        #expect(expansion.contains("get { x.animatableData }"))
        #expect(expansion.contains("x.animatableData = newValue\n"))
    }

    @Test func `three variables are nested pairs`() throws {
        let expansion = try members(of: "struct A { var x: Double\n var y: Double\n var z: Double }")

        #expect(
            expansion.contains("AnimatablePair(x.animatableData, AnimatablePair(y.animatableData, z.animatableData))")
        )
        #expect(expansion.contains("z.animatableData = newValue.second.second\n"))
        #expect(expansion.contains("y.animatableData = newValue.second.first\n"))
    }

    @Test func `a type without variables has empty data`() throws {
        #expect(try members(of: "struct A { let x = 1.5 }").contains("typealias AnimatableData = EmptyAnimatableData"))
    }

    @Test func `a variable of an unknown type is an error at its name`() throws {
        let source = "struct A { var text = \"abc\" }"

        let error = try #require(throws: MacroError.self) { try members(of: source) }

        #expect(error.message.contains("cannot tell the type of 'text'"))
        #expect(error.offset == 15)
    }

    @Test func `a type that conforms needs no extension`() throws {
        let type = Syntax(source: "Outer.Wedge")
        let missing = MacroUse(
            role: .extension,
            syntax: Syntax(source: "struct Wedge {}"),
            extendedType: type,
            conformances: Syntax(source: "Animatable")
        )
        let present = MacroUse(role: .extension, syntax: Syntax(source: "struct Wedge {}"), extendedType: type)

        #expect(try AnimatableMacro.expand(missing) == "extension Outer.Wedge: Animatable {}")
        #expect(try AnimatableMacro.expand(present).isEmpty)
    }
}
