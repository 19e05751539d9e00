import SwiftUI

struct ContentView: View {
    @State private var name = ""
    @State private var count = 0

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Your name", text: $name)
                    Text(name.isEmpty ? "Welcome!" : "Welcome, \(name)!")
                }
                Section {
                    Stepper("Cups of tea: \(count)", value: $count, in: 0...12)
                }
                NavigationLink("About") { AboutView() }
            }
            .navigationTitle("Hello")
        }
    }
}

struct AboutView: View {
    var body: some View {
        Text("This app is written in Swift and shown by a browser.")
            .padding()
            .navigationTitle("About")
    }
}

#Preview("Form") { ContentView() }

#Preview("About", traits: .sizeThatFitsLayout) { AboutView() }
