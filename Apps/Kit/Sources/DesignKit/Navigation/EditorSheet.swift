import SwiftUI

/// The content of a sheet with an editor: a column of fields below an `EditorToolbar`.
///
/// While the input is sent, the fields are disabled, and only the button closes the sheet. The action that sends the input also
/// dismisses the sheet afterwards.
public struct EditorSheet<Value: Equatable, Fields: View>: View {
    private let title: Text
    private let close: Text
    private let send: (label: Text, action: @MainActor () -> Void)
    private let isSending: Bool
    private let canSend: Bool
    private let disablesFields: Bool
    private let spacing: CGFloat
    private let value: Value
    private let fields: Fields
    @Environment(\.dismiss) private var dismiss

    /// - Parameters:
    ///   - close: The label of the button that closes the sheet.
    ///   - disablesFields: Disables the fields, and all ways to close the sheet but the button; by default the same as `isSending`.
    ///     False leaves the fields enabled while the input is sent, and the focus in them.
    ///   - spacing: The distance between the fields in points.
    ///   - value: The fields animate its changes.
    public init(
        _ title: Text,
        close: Text,
        send: (label: Text, action: @MainActor () -> Void),
        isSending: Bool,
        canSend: Bool,
        disablesFields: Bool? = nil,
        spacing: CGFloat = Spacing.l,
        animating value: Value,
        @ViewBuilder fields: () -> Fields
    ) {
        self.title = title
        self.close = close
        self.send = send
        self.isSending = isSending
        self.canSend = canSend
        self.disablesFields = disablesFields ?? isSending
        self.spacing = spacing
        self.value = value
        self.fields = fields()
    }

    public var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: spacing) { fields }
                    .padding(Spacing.m)
                    .column()
                    .disabled(disablesFields)
                    .animation(.settle, value: value)
            }
            .page(title)
            .toolbar {
                EditorToolbar(close: (close, { dismiss() }), send: send, isSending: isSending, canSend: canSend)
            }
        }
        .interactiveDismissDisabled(isSending || disablesFields)
    }
}

#Preview("Editor sheet, ready to send") {
    EditorSheet(
        Text(verbatim: "New tag"),
        close: Text(verbatim: "Cancel"),
        send: (Text(verbatim: "Save"), {}),
        isSending: false,
        canSend: true,
        animating: false
    ) {
        FormField(Text(verbatim: "Name")) {
            TextField(text: .constant("Family")) { Text(verbatim: "Name") }
                .textFieldStyle(.soft)
        }
        .padding(Spacing.m)
        .card()
    }
}

#Preview("Editor sheet, sending") {
    EditorSheet(
        Text(verbatim: "New tag"),
        close: Text(verbatim: "Cancel"),
        send: (Text(verbatim: "Save"), {}),
        isSending: true,
        canSend: false,
        animating: false
    ) {
        FormField(Text(verbatim: "Name")) {
            TextField(text: .constant("Family")) { Text(verbatim: "Name") }
                .textFieldStyle(.soft)
        }
        .padding(Spacing.m)
        .card()
    }
}
