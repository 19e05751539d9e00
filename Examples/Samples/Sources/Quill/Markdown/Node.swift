import CCMark

/// A node of cmark's tree, which its document owns.
struct Node {
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    var type: cmark_node_type { cmark_node_get_type(pointer) }
    var literal: String { cmark_node_get_literal(pointer).map(String.init(cString:)) ?? "" }
    var url: String { cmark_node_get_url(pointer).map(String.init(cString:)) ?? "" }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var language: String { cmark_node_get_fence_info(pointer).map(String.init(cString:)) ?? "" }

    /// The number of the first item of an ordered list.
    var listStart: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    var children: some Sequence<Node> {
        sequence(first: Node(cmark_node_first_child(pointer))) { node in
            node.map { Node(cmark_node_next($0.pointer)) }
        }
        .lazy.prefix { $0 != nil }.compactMap(\.self)
    }
}
