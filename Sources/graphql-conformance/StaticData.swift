import GraphQL
import Synchronization

/// The data of a harness schema, for one request.
///
/// An object of the data resolves to its members. Members such as `$ref` or `$async` have a special meaning, described
/// in the README of the harness.
final class StaticData: DynamicRoots {
    private let data: ObjectValue
    private let counters = Mutex<[String: Int]>([:])

    init(_ data: Value) {
        self.data = data.object ?? [:]
    }

    var query: any DynamicObject { root("query") }
    var mutation: any DynamicObject { root("mutation") }
    var subscription: any DynamicObject { root("subscription") }

    private func root(_ name: String) -> StaticObject {
        StaticObject(members: data[name]?.object ?? [:], data: self)
    }

    func reference(_ key: String) -> Value { data["objects"]?.object?[key] ?? .null }

    func count(_ name: String) -> Int {
        counters.withLock { counters in
            counters[name, default: 0] += 1
            return counters[name, default: 0]
        }
    }
}

/// An object of the data.
struct StaticObject: DynamicObject {
    let members: ObjectValue
    let data: StaticData

    var typeName: String? {
        if case .string(let name)? = members["__typename"] { name } else { nil }
    }

    func value(of field: DynamicField) -> DynamicValue {
        resolve(members[field.name] ?? .null, field, lists: field.listDepth)
    }

    /// - Parameter lists: The number of remaining list levels.
    private func resolve(_ value: Value, _ field: DynamicField, lists: Int) -> DynamicValue {
        switch value {
        case .null: .null
        case .list(let items) where lists > 0: .list(items.map { resolve($0, field, lists: lists - 1) })
        case .object(let object): resolve(object, field, lists: lists)
        default: .leaf(value)
        }
    }

    private func resolve(_ object: ObjectValue, _ field: DynamicField, lists: Int) -> DynamicValue {
        if case .string(let key)? = object["$ref"] { return resolve(data.reference(key), field, lists: lists) }
        if case .string(let message)? = object["$error"] {
            return .failure(GraphQLError(message, extensions: object["extensions"]?.object ?? [:]))
        }
        if object["$args"] == true { return .leaf(.object(field.arguments.sorted)) }
        if case .string(let name)? = object["$arg"] { return .leaf(field.arguments[name] ?? .null) }
        if case .object(let selection)? = object["$select"] {
            return resolve(selected(selection, field.arguments), field, lists: lists)
        }
        if case .string(let name)? = object["$counter"] { return .leaf(.int(data.count(name))) }
        if let value = object["$async"] {
            let delay = object.milliseconds("delayMs")
            return .deferred {
                await pause(delay)
                return resolve(value, field, lists: lists)
            }
        }
        if case .list(let events)? = object["$stream"] { return stream(events, object.milliseconds("everyMs")) }
        return field.isLeaf ? .leaf(.object(object)) : .object(StaticObject(members: object, data: data))
    }

    private func selected(_ selection: ObjectValue, _ arguments: ObjectValue) -> Value {
        var key = ""
        switch arguments[selection.text("arg")] {
        case .string(let text)?, .enumeration(let text)?: key = text
        case let value?: key = String(decoding: value.json, as: UTF8.self)
        case nil: break
        }
        return selection["from"]?.object?[key] ?? selection["default"] ?? .null
    }

    private func stream(_ events: [Value], _ pauseLength: Duration) -> DynamicValue {
        let rest = Mutex(events[...])
        return .stream(
            AsyncThrowingStream {
                guard let event = rest.withLock({ $0.popFirst() }) else { return nil }
                await pause(pauseLength)
                return StaticObject(members: event.object ?? [:], data: data)
            }
        )
    }
}

private func pause(_ length: Duration) async {
    if length > .zero { try? await Task.sleep(for: length) } else { await Task.yield() }
}

extension ObjectValue {
    func milliseconds(_ name: String) -> Duration {
        if case .int(let number)? = self[name] { .milliseconds(number) } else { .zero }
    }

    /// The object with the keys of every level sorted.
    fileprivate var sorted: ObjectValue {
        ObjectValue(members.map { .init(name: $0.name, value: $0.value.sorted) }.sorted { $0.name < $1.name })
    }
}

extension Value {
    fileprivate var sorted: Value {
        switch self {
        case .object(let object): .object(object.sorted)
        case .list(let items): .list(items.map(\.sorted))
        default: self
        }
    }
}
