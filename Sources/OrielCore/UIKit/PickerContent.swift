import OrielUIKit

/// The wheels of a picker of UIKit.
struct PickerViewContent: View {
    let picker: UIPickerView

    var body: some View {
        picker.noteDrawing()
        return HStack(spacing: 0) {
            ForEach(Array(0..<picker.numberOfComponents), id: \.self) { component in
                wheel(component).frame(width: picker.width(ofComponent: component))
            }
        }
    }

    @MainActor private func wheel(_ component: Int) -> some View {
        let selection = Binding {
            picker.selectedRow(inComponent: component)
        } set: {
            picker.userDidSelect($0, inComponent: component)
        }
        return Picker(selection: selection) {
            ForEach(Array(0..<picker.numberOfRows(inComponent: component)), id: \.self) { row in
                Text(verbatim: picker.title(ofRow: row, inComponent: component)).tag(row)
            }
        } label: {
            Text(verbatim: picker.accessibilityLabel ?? "")
        }
        .pickerStyle(.wheel)
        .labelsHidden()
    }
}

/// What a colour picker of UIKit shows.
struct ColorPickerContent: View {
    let controller: UIColorPickerViewController

    var body: some View {
        controller.view.noteDrawing()
        let selection = Binding {
            Color(uiColor: controller.selectedColor)
        } set: {
            controller.userDidChoose(UIColor($0))
        }
        return VStack(spacing: 20) {
            ColorPicker(selection: selection, supportsOpacity: controller.supportsAlpha) {
                Text(verbatim: controller.title ?? "")
            }
            .labelsHidden()
            Button(action: { controller.userDidFinish() }, label: { SystemWord.done.text })
        }
        .padding(24)
        .stretched(.both)
    }
}
