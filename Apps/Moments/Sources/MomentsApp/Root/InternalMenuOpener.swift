import DesignKit
import MomentsFoundations
import SwiftUI

/// A modifier that opens the internal menu on a shake or a keyboard shortcut, in builds that include it.
struct InternalMenuOpener: ViewModifier {
    let services: AppServices
    @Environment(\.shakeSensor) private var shakeSensor

    func body(content: Content) -> some View {
        if services.toggles.isToggleOn(BuildTargetToggle.internal) {
            content
                .background(alignment: .topLeading) {
                    shakeSensor?.view {
                        services.tracking.track(.shake)
                        open()
                    }
                }
                .background(alignment: .topLeading) {
                    ShortcutButton(".", modifiers: .command, action: open)
                }
        } else {
            content
        }
    }

    private func open() {
        if services.router.destination.path.last != .internalMenu { services.router.push(.internalMenu) }
    }
}
