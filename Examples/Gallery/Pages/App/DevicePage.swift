import SwiftUI
import UIKit

/// What an app does with the device: UIKit's services, and feedback that is felt.
struct DevicePage: View {
    @State private var text = "Copied in the gallery"
    @State private var isLiked = false
    @State private var staysOn = false

    var body: some View {
        Form {
            Section("Screen") {
                LabeledContent("Width", value: "\(Int(UIScreen.main.bounds.width))")
                LabeledContent("Model", value: UIDevice.current.model)
                Toggle("Keep the screen on", isOn: $staysOn)
                    .onChange(of: staysOn) { _, staysOn in UIApplication.shared.isIdleTimerDisabled = staysOn }
            }
            Section("Clipboard") {
                TextField("Text", text: $text)
                Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = text }
                PasteButton(payloadType: String.self) { text = $0.joined() }
                Button("Hide the keyboard", systemImage: "chevron.down", action: hideKeyboard)
            }
            Section("Feedback") {
                Button("Light", systemImage: "bolt") {
                    UIImpactFeedbackGenerator(style: .light).impactOccurred()
                }
                Toggle("Like", isOn: $isLiked)
                    .sensoryFeedback(trigger: isLiked) { _, isLiked in isLiked ? .success : .selection }
            }
            Section("Addresses") {
                Button("Open swift.org", systemImage: "safari") {
                    UIApplication.shared.open(URL(string: "https://www.swift.org/")!)
                }
            }
        }
    }

    private func hideKeyboard() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.keyWindow?.endEditing(true)
    }
}
