import SwiftUI

/// A modifier that depends on where it is used.
struct StateLabel: EnvironmentalModifier {
    struct Label: ViewModifier {
        let text: String

        func body(content: Content) -> some View {
            VStack {
                content
                Text(text)
            }
        }
    }

    let name: String

    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Label(text: environment.isEnabled ? "\(name) on" : "\(name) off")
    }
}

struct ResolvedModifiers: View {
    @State private var isDisabled = false

    var body: some View {
        Text("First").modifier(StateLabel(name: "first")).disabled(isDisabled)
        Text("Second").modifier(StateLabel(name: "second").concat(EmptyModifier()))
        Button("Turn off") { isDisabled = true }
    }
}

/// What modifiers without an effect of their own say to views inside.
struct HintReader: View {
    @Environment(\.menuOrder) private var menuOrder
    @Environment(\.springLoadingBehavior) private var springLoading
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.symbolColorRenderingMode) private var colors
    @Environment(\.symbolVariableValueMode) private var variables

    var body: some View {
        Text(menuOrder == .fixed ? "fixed" : "other order")
        Text(springLoading == .enabled ? "springs" : "no springs")
        Text(isFocusEffectEnabled ? "rings" : "no rings")
        Text(range == .high ? "bright" : "any range")
        Text(colors == .gradient ? "gradients" : "any colours")
        Text(variables == .draw ? "drawn" : "any variables")
    }
}

struct HintedViews: View {
    var body: some View {
        HintReader()
            .menuOrder(.fixed)
            .springLoadingBehavior(.enabled)
            .focusEffectDisabled()
            .allowedDynamicRange(.high)
            .symbolColorRenderingMode(.gradient)
            .symbolVariableValueMode(.draw)
    }
}

/// A transaction of a gesture, as libraries write it.
func trackingTransaction() -> Transaction {
    var transaction = Transaction(animation: .default)
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
}
