/// The reason why a file is not used as a font.
package struct FontError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
