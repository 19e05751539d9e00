import SwiftUI

/// Stops at cards, as carousels of published apps do.
struct CardScrollTargetBehavior: ScrollTargetBehavior {
    var width: CGFloat
    var spacing: CGFloat = 16

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let step = width + spacing
        let isRightToLeft = context.layoutDirection == .rightToLeft
        if context.velocity.dx > 0, context.axes.contains(.horizontal), !isRightToLeft {
            target.rect.origin.x = (target.rect.minX / step).rounded(.up) * step
        } else {
            target.rect.origin.x = min(
                (context.originalTarget.rect.minX / step).rounded() * step,
                context.contentSize.width - context.containerSize.width
            )
        }
        target.anchor = .topLeading
    }

    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = context.horizontalSizeClass == .compact
        return properties
    }
}

extension ScrollTargetBehavior where Self == CardScrollTargetBehavior {
    static func card(width: CGFloat) -> CardScrollTargetBehavior { CardScrollTargetBehavior(width: width) }
}

struct Carousel: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(0..<3) { Text("Card \($0)").containerRelativeFrame(.horizontal) } }
                .scrollTargetLayout()
        }
        .scrollTargetBehavior(.card(width: 240))
        ScrollView { Text("Aligned") }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
        ScrollView { Text("Erased") }
            .scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew)))
    }

    static func placed(_ context: ScrollTargetBehaviorContext) -> ScrollTarget {
        var target = ScrollTarget(rect: CGRect(x: 30, y: 0, width: 100, height: 100), anchor: nil)
        CardScrollTargetBehavior(width: 84).updateTarget(&target, context: context)
        return target
    }
}
