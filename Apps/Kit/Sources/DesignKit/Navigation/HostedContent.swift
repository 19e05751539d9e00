import SwiftUI

/// The root of an app, created with the values that its host program has put into the environment.
public struct HostedContent<Host, Content: View>: View {
    @Environment private var host: Host?
    private let content: (Host) -> Content

    /// - Parameter path: The environment value of the host, which is nil if there is none, for example in previews.
    public init(_ path: KeyPath<EnvironmentValues, Host?>, @ViewBuilder content: @escaping (Host) -> Content) {
        _host = Environment(path)
        self.content = content
    }

    public var body: some View {
        if let host {
            content(host)
        } else {
            Text(verbatim: "The app has no host: set \(Host.self) in the environment.")
        }
    }
}

extension EnvironmentValues {
    /// A host for previews.
    @Entry fileprivate var previewHost: String?
}

#if DEBUG
extension EnvironmentValues {
    /// The host of the previews.
    @Entry fileprivate var sampleHost: String?
}

#Preview("Hosted content") {
    HostedContent(\.sampleHost) { Text(verbatim: $0) }
        .environment(\.sampleHost, "The content for the host")
}

#Preview("Hosted content, no host") {
    HostedContent(\.sampleHost) { Text(verbatim: $0) }
        .padding()
}
#endif
