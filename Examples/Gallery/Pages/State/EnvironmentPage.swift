import SwiftUI

/// The environment by example: values of one's own, what overrides them, and objects by their type.
struct EnvironmentPage: View {
    @State private var isLoud = false
    @State private var textSize = DynamicTypeSize.large
    @State private var hasBasket = true
    @State private var basket = Basket()

    var body: some View {
        Form {
            Section("A value and what overrides it") {
                RowOrColumn(alignment: .leading, spacing: 12) {
                    RibbonLabel("Default")
                    RibbonLabel("Modifier").ribbon(.wave)
                    RibbonLabel("Below").ribbon(.plain)
                }
                .ribbon(isLoud ? .bold : .plain)
                Toggle("Bold for this section", isOn: $isLoud)
            }
            Section("The text size, compared") {
                Facts()
                    .dynamicTypeSize(textSize)
                Picker("Text size", selection: $textSize) {
                    Text("Small").tag(DynamicTypeSize.small)
                    Text("Large").tag(DynamicTypeSize.large)
                    Text("Accessibility 2").tag(DynamicTypeSize.accessibility2)
                }
            }
            Section("The tint, where no colour is set") {
                RowOrColumn(alignment: .leading, spacing: 12) {
                    Marker("Tint")
                    Marker("Own colour").markerColor(.purple)
                    Marker("Tint of its own").tint(.orange)
                }
            }
            Section("An object by its type") {
                BasketRow()
                    .environment(hasBasket ? basket : nil)
                Toggle("There is a basket", isOn: $hasBasket)
            }
        }
    }
}

// MARK: - A value of one's own

/// The look of labels.
private enum Ribbon { case plain, bold, wave }

extension EnvironmentValues {
    /// Declared by the macro, in one line.
    @Entry fileprivate var ribbon = Ribbon.plain
}

extension View {
    fileprivate func ribbon(_ ribbon: Ribbon) -> some View { environment(\.ribbon, ribbon) }
}

private struct RibbonLabel: View {
    private let title: LocalizedStringKey
    @Environment(\.ribbon) private var ribbon

    init(_ title: LocalizedStringKey) { self.title = title }

    var body: some View {
        Text(title)
            .fontWeight(ribbon == .bold ? .heavy : .regular)
            .underline(ribbon == .wave, pattern: .dash)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(ribbon == .bold ? Color.red.opacity(0.2) : Color.gray.opacity(0.15), in: .capsule)
    }
}

// MARK: - The text size

/// Two facts side by side, or below each other if the text is large.
private struct Facts: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        let layout = size >= .accessibility1 ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
            Text("Born 1815")
            Text("Lived in London")
        }
    }
}

// MARK: - The tint as the fall-back

/// Declared by hand, as before the macro existed. Nil means the tint.
private struct MarkerColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

extension EnvironmentValues {
    fileprivate var markerColor: Color? {
        get { self[MarkerColorKey.self] }
        set { self[MarkerColorKey.self] = newValue }
    }
}

extension View {
    fileprivate func markerColor(_ color: Color?) -> some View { environment(\.markerColor, color) }
}

private struct Marker: View {
    private let title: LocalizedStringKey
    @Environment(\.markerColor) private var color

    init(_ title: LocalizedStringKey) { self.title = title }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: "circle.fill")
                .foregroundStyle(color.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint))
        }
        .labelStyle(.titleAndIcon)
    }
}

// MARK: - An object by its type

@Observable
private final class Basket {
    var apples = 2
}

private struct BasketRow: View {
    /// Without the question mark, a missing object would end the page with a message that names the type.
    @Environment(Basket.self) private var basket: Basket?

    var body: some View {
        if let basket {
            Stepper("Apples: \(basket.apples)") {
                basket.apples += 1
            } onDecrement: {
                basket.apples = max(0, basket.apples - 1)
            }
        } else {
            Text("No basket above this view")
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Environment") { EnvironmentPage() }
#Preview("Environment, dark") { EnvironmentPage().preferredColorScheme(.dark) }
