import Combine
import SwiftUI

/// A model without an actor and without `Sendable`, as was common before Swift 6.
class LegacyModel: ObservableObject {
    static var shared = LegacyModel()

    @Published var names: [String] = []
    @Published var isLate = false
    var cancellables = Set<AnyCancellable>()

    func load() {
        DispatchQueue.global().async {
            let names = ["one", "two"]
            DispatchQueue.main.async {
                self.names = names
            }
        }
    }

    func loadLater() {
        Task {
            self.names = await fetchNames()
        }
    }

    private func fetchNames() async -> [String] { ["three"] }
}

struct LegacyView: View {
    @ObservedObject var model = LegacyModel.shared

    var body: some View {
        Text(model.names.joined(separator: " ") + (model.isLate ? ", late" : ""))
            .onAppear(perform: model.load)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now()) {
                    self.model.isLate = true
                }
            }
    }
}

/// A style protocol whose values are stored in a default.
protocol LegacyTheme {
    var accent: Color { get }
}

class DefaultTheme: LegacyTheme {
    var accent: Color = .blue
}

struct LegacyThemeKey: EnvironmentKey {
    static var defaultValue: LegacyTheme = DefaultTheme()
}

extension EnvironmentValues {
    var legacyTheme: LegacyTheme {
        get { self[LegacyThemeKey.self] }
        set { self[LegacyThemeKey.self] = newValue }
    }
}

struct LegacyThemeView: View {
    @Environment(\.legacyTheme) var theme: LegacyTheme

    var body: some View { Text("Accent \(theme.accent.description)") }
}
