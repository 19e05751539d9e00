import SwiftUI

struct PillStyle: ButtonStyle {
    var isLoud = false
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .background(isLoud ? Color.red : Color.blue)
            .opacity(configuration.isPressed ? 0.5 : 1)
            .overlay { if !isEnabled { Text("off") } }
    }
}

extension ButtonStyle where Self == PillStyle {
    static var pill: PillStyle { PillStyle() }
    static func pill(isLoud: Bool) -> PillStyle { PillStyle(isLoud: isLoud) }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

struct FramedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        HStack {
            Text("[")
            Button(configuration)
            Text("]")
        }
    }
}

struct RoleStyle: ButtonStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        HStack {
            configuration.label
            Text(configuration.role == .destructive ? "destructive" : "plain")
        }
    }
}

struct ButtonStyleForms: View {
    @State private var taps = 0
    @State private var isLoud = false

    var body: some View {
        VStack {
            Text("\(taps) taps")
            Button("Pill") { taps += 1 }.buttonStyle(PillStyle())
            Button("Static") { taps += 1 }.buttonStyle(.pill)
            Button("Changing") { isLoud.toggle() }.buttonStyle(.pill(isLoud: isLoud))
            Button("Disabled pill") { taps += 100 }.buttonStyle(.pill).disabled(true)
            Button("Primitive") { taps += 1 }.buttonStyle(DoubleTapStyle())
            Button("Framed") { taps += 1 }.buttonStyle(FramedStyle())
            Button("Role", role: .destructive) { taps += 1 }.buttonStyle(RoleStyle())
            Group {
                Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
                Button("Prominent") { taps += 1 }.buttonStyle(.borderedProminent)
                Button("Plain") { taps += 1 }.buttonStyle(.plain)
                Button("Borderless") { taps += 1 }.buttonStyle(BorderlessButtonStyle())
                Button("Plain type") { taps += 1 }.buttonStyle(PlainButtonStyle())
                Button("Automatic") { taps += 1 }.buttonStyle(.automatic)
                Button("Default type") { taps += 1 }.buttonStyle(DefaultButtonStyle())
            }
            .controlSize(.large)
            .tint(.purple)
            .buttonBorderShape(.capsule)
            Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 8)).controlSize(.mini)
            Text("Like a button").padding().overlay { ButtonBorderShape.capsule.strokeBorder(.red, lineWidth: 2) }
            Button("Save") { taps += 1 }.keyboardShortcut("s", modifiers: [.command])
            Button("Done") { taps += 1 }.keyboardShortcut(.defaultAction)
            Button("Cancel") { taps += 1 }.keyboardShortcut(.escape, modifiers: [])
        }
    }
}
