import SwiftUI

#Preview {
    ProfileCard(profile: .sample)
}

#Preview("Signed in") {
    SessionContent()
        .environmentObject(Session())
        .environmentObject(Router())
}

#Preview("Small", traits: .sizeThatFitsLayout) {
    let rating = 3
    return Text("Rating \(rating)")
}

/// Surroundings that several previews share.
private struct SampleSession: PreviewModifier {
    static func makeSharedContext() async throws -> Session { Session() }

    func body(content: Content, context: Session) -> some View {
        content.environmentObject(context).environmentObject(Router())
    }
}

private struct Framed: PreviewModifier {
    func body(content: PreviewModifierContent, context: Void) -> some View { content.border(.gray) }
}

#Preview("In a session", traits: .modifier(SampleSession()), .modifier(Framed())) { SessionContent() }

#Preview {
    @Previewable @State var value = 1
    Stepper2(value: $value)
}

struct StateForms_Previews: PreviewProvider {
    struct Container: View {
        @State private var isOn = true

        var body: some View { Toggle("On", isOn: $isOn) }
    }

    @State static var value = 1

    static var previews: some View {
        Container()
            .previewDisplayName("Container")
        Stepper2(value: $value)
            .previewLayout(.fixed(width: 300, height: 70))
            .previewInterfaceOrientation(.landscapeLeft)
        ForEach(["en", "de"], id: \.self) { identifier in
            StateForms().environment(\.locale, .init(identifier: identifier))
        }
    }
}

struct PlatformPreviews: PreviewProvider {
    static var previews: some View { Text("Phone") }
    static var platform: PreviewPlatform? { .iOS }
}

#Preview("Controller") { UIViewController() }

#Preview("Label", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "Label"
    return label
}
