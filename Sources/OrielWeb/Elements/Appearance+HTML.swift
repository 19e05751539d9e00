import OrielCore

/// A view with its own colour scheme or layout direction.
package enum AppearanceRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        // A preferred scheme is the scheme of the whole window or sheet.
        if !node.attributes.bool(.isPreferred) { box.markup[.dataScheme] = node.attributes.string(.colorScheme) }
        if let direction = node.attributes.string(.layoutDirection) { box.markup[.dir] = direction }
        if let language = node.attributes.string(.language) { box.markup[.lang] = language }
    }
}
