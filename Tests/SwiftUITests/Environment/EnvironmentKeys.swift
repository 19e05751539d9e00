import SwiftUI

private struct CaptionColorKey: EnvironmentKey {
    static let defaultValue = Color(.secondarySystemBackground)
}

private struct IsCompactKey: EnvironmentKey {
    static let defaultValue: Bool = false
}

struct OnSelectKey: EnvironmentKey {
    static let defaultValue: (@MainActor (String) -> Void)? = nil
}

private struct ServiceKey: EnvironmentKey {
    typealias Value = any Service
    static var defaultValue: any Service { LiveService() }
}

extension EnvironmentValues {
    var captionColor: Color {
        get { self[CaptionColorKey.self] }
        set { self[CaptionColorKey.self] = newValue }
    }

    var isCompact: Bool {
        get { self[IsCompactKey.self] }
        set { self[IsCompactKey.self] = newValue }
    }

    var onSelect: (@MainActor (String) -> Void)? {
        get { self[OnSelectKey.self] }
        set { self[OnSelectKey.self] = newValue }
    }

    var service: any Service {
        get { self[ServiceKey.self] }
        set { self[ServiceKey.self] = newValue }
    }
}

protocol Service: Sendable {
    func name() -> String
}

struct LiveService: Service {
    func name() -> String { "live" }
}

struct MockService: Service {
    func name() -> String { "mock" }
}

extension View {
    func captionColor(_ color: Color) -> some View { environment(\.captionColor, color) }
    func compact(_ isCompact: Bool = true) -> some View { environment(\.isCompact, isCompact) }
    func onSelect(_ action: @escaping @MainActor (String) -> Void) -> some View { environment(\.onSelect, action) }
}

struct CaptionView: View {
    @Environment(\.captionColor) private var color
    @Environment(\.isCompact) private var isCompact
    @Environment(\.onSelect) private var onSelect
    @Environment(\.service) private var service

    var body: some View {
        Button(isCompact ? "compact \(service.name())" : "wide \(service.name())") {
            onSelect?(service.name())
        }
        .foregroundColor(color)
    }
}

struct CaptionScreen: View {
    @State private var selected = "nothing"

    var body: some View {
        VStack {
            CaptionView()
            CaptionView()
                .captionColor(.red)
                .compact()
                .environment(\.service, MockService())
            Text("Selected \(selected)")
        }
        .onSelect { selected = $0 }
    }
}
