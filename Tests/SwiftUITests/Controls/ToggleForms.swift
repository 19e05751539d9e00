import SwiftUI

struct ToggleForms: View {
    struct Options: Equatable {
        var isLoud = false
        var isPublic = true
    }

    @State private var isOn = false
    @State private var options = Options()
    @State private var chosen: Set<String> = []
    private let name = "Named"

    var body: some View {
        VStack {
            Toggle("Literal", isOn: $isOn)
            Toggle(isOn: $isOn) { Text("Built") }
            Toggle(isOn: $isOn, label: { Text("Labelled") })
            Toggle(name, isOn: $options.isLoud)
            Toggle("Public", isOn: $options.isPublic.animation())
            Toggle("Chosen", isOn: isChosen("a"))
            Toggle("Constant", isOn: .constant(true))
            Text(isOn ? "on" : "off")
            Text("\(chosen.count) chosen")
        }
    }

    private func isChosen(_ name: String) -> Binding<Bool> {
        Binding(
            get: { chosen.contains(name) },
            set: { isChosen in
                if isChosen {
                    chosen.insert(name)
                } else {
                    chosen.remove(name)
                }
            }
        )
    }
}
