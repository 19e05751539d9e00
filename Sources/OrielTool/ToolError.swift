/// An error that ends the program. It is printed as one line.
struct ToolError: Error, CustomStringConvertible, Equatable {
    let description: String

    init(_ description: String) { self.description = description }
}
