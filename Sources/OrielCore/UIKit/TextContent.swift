import Foundation
import OrielUIKit

/// A text field of UIKit. A view of its own, because the keyboard's focus is a state.
struct TextFieldContent: View {
    let field: UITextField
    @FocusState private var isFocused: Bool

    var body: some View {
        field.noteDrawing()
        return Group {
            if hasSides { inputBetweenSides } else { input }
        }
        .if(field.borderStyle == .roundedRect && hasSides) { $0.modifier(RoundedBorder()) }
        .if(field.borderStyle == .line || field.borderStyle == .bezel) {
            $0.padding(4).border(Color(uiColor: .separator))
        }
    }

    private var inputBetweenSides: some View {
        HStack(spacing: 6) {
            side(field.leftView, field.leftViewMode)
            input
            if field.isShown(field.clearButtonMode), field.text?.isEmpty == false {
                Button {
                    field.userDidClear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(SystemWord.delete.text)
            }
            side(field.rightView, field.rightViewMode)
        }
    }

    private var input: some View {
        plainInput
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: field.textColor ?? .label))
            .multilineTextAlignment(field.textAlignment.inLines)
            .modifier(Keyboard(traits: field.inputState.traits))
            .modifier(AccessibilityDrawing(accessibility: field.accessibility, isLeaf: true))
            .onSubmit { field.userDidSubmit() }
            .modifier(FocusDrawing(view: field, isFocused: $isFocused))
            .modifier(InputAccessory(view: field.inputAccessoryView, isShown: field.isFirstResponder))
    }

    /// Whether the border encloses more than the text.
    private var hasSides: Bool { field.clearButtonMode != .never || field.leftView != nil || field.rightView != nil }

    @ViewBuilder private var plainInput: some View {
        let text = Binding(get: { field.text ?? "" }, set: { field.userDidType($0) })
        let label = Text(verbatim: field.placeholder ?? "")
        if field.isSecureTextEntry {
            SecureField(text: text, prompt: nil) { label }
                .if(field.borderStyle == .roundedRect && !hasSides) { $0.textFieldStyle(.roundedBorder) }
        } else {
            let selection = Binding<TextSelection?>.selection(of: field)
            let box = selection.map { TextField(text: text, selection: $0) { label } }
            (box ?? TextField(text: text) { label })
                .if(field.borderStyle == .roundedRect && !hasSides) { $0.textFieldStyle(.roundedBorder) }
        }
    }

    @ViewBuilder private func side(_ view: UIView?, _ mode: UITextField.ViewMode) -> some View {
        if let view, field.isShown(mode) { DrawnView(view: view, stretch: []).frame(sizeOf: view) }
    }
}

/// The border of a rounded field, around its text and its side views.
private struct RoundedBorder: ViewModifier {
    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: 5)
        content
            .padding(.horizontal, 7)
            .frame(minHeight: 34)
            .background { shape.fill(Color(uiColor: .systemBackground)) }
            .overlay { shape.strokeBorder(Color(uiColor: .systemGray4)).allowsHitTesting(false) }
    }
}

extension View {
    /// The size of a view's frame, if it has one.
    @MainActor func frame(sizeOf view: UIView) -> some View {
        frame(
            width: view.size.width > 0 ? view.size.width : nil,
            height: view.size.height > 0 ? view.size.height : nil
        )
    }
}

extension Binding where Value == TextSelection? {
    /// The selection of a view of UIKit; nil while the app does not ask for it.
    @MainActor fileprivate static func selection(of view: any TextInputView) -> Binding<TextSelection?>? {
        guard view.inputState.selection.isWatched else { return nil }
        return Binding<TextSelection?> {
            let text = view.typedText
            let selection = view.inputState.selection
            let range = selection.range(in: text.utf16.count)
            let offsets = range.location..<range.location + range.length
            return selection.isOfApp
                ? TextSelection(setByApp: offsets, in: text) : TextSelection(offsets, in: text, affinity: .automatic)
        } set: { new in
            if let offsets = new?.offsets(in: view.typedText) { view.userDidSelect(offsets) }
        }
    }
}

