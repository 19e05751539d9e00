import Foundation
import OrielCore
import OrielTesting

/// The pages the box tests measure, with the boxes SwiftUI would give.
@MainActor
struct Fixtures {
    /// A page and what is expected of it.
    struct Fixture: Encodable {
        let html: String
        /// The box of each named view: left edge, top edge, width and height, told by expressions of the test's language.
        /// All are relative to the stage. A lone `_` is not looked at.
        let boxes: [String: String]
        /// Lengths that are the same.
        let equal: [String]
        /// Whether the page reads from right to left.
        let isMirrored: Bool
    }

    private(set) var all: [String: Fixture] = [:]

    init() throws {
        try addStacks()
        try addFlattening()
        try addFlattenedContainers()
        try addTexts()
        try addTextDistances()
        try addControls()
        try addFrames()
        try addLimitedFrames()
        try addPadding()
        try addLayers()
        try addTransforms()
        try addPlacing()
        try addBars()
        try addProportions()
        try addPictures()
        try addDepthStacks()
        try addGuides()
        try addDirections()
        try addUnbounded()
        try addScrolling()
        try addGrids()
        try addMerging()
        try addAbsorbedContent()
        try addTraits()
        try addCombinations()
        try addLayouts()
        try addContentShapes()
    }

    /// Adds a view on a stage: a frame of its own in the middle of the window.
    mutating func add(
        _ name: String,
        width: CGFloat = 300,
        height: CGFloat = 200,
        _ boxes: [String: String],
        equal: [String] = [],
        isMirrored: Bool = false,
        @ViewBuilder content: () -> some View
    ) throws {
        precondition(all[name] == nil, "Two fixtures are named \(name).")
        let content = content()
        let host = ViewHost(size: CGSize(width: 800, height: 600)) {
            content.frame(width: width, height: height).named("stage")
        }
        precondition(host.issues.isEmpty, "\(name): \(host.issues)")
        all[name] = Fixture(html: try host.standalonePage(), boxes: boxes, equal: equal, isMirrored: isMirrored)
        host.unmount()
    }
}

extension View {
    /// Gives the view a name that the tests find its box by.
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }

    /// Gives the view a size and a name.
    nonisolated func sized(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        frame(width: width, height: height).named(name)
    }
}

/// Texts of known length; the tests use the same.
enum Sample {
    static let short = "Short"
    static let middle = "Somewhat longer"
    static let long = "A text that is long enough to need more than one line on any of the stages here"
}
