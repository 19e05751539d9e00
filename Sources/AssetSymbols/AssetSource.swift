/// Swift code with a symbol for each colour and image of a target's catalogues.
package struct AssetSource {
    private let tree: AssetTree

    package init(_ tree: AssetTree) { self.tree = tree }

    package var text: String {
        """
        // Made from the asset catalogues of the target at each build.

        import Foundation
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #endif

        private let assets = Foundation.Bundle.module

        extension ColorResource {
        \(resources(of: tree, \.colors, type: "ColorResource"))}

        extension ImageResource {
        \(resources(of: tree, \.images, type: "ImageResource"))}

        extension Color {
        \(values(of: tree, \.colors, reserved: Self.colors) { "Color { Color(ColorResource\($0)) }" })}

        extension ShapeStyle where Self == Color {
        \(values(of: tree, \.colors, reserved: Self.colors, hasNamespaces: false) { "Color { Color(ColorResource\($0)) }" })}

        #if canImport(UIKit)
        extension UIColor {
        \(values(of: tree, \.colors, reserved: Self.uiColors) { "UIColor { UIColor(resource: ColorResource\($0)) }" })}

        extension UIImage {
        \(values(of: tree, \.images, reserved: []) { "UIImage { UIImage(resource: ImageResource\($0)) }" })}
        #endif

        """
    }

    private func resources(
        of tree: AssetTree,
        _ part: KeyPath<AssetTree, [String: String]>,
        type: String,
        indent: String = "    "
    ) -> String {
        let own = tree[keyPath: part].sorted { $0.key < $1.key }.map { symbol, path in
            "\(indent)static let \(symbol) = \(type)(name: \(quoted(path)), bundle: assets)\n"
        }
        let inner = tree.namespaces.sorted { $0.key < $1.key }.map { name, inner in
            let text = resources(of: inner, part, type: type, indent: indent + "    ")
            return text.isEmpty ? "" : "\(indent)enum \(name) {\n\(text)\(indent)}\n"
        }
        return (own + inner).joined()
    }

    /// - Parameter reserved: Names that the type has already.
    private func values(
        of tree: AssetTree,
        _ part: KeyPath<AssetTree, [String: String]>,
        reserved: Set<String>,
        hasNamespaces: Bool = true,
        path: String = "",
        indent: String = "    ",
        value: (String) -> String
    ) -> String {
        let own = tree[keyPath: part].keys.sorted().filter { !path.isEmpty || !reserved.contains($0) }.map { symbol in
            "\(indent)static var \(symbol): \(value("\(path).\(symbol)"))\n"
        }
        guard hasNamespaces else { return own.joined() }
        let inner = tree.namespaces.sorted { $0.key < $1.key }.map { name, inner in
            let text = values(
                of: inner,
                part,
                reserved: reserved,
                path: "\(path).\(name)",
                indent: indent + "    ",
                value: value
            )
            return text.isEmpty ? "" : "\(indent)enum \(name) {\n\(text)\(indent)}\n"
        }
        return (own + inner).joined()
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    private static let colors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow", "background", "fill", "foreground", "link",
        "placeholder", "quaternary", "quinary", "selection", "separator", "tertiary", "tint",
    ]

    private static let uiColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "orange", "placeholderText", "purple", "quaternaryLabel", "red",
        "secondaryLabel", "separator", "systemBackground", "systemBlue", "systemFill", "systemGray", "systemGreen",
        "systemRed", "tertiaryLabel", "tint", "tintColor", "white", "yellow",
    ]
}
