import SwiftUI

private struct AccentNameKey: EnvironmentKey {
    static var defaultValue = "indigo"
}

extension EnvironmentValues {
    var accentName: String {
        get { self[AccentNameKey.self] }
        set { self[AccentNameKey.self] = newValue }
    }
}

struct AccentNameLabel: View {
    @Environment(\.accentName) var name

    var body: some View { Text(name) }
}
