import DesignKit
import ListKit
import MomentCards
import SwiftUI

/// The common layout of the sign-in pages: illustration and app name, above or next to a form.
struct EntrancePage<Form: View>: View {
    private let form: Form
    @Environment(\.horizontalSizeClass) private var width

    init(@ViewBuilder form: () -> Form) { self.form = form() }

    var body: some View {
        GeometryReader { window in
            ScrollView {
                Group {
                    if width == .regular {
                        HStack(spacing: Spacing.xxxl) {
                            welcome
                            form.frame(width: ColumnWidth.form)
                        }
                    } else {
                        VStack(spacing: Spacing.l) {
                            welcome
                            form
                        }
                    }
                }
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.l)
                .frame(maxWidth: width == .regular ? nil : ColumnWidth.form)
                .frame(maxWidth: .infinity, minHeight: window.size.height)
            }
        }
        .background { Ground() }
    }

    private var welcome: some View {
        EntranceTitle(Text(verbatim: "Moments"), line: Text("A private place for family and friends.")) {
            EntranceArt()
        }
        .frame(maxWidth: 360)
    }
}

/// The banner with the error of the last attempt, above the form.
struct EntranceBanner: View {
    let failure: EntranceFailure
    @Environment(\.locale) private var locale
    @Environment(\.appClock) private var clock

    var body: some View {
        Banner(.failure, failure.text(locale: locale, now: clock.now))
    }
}

#if DEBUG
#Preview("Entrance page, phone") {
    EntrancePage { Text(verbatim: "The form").frame(maxWidth: .infinity, minHeight: 200).card() }
}

#Preview("Entrance page, wide window", traits: .fixedLayout(width: 1100, height: 600)) {
    EntrancePage { Text(verbatim: "The form").frame(maxWidth: .infinity, minHeight: 200).card() }
}

#Preview("Entrance error, wrong password", traits: .sizeThatFitsLayout) {
    EntranceBanner(failure: .wrongCredentials)
        .previewRow()
}

#Preview("Entrance error, suspended", traits: .sizeThatFitsLayout) {
    let message = "This account is suspended until December 24, 2026. It has sent advertising to everybody."
    EntranceBanner(failure: .suspended(remaining: .seconds(400_000), message: message))
        .previewRow()
}

#Preview("Entrance error, too many attempts", traits: .sizeThatFitsLayout) {
    EntranceBanner(failure: .limited(retryAfter: .seconds(300)))
        .previewRow()
}
#endif
