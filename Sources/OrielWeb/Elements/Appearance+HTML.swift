import OrielCore

/// A view with its own colour scheme or layout direction.
package enum AppearanceRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if let scheme = node.attributes.string(.colorScheme) {
            // The style sheet applies a preferred scheme to the whole page or sheet.
            box.markup[.dataScheme] = node.attributes.bool(.isPreferred) ? "prefers-" + scheme : scheme
        }
        if let direction = node.attributes.string(.layoutDirection) { box.markup[.dir] = direction }
        if let language = node.attributes.string(.language) { box.markup[.lang] = language }
    }
}
