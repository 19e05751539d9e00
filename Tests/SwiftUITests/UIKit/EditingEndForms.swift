import SwiftUI
import UIKit

/// A field that keeps the keyboard's focus while it is empty, as forms of UIKit do.
struct RequiredField: UIViewRepresentable {
    let field: UITextField
    var name = "Name"

    func makeUIView(context: Context) -> UITextField {
        field.placeholder = name
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { textField.hasText }
    }
}

/// The same for a text view.
struct RequiredText: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView {
        view.accessibilityLabel = "Note"
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, UITextViewDelegate {
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { textView.hasText }
    }
}
