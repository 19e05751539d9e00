import struct SwiftUI.Text
import protocol SwiftUI.View
import class Foundation.Bundle

struct ScopedImports: View {
    var body: some View { Text("Scoped", bundle: Bundle.main) }
}
