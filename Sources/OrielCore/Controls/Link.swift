public import Foundation

/// A control that opens a URL.
///
/// It calls the environment's `openURL`, which opens web addresses in a new tab by default.
public struct Link<Label> {
    package let elementDescription: LinkDescription
    package let content: Label
}

extension Link: View, PrimitiveView, ContainerElementView where Label: View {
    public typealias Body = Never

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        elementDescription = LinkDescription(destination: destination)
        content = label()
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

package struct LinkDescription {
    let destination: URL
}

extension LinkDescription: ElementDescription {
    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.url: .string(destination.absoluteString)]
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.link, attributes: attributes, events: .tap)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { environment.openURL(destination) }
    }
}
