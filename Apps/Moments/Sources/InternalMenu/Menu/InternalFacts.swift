import DesignKit
import ListKit
import MomentsFoundations
import SwiftUI

/// Facts about the build and the account.
struct InternalFacts: View {
    let page: InternalMenuPage
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        InternalGroup(Text("General")) {
            fact(Text("Version"), Text(verbatim: page.version))
            Divider()
            fact(Text("Built for"), buildTarget)
            Divider()
            fact(Text("Language"), language)
            if let user = page.viewer?.userDetails {
                Divider()
                fact(Text("Signed in as"), Text(verbatim: "@\(user.handle) · \(user.id)"))
            }
        }
    }

    private func fact(_ name: Text, _ value: Text) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            name
                .foregroundStyle(Palette.secondaryText)
            Spacer(minLength: Spacing.s)
            value
                .foregroundStyle(Palette.text)
                .multilineTextAlignment(.trailing)
                .textSelection(.enabled)
        }
        .font(.cardDetail)
    }

    private var buildTarget: Text {
        switch page.buildTarget {
        case .debug: Text("Developers")
        case .internal: Text("Internal testers")
        case .production: Text("Everyone")
        }
    }

    private var language: Text {
        let name = appModel.language.nativeName
        return appModel.chosenLanguage == nil ? Text("\(name) (browser setting)") : Text("\(name) (your choice)")
    }
}

#if DEBUG
#Preview("Facts, signed in", traits: .sizeThatFitsLayout) {
    InternalFacts(page: InternalMenuViewModel.preview().page.value)
        .previewRow()
}

#Preview("Facts, language chosen", traits: .sizeThatFitsLayout) {
    let appModel = AppModel()
    appModel.apply(.language(.simplifiedChinese))
    return InternalFacts(page: InternalMenuViewModel.preview(.internal).page.value)
        .environmentObject(appModel)
        .previewRow()
}
#endif
