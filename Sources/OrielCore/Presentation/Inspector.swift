public import Foundation

/// A modifier that shows details of its content in a column at its side, or in a sheet.
struct InspectorModifier<Inspector: View> {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?
    private let isPresented: Binding<Bool>
    private let inspector: Inspector

    nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
        _width = State(wrappedValue: nil)
    }
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isColumn = sizeClass != .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isColumn, isPresented.wrappedValue {
                Divider()
                inspector
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .frame(width: width ?? 270)
                    .accessibilityElement(children: .contain)
                    .onPreferenceChange(InspectorWidthKey.self) { [$width] in $width.wrappedValue = $0 }
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: sheetIsPresented(!isColumn)) {
            inspector
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
    }

    @MainActor private func sheetIsPresented(_ isSheet: Bool) -> Binding<Bool> {
        let isPresented = isPresented
        return Binding {
            isSheet && isPresented.wrappedValue
        } set: {
            isPresented.wrappedValue = $0
        }
    }
}

/// The width that the content of an inspector asks for.
private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Shows details of the view: in a column at its trailing side, or in a sheet in a narrow window.
    ///
    ///     ShapeEditor()
    ///         .inspector(isPresented: $isShown) { ShapeDetails() }
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the column of an inspector, from inside of it. In a sheet it has no effect.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(ideal: width)
    }

    /// Sets the width of the column of an inspector, from inside of it.
    ///
    /// The column has the ideal width, within the limits. Unlike Apple's, users cannot change it.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        let width = Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity)
        return preference(key: InspectorWidthKey.self, value: width.isFinite && width > 0 ? width : nil)
    }
}
