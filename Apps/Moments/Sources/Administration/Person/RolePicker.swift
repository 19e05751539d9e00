import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// The picker of what a person may do. It asks before it changes that.
struct RolePicker: View {
    let name: String
    let role: PersonRole
    let isChanging: Bool
    let choose: @MainActor (PersonRole) -> Void
    /// The role that the dialog is about.
    @State private var asked = PersonRole.member
    @State private var isAsking = false

    var body: some View {
        CardGroup(Text("Role")) {
            Picker(selection: selection) {
                ForEach(PersonRole.allCases, id: \.self) { $0.text.tag($0) }
            } label: {
                Text("Role")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .disabled(isChanging)
            .padding(.top, Spacing.xxs)
            HStack(spacing: Spacing.s) {
                role.explanation
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if isChanging {
                    ProgressView()
                        .accessibilityLabel(Text("Please wait"))
                }
            }
            .frame(minHeight: 36)
        }
        .confirmationDialog(question, isPresented: $isAsking, titleVisibility: .visible) {
            Button {
                choose(asked)
            } label: {
                Text("Change role")
            }
        } message: {
            asked.explanation
        }
    }

    private var question: Text {
        switch asked {
        case .member: Text("Make \(name) a member without other rights?")
        case .moderator: Text("Make \(name) a moderator?")
        case .admin: Text("Make \(name) an admin?")
        }
    }

    /// Shows the role that is asked about, and goes back to the real one if the viewer cancels.
    private var selection: Binding<PersonRole> {
        Binding {
            isAsking ? asked : role
        } set: { new in
            asked = new
            isAsking = new != role
        }
    }
}

#if DEBUG
#Preview("Role, moderator", traits: .sizeThatFitsLayout) {
    RolePicker(name: "Grace", role: .moderator, isChanging: false) { _ in }
        .previewRow()
}

#Preview("Role, changing", traits: .sizeThatFitsLayout) {
    RolePicker(name: "Grace", role: .member, isChanging: true) { _ in }
        .previewRow()
}
#endif
