import Testing

@testable import OrielCore

@Suite struct IntSaturatingTests {
    @Test(
        arguments: [
            (0, 0), (-0.0, 0), (1e-45, 0), (1.9, 1), (-1.9, -1), (1e30, .max), (-1e30, .min), (.nan, 0),
            (.infinity, .max), (-.infinity, .min), (9.3e18, .max),
        ] as [(Double, Int)]
    )
    func `any number has a whole one`(value: Double, whole: Int) {
        #expect(Int(saturating: value) == whole)
    }
}
