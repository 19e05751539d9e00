import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct AdaptiveStackTests {
    private func html(at size: DynamicTypeSize) -> String {
        ViewHost {
            AdaptiveStack {
                Text("Accept")
                Text("Decline")
            }
            .dynamicTypeSize(size)
        }.html
    }

    @Test func `its views are side by side up to the largest of the usual sizes`() {
        let row = ViewHost {
            HStack(spacing: Spacing.xs) {
                Text("Accept")
                Text("Decline")
            }
            .dynamicTypeSize(.xxxLarge)
        }

        #expect(html(at: .xxxLarge) == row.html)
    }

    @Test func `its views are below each other at an accessibility size`() {
        let column = ViewHost {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("Accept")
                Text("Decline")
            }
            .dynamicTypeSize(.accessibility1)
        }

        #expect(html(at: .accessibility1) == column.html)
    }

    @Test func `a dot is between words side by side only`() {
        func texts(at size: DynamicTypeSize) -> [String] {
            ViewHost {
                AdaptiveStack {
                    Text("Ada")
                    SeparatorDot()
                    Text("Today")
                }
                .dynamicTypeSize(size)
            }.texts
        }

        #expect(texts(at: .large) == ["Ada", "·", "Today"])
        #expect(texts(at: .accessibility1) == ["Ada", "Today"])
    }
}
