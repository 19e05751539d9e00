import Foundation
import OrielFoundation
import Testing

struct PredicateFormatTests {
    private struct Bird {
        var name: String
        var age: Int
        var weight = 1.5
        var notNumber = Double.nan
        var tags: [String] = []
        var home: Home? = Home(city: "Łódź")
        var seen: Date?
    }

    private struct Home { var city: String }

    private class Vehicle {
        let wheels: Int
        init(wheels: Int) { self.wheels = wheels }
    }

    private final class Bus: Vehicle {
        let line = "M4"
    }

    private let heron = Bird(name: "Heron", age: 7, tags: ["grey", "Large"], seen: Date(timeIntervalSince1970: 100))

    @Test(arguments: [
        ("ada@example.com", true), ("ada@example", false), ("ada@example.com\n", false), ("", false),
    ])
    func `a text matches an expression as a whole`(text: String, isAddress: Bool) {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(predicate.evaluate(with: text) == isAddress)
    }

    @Test(arguments: [
        "name == 'Heron'", "name = \"Heron\"", "name != nil", "name ==[c] 'hERON'", "name BEGINSWITH 'He'",
        "name endswith 'on'", "name CONTAINS[cd] 'ÉR'", "name LIKE 'H*n'", "name LIKE[c] 'h?RON'",
        "name MATCHES[c] 'he.*'",
        "age > 6 AND age < 8", "age >= 7 && age <= 7", "age IN {1, 7}", "age BETWEEN {7, 9}", "age <> 8", "age => 7",
        "weight == 1.5 OR FALSEPREDICATE", "NOT (age == 1 || age == 2)", "!(age == 1)", "home.city CONTAINS[d] 'odz'",
        "ANY tags == 'grey'", "ALL tags.length >= 4", "NONE tags BEGINSWITH 'x'", "SOME tags LIKE[c] 'large'",
        "tags CONTAINS 'grey'", "'er' IN name", "tags.@count == 2", "seen < %@", "SELF.age == 7", "TRUEPREDICATE",
        "missing == nil", "age > -1", "age BETWEEN {weight, 8}", "age IN {1, age}", "name LIKE '*e*o*'",
        "name LIKE '?e?on*'", "'a*b' LIKE 'a\\\\*b'", "SELF.tags.@count == 2",
    ])
    func `holds for a bird`(format: String) {
        let arguments: [Any] = format.contains("%@") ? [Date(timeIntervalSince1970: 200)] : []
        #expect(NSPredicate(format: format, argumentArray: arguments).evaluate(with: heron))
    }

    @Test(arguments: [
        "name == 'heron'", "name MATCHES 'Her'", "name LIKE 'er*'", "age IN {1, 2}", "age BETWEEN {8, 9}",
        "ALL tags == 'grey'",
        "age == '7'", "missing > 1", "name CONTAINS 'é'", "NOT TRUEPREDICATE", "age == 7 AND FALSEPREDICATE",
        "name MATCHES '('", "'ab' LIKE 'a\\\\*b'", "name LIKE 'Her'", "name LIKE '*z*'", "notNumber > 1",
        "notNumber < 1",
        "notNumber == notNumber",
    ])
    func `does not hold for a bird`(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: heron))
    }

    @Test(arguments: [
        "", "name", "name ==", "(name == 'a'", "name == 'a", "name ~ 'a'", "age == 7 age", "age == %@", "age == 7 )",
        "tags.@sum == 0 OR TRUEPREDICATE", "age IN {1, 2", "age == $AGE", "age + 1 == 8",
        "SUBQUERY(tags, $t, $t == 'grey').@count > 0", "FUNCTION(1)", "age[0] == 7", "age ==[c", "%", "age == 1.2.3",
    ])
    func `a format that cannot be read holds for nothing`(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: heron))
    }

    @Test func `placeholders are names and values`() {
        #expect(NSPredicate(format: "%K == %ld AND %K == %@", "age", 7, "home.city", "Łódź").evaluate(with: heron))
        #expect(NSPredicate(format: "weight >= %f", 1.5).evaluate(with: heron))
        #expect(NSPredicate(format: "name IN %@", argumentArray: [["Heron", "Owl"]]).evaluate(with: heron))
        #expect(NSPredicate(format: "tags == %@", argumentArray: [["grey", "Large"]]).evaluate(with: heron))
        #expect(NSPredicate(format: "name IN %@", ["Heron", "Owl"]).evaluate(with: heron))
        #expect(NSPredicate(format: "age IN %@", NSSet(array: [7, 8])).evaluate(with: heron))
        #expect(NSPredicate(format: "seen < %@", Date(timeIntervalSince1970: 200) as NSDate).evaluate(with: heron))
        #expect(NSPredicate(format: "%K == 'Heron'", "SELF.name").evaluate(with: heron))
        #expect(NSPredicate(format: "name != %@", NSNull()).evaluate(with: heron))
    }

    @Test func `reads classes, dictionaries and lists`() {
        let bus = Bus(wheels: 6)
        #expect(NSPredicate(format: "wheels == 6 AND line == 'M4'").evaluate(with: bus))
        #expect(NSPredicate(format: "SELF == %@", argumentArray: [bus]).evaluate(with: bus))
        #expect(!NSPredicate(format: "SELF == %@", argumentArray: [bus]).evaluate(with: Bus(wheels: 6)))
        #expect(NSPredicate(format: "a.b == 1").evaluate(with: ["a": ["b": 1]]))
        let names = ["Ada", "Bob", "Abe"] as NSArray
        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'A'")).count == 2)
    }

    @Test func `a format with too many brackets holds for nothing`() {
        let deep = 100_000
        for format in [
            String(repeating: "(", count: deep) + "TRUEPREDICATE" + String(repeating: ")", count: deep),
            String(repeating: "NOT ", count: deep) + "TRUEPREDICATE",
            "age IN " + String(repeating: "{", count: deep),
        ] {
            #expect(!NSPredicate(format: format).evaluate(with: heron))
        }
        let nested = String(repeating: "(", count: 50) + "age == 7" + String(repeating: ")", count: 50)
        #expect(NSPredicate(format: nested).evaluate(with: heron))
    }

    @Test func `many stars take no time`() {
        let pattern = String(repeating: "*a", count: 40) + "*b"
        #expect(!NSPredicate(format: "SELF LIKE %@", pattern).evaluate(with: String(repeating: "a", count: 5000)))
    }

    @Test func `finds stored properties of observable classes`() {
        #expect(NSPredicate(format: "title == 'A'").evaluate(with: Observed(_title: "A")))
    }

    private struct Observed { var _title: String }
}
