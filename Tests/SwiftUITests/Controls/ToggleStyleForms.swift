import SwiftUI

struct CheckListStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Text(configuration.isOn ? "☑" : "☐")
                configuration.label
            }
        }
    }
}

struct HandedOnStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("handed on")
            Toggle(isOn: configuration.$isOn) { configuration.label }
        }
    }
}

struct WrappingStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).padding()
    }
}

extension ToggleStyle where Self == CheckListStyle {
    static var checkList: Self { .init() }
}

struct ToggleStyleForms: View {
    struct Option: Identifiable {
        let id: Int
        @Binding var isOn: Bool
    }

    @State private var isOn = false
    @State private var values = [true, false]

    var body: some View {
        VStack {
            Toggle("Check", isOn: $isOn).toggleStyle(.checkList)
            Toggle("Handed", isOn: $isOn).toggleStyle(HandedOnStyle())
            Toggle("Wrapped", isOn: $isOn).toggleStyle(WrappingStyle()).toggleStyle(.checkList)
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            Toggle("Old switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
            Toggle("Hidden label", isOn: $isOn).labelsHidden()
            Toggle("All", sources: $values, isOn: \.self)
            Text(isOn ? "on" : "off")
            Text(values.map { $0 ? "1" : "0" }.joined())
        }
    }
}
