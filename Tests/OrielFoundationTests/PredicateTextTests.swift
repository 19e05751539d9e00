import Foundation
import OrielFoundation
import Testing

struct PredicateTextTests {
    private struct Person { var name = "" }

    private let people = ["Ada", "Émile", "Grace"].map { Person(name: $0) }

    @Test func `finds texts without regard to case and diacritics`() throws {
        let wanted = "EMI"
        let predicate = #Predicate<Person> { $0.name.localizedStandardContains(wanted) }

        #expect(try people.filter(predicate).map(\.name) == ["Émile"])
    }

    @Test func `compares texts`() throws {
        let same = ComparisonResult.orderedSame
        let predicate = #Predicate<Person> {
            $0.name.localizedCompare("Émile") == same || $0.name.caseInsensitiveCompare("ADA") == same
        }

        #expect(try people.filter(predicate).map(\.name) == ["Ada", "Émile"])
    }

    @Test func `expressions are values`() throws {
        let variable = PredicateExpressions.Variable<String>()
        let value = PredicateExpressions.Value("da")
        let contains = PredicateExpressions.build_localizedStandardContains(variable, value)
        let order = PredicateExpressions.build_localizedCompare(variable, value)
        let plain = PredicateExpressions.build_caseInsensitiveCompare(variable, value)
        let bindings = PredicateBindings((variable, "Ada"))

        #expect(try contains.evaluate(bindings))
        #expect(try order.evaluate(bindings) == .orderedAscending)
        #expect(try plain.evaluate(bindings) == .orderedAscending)
    }
}
