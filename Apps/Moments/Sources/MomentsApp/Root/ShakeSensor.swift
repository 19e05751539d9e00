import SwiftUI

/// Reports when the person shakes the device. The host program puts one into the environment.
public struct ShakeSensor: Sendable {
    private let makeView: @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> AnyView

    /// - Parameter content: Returns an invisible view that calls the action on each shake.
    public init(
        @ViewBuilder content: @escaping @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> some View
    ) {
        makeView = { AnyView(content($0)) }
    }

    @MainActor func view(action: @escaping @MainActor () -> Void) -> AnyView { makeView(action) }
}

extension EnvironmentValues {
    /// Reports when the person shakes the device; nil if the device does not report it.
    @Entry public var shakeSensor: ShakeSensor?
}
