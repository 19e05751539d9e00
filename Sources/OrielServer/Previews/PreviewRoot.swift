#if DEBUG
internal import OrielCore
internal import OrielMacros

/// The preview of an address in the surroundings that it asks for.
struct PreviewRoot: View {
    @Environment(\.previewAddress) private var address

    var body: some View {
        if let address {
            content(of: address).modifier(PreviewSurroundings(address: address))
        } else {
            Text(verbatim: "The address names no preview.").padding()
        }
    }

    @ViewBuilder private func content(of address: PreviewAddress) -> some View {
        switch Result(catching: { try PreviewCatalog().view(address.id) }) {
        case .success(let view?) where address.fits:
            // The tool measures the element with this identifier.
            VStack { view }.accessibilityIdentifier("oriel-preview")
        case .success(let view?): view
        case .success(nil): Text(verbatim: "The program has no preview “\(address.id)”.").padding()
        case .failure(let error): Text(verbatim: "The preview cannot be made: \(error)").padding()
        }
    }
}

/// Sets what an address asks for, where an app would set it.
private struct PreviewSurroundings: ViewModifier {
    let address: PreviewAddress

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.dynamicTypeSize) { $0 = address.typeSize ?? $0 }
            .transformEnvironment(\.layoutDirection) { $0 = address.direction ?? $0 }
            .transformEnvironment(\.locale) { $0 = address.locale ?? $0 }
            .preferredColorScheme(address.scheme)
    }
}

extension EnvironmentValues {
    /// The preview that the page shows; nil in pages of apps.
    var previewAddress: PreviewAddress? {
        get { self[PreviewAddressKey.self] }
        set { self[PreviewAddressKey.self] = newValue }
    }
}

private struct PreviewAddressKey: EnvironmentKey {
    static var defaultValue: PreviewAddress? { nil }
}
#endif
