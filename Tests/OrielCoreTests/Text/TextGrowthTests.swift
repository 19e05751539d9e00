import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

@Suite struct TextGrowthTests {
    @Test func `texts of the usual size do not grow`() {
        #expect(UIFont.TextStyle.growth(at: .large).isEmpty)
    }

    @Test func `each style grows as its text does`() throws {
        let growth = UIFont.TextStyle.growth(at: .accessibility3)

        let body = try #require(growth[.body])
        #expect(body == Font.TextStyle.body.pointSize(at: .accessibility3) / Font.TextStyle.body.pointSize(at: .large))
        #expect(body > 1 && growth.count == 11)
        #expect(try #require(UIFont.TextStyle.growth(at: .xSmall)[.body]) < 1)
    }
}
