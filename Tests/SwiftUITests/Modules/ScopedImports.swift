import class Foundation.Bundle
import struct SwiftUI.Text
import protocol SwiftUI.View

struct ScopedImports: View {
    var body: some View { Text("Scoped", bundle: Bundle.main) }
}
