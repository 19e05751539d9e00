import AssetSymbols
import Foundation
import Testing

struct InformationSourceTests {
    @Test func `the code has the bytes of the file`() {
        let text = InformationSource(Data("<plist/>".utf8)).text
        #expect(text.contains("final class OrielTargetInformation: _TargetInformation {"))
        #expect(text.contains("static let propertyList = \"\(Data("<plist/>".utf8).base64EncodedString())\""))
    }
}
