import Foundation
import Testing

import class OrielFoundation.NSExpression

struct ExpressionTests {
    private func value(_ format: String, of object: Any? = nil) -> Any? {
        NSExpression(format: format).expressionValue(with: object, context: nil)
    }

    @Test(
        arguments: [
            ("1 + 2 * 3", 7.0), ("(1+2)*3", 9), ("10 - 2 - 3", 5), ("2 ** 3 ** 2", 512), ("-2 + 5", 3), ("3-2", 1),
            ("3 - -2", 5), ("7 / 2", 3), ("7.0 / 2", 3.5), ("1.5e2 + .5", 150.5), ("-(2 * 3)", -6), ("8 / 2 / 2", 2),
            ("sqrt(16) + abs(-2)", 6), ("max({1, 4, 2}) * sum:({1, 2})", 12), ("average({1, 2})", 1.5),
            ("floor(2.7) + ceiling(2.1) + trunc(-1.5)", 4), ("count({5, 6, 7})", 3),
        ]
    )
    func `calculates`(format: String, result: Double) {
        #expect(value(format) as? Double == result)
    }

    @Test func `whole numbers that do not fit are floating-point numbers`() {
        #expect(value("9223372036854775807 + 1") as? Double == 9_223_372_036_854_775_808)
        #expect(value("2 * 3") as? Int == 6)
    }

    @Test func `values come from arguments, keys and properties`() {
        struct Order {
            let price: Double
            let count: Int
        }

        #expect(NSExpression(format: "%d * %f", 2, 1.5).expressionValue(with: nil, context: nil) as? Double == 3)
        #expect(
            NSExpression(format: "%@ + 1", argumentArray: [2]).expressionValue(with: nil, context: nil) as? Int == 3
        )
        #expect(NSExpression(format: "%K + 1", "count").expressionValue(with: ["count": 4], context: nil) as? Int == 5)
        #expect(value("price * count", of: Order(price: 2.5, count: 2)) as? Double == 5)
        #expect(NSExpression(forKeyPath: "count").expressionValue(with: ["count": 4], context: nil) as? Int == 4)
        #expect(NSExpression(forConstantValue: 3).expressionValue(with: nil, context: nil) as? Int == 3)
    }

    @Test(arguments: ["", "1 +", "1 2", "(1", "1 / 0", "missing + 1", "system(1)", "%d", "2 % 3", "1..2", "sqrt(1, 2)"])
    func `has no value without a result`(format: String) {
        #expect(value(format) == nil)
    }

    @Test func `has limits`() {
        let brackets = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        let sum = Array(repeating: "1", count: 100_000).joined(separator: "+")

        #expect(value(brackets) == nil && value(sum) == nil)
        #expect(value(Array(repeating: "1", count: 1_000).joined(separator: "+")) as? Int == 1_000)
    }
}
