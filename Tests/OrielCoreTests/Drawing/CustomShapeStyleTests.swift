import OrielCore
import OrielTesting
import Testing

/// Black on light, white on dark.
private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.black : Color.white
    }
}

/// A style that modifies another custom style.
private struct PaleInk: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Ink().opacity(0.5) }
}

private struct InkSwitch: View {
    @State private var isDark = false

    var body: some View {
        Toggle("Dark", isOn: $isDark)
        Text("ink").foregroundStyle(Ink()).environment(\.colorScheme, isDark ? .dark : .light)
    }
}

@MainActor
@Suite struct CustomShapeStyleTests {
    private func foreground(_ view: some View, _ scheme: ColorScheme = .light) throws -> Attributes.Value? {
        try #require(ViewHost(colorScheme: scheme) { view }.elementTrees.last).element.attributes[.foreground]
    }

    private func style(_ style: some ShapeStyle) -> Attributes.Value {
        .style(style._resolve(in: _ShapeStyleContext()))
    }

    @Test func `a style of the app becomes what it stands for`() throws {
        #expect(try foreground(Text("x").foregroundStyle(Ink())) == style(.black))
        #expect(try foreground(Text("x").foregroundStyle(Ink()), .dark) == style(.white))
        #expect(try foreground(Group { Text("x") }.foregroundStyle(AnyShapeStyle(Ink())), .dark) == style(.white))
    }

    @Test func `a style over a style is followed to the end`() throws {
        #expect(try foreground(Text("x").foregroundStyle(PaleInk())) == .style(halfBlack))
        #expect(try foreground(Text("x").foregroundStyle(Ink().opacity(0.5))) == .style(halfBlack))
    }

    private var halfBlack: _ResolvedShapeStyle { _ResolvedShapeStyle(.opacity(0.5, of: .color(.black))) }

    @Test func `a text follows the environment its style has read`() async throws {
        let host = ViewHost { InkSwitch() }

        try await host.set(true, toggle: "Dark")

        let text = try #require(host.elementTrees.last?.children.first)
        #expect(text.element.attributes[.foreground] == style(.white))
    }

    @Test func `a background of a style is filled with it`() throws {
        let tree = try #require(ViewHost { Text("x").background(Ink()) }.elementTrees.first)

        #expect(tree.element.kind == .background)
        #expect(tree.children.last?.children.first?.element == Element(.color, attributes: [.color: .color(.black)]))
    }

    @Test func `texts with equal styles are equal`() {
        #expect(Text("x").foregroundStyle(Ink()) == Text("x").foregroundStyle(Ink()))
        #expect(Text("x").foregroundStyle(Ink()) != Text("x").foregroundStyle(PaleInk()))
    }

    @Test func `a colour is resolved in an environment`() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark

        #expect(Color.primary.resolve(in: environment) != Color.primary.resolve(in: EnvironmentValues()))
        #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
    }
}
