import SwiftUI

struct StackForms: View {
    var body: some View {
        VStack {
            HStack {
                Text("a")
                Spacer()
                Text("b")
            }
            HStack(spacing: 4) { Text("c") }
            HStack(alignment: .firstTextBaseline) { Text("d") }
            HStack(alignment: .top, spacing: 10) {
                Text("e"); Spacer(minLength: 0)
            }
            HStack() { Text("f") }
            VStack(alignment: .leading) { Text("g") }
            VStack(alignment: .trailing, spacing: nil, content: { Text("h") })
            VStack(spacing: 0) { Divider() }
            ZStack {
                Color.clear; Text("i")
            }
            ZStack(alignment: .bottomTrailing) { Text("j") }
            ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Text("k") }
        }
    }
}
