package import Foundation

/// Swift code with the `Info.plist` of a target.
package struct InformationSource {
    private let list: Data

    /// - Parameter list: The bytes of the file.
    package init(_ list: Data) { self.list = list }

    package var text: String {
        """
        // Made from the Info.plist of the target at each build.

        import OrielResources

        /// Found by its name when the program starts.
        final class OrielTargetInformation: _TargetInformation {
            static let propertyList = "\(list.base64EncodedString())"
        }

        """
    }
}
