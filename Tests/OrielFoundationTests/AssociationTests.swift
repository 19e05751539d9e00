import Foundation
import OrielFoundation
import Testing

struct AssociationTests {
    private final class Owner {}

    private final class Value {
        let released: () -> Void
        init(released: @escaping () -> Void = {}) { self.released = released }
        deinit { released() }
    }

    /// The addresses of these are the keys.
    private final class Keys {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        deinit { memory.deallocate() }
        var first: UnsafeRawPointer { UnsafeRawPointer(memory) }
        var second: UnsafeRawPointer { UnsafeRawPointer(memory + 1) }
    }

    private let keys = Keys()

    @Test func `values belong to an object and a key`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, keys.first, "fish", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys.second, 3, .OBJC_ASSOCIATION_COPY)

        #expect(objc_getAssociatedObject(owner, keys.first) as? String == "fish")
        #expect(objc_getAssociatedObject(owner, keys.second) as? Int == 3)
        #expect(objc_getAssociatedObject(Owner(), keys.first) == nil)

        objc_setAssociatedObject(owner, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, keys.first) == nil)

        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, keys.second) == nil)
    }

    @Test func `a copy does not change with its original`() {
        let owner = Owner()
        let text = NSMutableString(string: "fish")
        objc_setAssociatedObject(owner, keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append(" and chips")

        #expect((objc_getAssociatedObject(owner, keys.first) as? NSString)?.description == "fish")
    }

    @Test func `an assigned value is not kept`() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, keys.first) as? Value === value)

        value = nil
        #expect(objc_getAssociatedObject(owner, keys.first) == nil)
    }

    @Test func `values are released some time after their objects`() {
        var count = 0
        for _ in 0..<1_000 {
            let value = Value { count += 1 }
            objc_setAssociatedObject(Owner(), keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }

        #expect(count > 900)
    }

    @Test func `a value may use others while it is released`() {
        let owner = Owner()
        let keys = keys
        let value = Value { objc_setAssociatedObject(owner, keys.second, "released", .OBJC_ASSOCIATION_RETAIN) }
        objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        _ = consume value

        objc_setAssociatedObject(owner, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)

        #expect(objc_getAssociatedObject(owner, keys.second) as? String == "released")
    }
}
