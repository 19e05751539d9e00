#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(Combine)
import Combine
#endif
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if canImport(SwiftUI) && canImport(Combine)
struct ConditionalImports: View {
    #if os(iOS) || os(tvOS)
    private let platform = "touch"
    #elseif os(macOS)
    private let platform = "desktop"
    #else
    private let platform = "other"
    #endif

    var body: some View {
        #if DEBUG
        Text("Debug")
        #else
        Text("Release")
        #endif
        Text(platform)
    }
}
#endif
