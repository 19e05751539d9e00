package import Foundation

extension Text {
    /// Returns the size of the text in an area, estimated from mean widths of letters, and the size and heights of its font.
    @MainActor
    package func estimate(
        in size: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
        environment: EnvironmentValues
    ) -> (size: CGSize, points: CGFloat, heights: LetterHeight) {
        let element = makeElement(in: environment)
        let tree = ElementTree(id: Element.ID(rawValue: 0), element: element, children: [])
        let proposal = ProposedViewSize(width: size.width, height: size.height)
        return (SizeEstimate.of(tree, in: proposal).size, SizeEstimate.fontSize(of: element), LetterHeight(of: element))
    }
}
