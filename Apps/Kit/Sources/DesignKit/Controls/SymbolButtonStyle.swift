import SwiftUI

/// The style of a button that is a symbol only: its text is its label for screen readers.
public struct SymbolButtonStyle: PrimitiveButtonStyle {
    private let size: CGFloat

    public init(size: CGFloat = 32) { self.size = size }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(.plain)
            .labelStyle(.iconOnly)
            .frame(minWidth: size, minHeight: size)
            .contentShape(.rect)
    }
}

extension PrimitiveButtonStyle where Self == SymbolButtonStyle {
    /// A symbol only.
    public static var symbol: SymbolButtonStyle { SymbolButtonStyle() }

    /// A symbol only, in a square of at least this size.
    public static func symbol(size: CGFloat) -> SymbolButtonStyle { SymbolButtonStyle(size: size) }
}

#Preview("Symbol button", traits: .sizeThatFitsLayout) {
    Button(action: {}) {
        Label {
            Text(verbatim: "Close")
        } icon: {
            Image(systemName: "xmark")
        }
    }
    .buttonStyle(.symbol)
    .padding()
}

#Preview("Symbol button, large and disabled", traits: .sizeThatFitsLayout) {
    HStack {
        Button(action: {}) {
            Label {
                Text(verbatim: "Delete")
            } icon: {
                Image(systemName: "trash")
            }
        }
        Button(action: {}) {
            Label {
                Text(verbatim: "Share")
            } icon: {
                Image(systemName: "square.and.arrow.up")
            }
        }
        .disabled(true)
    }
    .buttonStyle(.symbol(size: 56))
    .padding()
}
