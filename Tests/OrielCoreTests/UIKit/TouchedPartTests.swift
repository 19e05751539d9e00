import OrielCore
import OrielTesting
import OrielUIKit
import Testing

/// Views of UIKit in front of others are touched where they are, not in the space around them.
@MainActor
@Suite struct TouchedPartTests {
    private struct Container: UIViewRepresentable {
        let count: Int

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            for index in 0..<count {
                let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 400, width: 100, height: 40))
                label.text = "label \(index)"
                view.addSubview(label)
            }
            return view
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func parts(count: Int) -> [String] {
        ViewHost { Container(count: count) }.elements(.hitTesting).compactMap {
            if case .string(let part)? = $0.element.attributes[.allowsHitTesting] { part } else { nil }
        }
    }

    @Test func `the place of a view among others is touched only inside the view`() {
        #expect(parts(count: 2) == ["inside", "itself", "inside", "itself"])
        #expect(parts(count: 1).isEmpty)
    }
}