/// Follows the keyboard's focus, and moves it if the app asks for that.
private struct FocusDrawing: ViewModifier {
    let view: any TextInputView
    let isFocused: FocusState<Bool>.Binding

    func body(content: Content) -> some View {
        view.noteDrawing()
        return
            content
            .focused(isFocused)
            .onChange(of: isFocused.wrappedValue) { _, isFocused in view.focusDidChange(to: isFocused) }
            .onChange(of: view.inputState.focusRequest, initial: true) { _, request in
                guard let request else { return }
                view.inputState.focusRequest = nil
                isFocused.wrappedValue = request
            }
            .onDisappear { view.didLeavePage() }
    }
}

/// Gives a field the keyboard that its traits describe.
private struct Keyboard: ViewModifier {
    let traits: TextTraits

    func body(content: Content) -> some View {
        content
            .keyboardType(traits.keyboard)
            .textContentType(traits.contentType)
            .textInputAutocapitalization(TextInputAutocapitalization(traits.capitalization))
            .autocorrectionDisabled(traits.correction == .no)
            .submitLabel(traits.returnKey.label)
    }
}

extension UIReturnKeyType {
    fileprivate var label: SubmitLabel {
        switch self {
        case .go: .go
        case .search, .google, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        case .default, .emergencyCall: .return
        }
    }
}

extension UITextView {
    func drawing(_ stretch: Stretch) -> AnyView {
        let insets = EdgeInsets(
            top: textContainerInset.top,
            leading: textContainerInset.left,
            bottom: textContainerInset.bottom,
            trailing: textContainerInset.right
        )
        if isEditable { return AnyView(TextViewContent(view: self, insets: insets).stretched(stretch)) }
        let text = (attributes.map { Text($0) } ?? Text(verbatim: text ?? ""))
            .font(font.map { Font($0) })
            .foregroundStyle(Color(uiColor: textColor ?? .label))
            .multilineTextAlignment(textAlignment.inLines)
            .if(isSelectable) { $0.textSelection(.enabled) }
            .padding(insets)
            .if(textContainer.maximumNumberOfLines > 0) { $0.lineLimit(textContainer.maximumNumberOfLines) }
            .truncationMode(textContainer.lineBreakMode.truncation)
            // A text view keeps 5 points free at both ends of its lines.
            .padding(.horizontal, textContainer.lineFragmentPadding)
            .stretched(.horizontal, alignment: textAlignment.inSpace)
        return isScrollEnabled ? AnyView(ScrollView { text }) : text.stretched(stretch, alignment: .top)
    }
}

/// An editable text view of UIKit.
private struct TextViewContent: View {
    let view: UITextView
    let insets: EdgeInsets
    @FocusState private var isFocused: Bool

    var body: some View {
        view.noteDrawing()
        let text = Binding(get: { view.text ?? "" }, set: { view.userDidType($0) })
        let selection = Binding<TextSelection?>.selection(of: view)
        return (selection.map { TextEditor(text: text, selection: $0) } ?? TextEditor(text: text))
            .font(view.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: view.textColor ?? .label))
            .multilineTextAlignment(view.textAlignment.inLines)
            .scrollDisabled(!view.isScrollEnabled)
            // The editor itself has the label, not the frame around it.
            .modifier(AccessibilityDrawing(accessibility: view.accessibility, isLeaf: true))
            // The editor has 8 points above and below its lines.
            .padding(
                EdgeInsets(
                    top: max(0, insets.top - 8),
                    leading: max(0, insets.leading),
                    bottom: max(0, insets.bottom - 8),
                    trailing: max(0, insets.trailing)
                )
            )
            .modifier(Keyboard(traits: view.inputState.traits))
            .modifier(FocusDrawing(view: view, isFocused: $isFocused))
            .modifier(InputAccessory(view: view.inputAccessoryView, isShown: view.isFirstResponder))
    }
}
