/// How the value of a field is found and written: one subclass per way of declaring a field.
class FieldResolver: @unchecked Sendable {
}
