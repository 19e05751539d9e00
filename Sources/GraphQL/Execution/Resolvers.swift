/// A resolver that reads a property.
///
/// Unchecked, because a key path with a subscript may hold any index. Those of a schema are literals, which are only read.
final class KeyPathResolver<Source: Sendable, Property: Sendable>: FieldResolver, @unchecked Sendable {
    private let keyPath: KeyPath<Source, Property>
    private let offset: Int?
    private let completer: any Completer

    init(_ keyPath: KeyPath<Source, Property>, _ completer: any Completer) {
        self.keyPath = keyPath
        self.completer = completer
        // A stored property of a struct is read in place.
        offset = MemoryLayout<Source>.offset(of: keyPath)
    }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        if let offset { return completer.write(source + offset, of: field, execution) }
        let value = source.assumingMemoryBound(to: Source.self).pointee[keyPath: keyPath]
        return withUnsafePointer(to: value) { completer.write($0, of: field, execution) }
    }
}

/// A resolver that calls a synchronous function.
final class ClosureResolver<Source: Sendable, Context: Sendable, Result: Sendable>: FieldResolver {
    typealias Body = @Sendable (Source, Context, AnyObject?) throws -> Result

    private let body: Body
    private let completer: any Completer
    private let decoder: any ArgumentsDecoder

    init(_ completer: any Completer, _ decoder: any ArgumentsDecoder, _ body: @escaping Body) {
        self.body = body
        self.completer = completer
        self.decoder = decoder
    }

    var arguments: (any ArgumentsDecoder)? { decoder }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        let arguments = execution.arguments(of: field)
        guard let arguments else { return execution.writeNull(at: field) }
        do {
            let value = try body(
                source.assumingMemoryBound(to: Source.self).pointee,
                execution.context(as: Context.self),
                arguments
            )
            return withUnsafePointer(to: value) { completer.write($0, of: field, execution) }
        } catch {
            execution.report(error, at: field)
            return execution.writeNull(at: field)
        }
    }
}

/// A resolver that calls an asynchronous function.
final class AsyncResolver<Source: Sendable, Context: Sendable, Result: Sendable>: FieldResolver {
    typealias Body = @Sendable (Source, Context, AnyObject?) async throws -> Result

    private let body: Body
    private let completer: any Completer
    private let decoder: any ArgumentsDecoder

    init(_ completer: any Completer, _ decoder: any ArgumentsDecoder, _ body: @escaping Body) {
        self.body = body
        self.completer = completer
        self.decoder = decoder
    }

    var arguments: (any ArgumentsDecoder)? { decoder }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        let arguments = execution.arguments(of: field)
        guard let arguments else { return execution.writeNull(at: field) }
        let source = source.assumingMemoryBound(to: Source.self).pointee
        let context = execution.context(as: Context.self)
        return execution.suspend(isNullable: completer.isNullable) { [body, completer] execution, hole in
            do {
                let value = try await body(source, context, arguments)
                execution.fill(hole) { withUnsafePointer(to: value) { completer.write($0, of: field, execution) } }
            } catch {
                execution.fill(hole) {
                    execution.report(error, at: field)
                    return execution.writeNull(at: field)
                }
            }
        }
    }
}

/// A resolver that checks the guards of a field before it resolves the field.
final class GuardedResolver<Source: Sendable, Context: Sendable>: FieldResolver {
    private let guards: [FieldGuard<Source, Context>]
    private let resolver: any FieldResolver

    init(_ guards: [FieldGuard<Source, Context>], _ resolver: any FieldResolver) {
        self.guards = guards
        self.resolver = resolver
    }

    var arguments: (any ArgumentsDecoder)? { resolver.arguments }

    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        let value = source.assumingMemoryBound(to: Source.self).pointee
        let context = execution.context(as: Context.self)
        for (index, check) in guards.enumerated() {
            switch check {
            case .sync(let allows):
                do {
                    guard try allows(value, context) else { throw GraphQLError.forbidden(field) }
                } catch {
                    execution.report(error, at: field)
                    return execution.writeNull(at: field)
                }
            case .async:
                return wait(for: Array(guards[index...]), value, context, field, execution)
            }
        }
        return resolver.write(field, of: source, execution)
    }

    private func wait(
        for guards: [FieldGuard<Source, Context>],
        _ value: Source,
        _ context: Context,
        _ field: PlanField,
        _ execution: Execution
    ) -> Bool {
        execution.suspend(isNullable: !field.definition.type.isNonNull) { [resolver] execution, hole in
            do {
                for check in guards {
                    guard try await check.allows(value, context) else { throw GraphQLError.forbidden(field) }
                }
                execution.fill(hole) { withUnsafePointer(to: value) { resolver.write(field, of: $0, execution) } }
            } catch {
                execution.fill(hole) {
                    execution.report(error, at: field)
                    return execution.writeNull(at: field)
                }
            }
        }
    }
}

/// A check that decides whether a context may read a field.
enum FieldGuard<Source: Sendable, Context: Sendable>: Sendable {
    case sync(@Sendable (Source, Context) throws -> Bool)
    case async(@Sendable (Source, Context) async throws -> Bool)

    func allows(_ source: Source, _ context: Context) async throws -> Bool {
        switch self {
        case .sync(let allows): try allows(source, context)
        case .async(let allows): try await allows(source, context)
        }
    }
}

extension GraphQLError {
    /// Returns the error for a field that the context may not read.
    static func forbidden(_ field: PlanField) -> GraphQLError {
        GraphQLError(
            "Access to \(field.parent.name).\(field.definition.name) is not allowed.",
            extensions: ["code": "FORBIDDEN"]
        )
    }
}
