import DesignKit
import MomentsFoundations
import MomentsModel
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

#if DEBUG
#Preview("Internal menu opener, key") {
    Text(verbatim: "Command and a period open the internal menu.")
        .modifier(InternalMenuOpener(services: .preview()))
}

#Preview("Internal menu opener, shake") {
    Text(verbatim: "The blue bar stands for the sensor.")
        .modifier(InternalMenuOpener(services: .preview()))
        .environment(\.shakeSensor, ShakeSensor { _ in Color.blue.frame(width: 60, height: 4) })
}
#endif
