/// The first stored word of a class whose objects are values of attributes.
///
/// When Foundation on Linux compares the attributes of neighbouring runs, it takes the first stored word of each value
/// for the header of an object of its own, and stops the process if the header has no type. Any type leads it to
/// `isEqual`.
package enum AttributeHeader {
    /// The bits of the type are those from 8 to 17.
    package static let word: UInt64 = 7 << 8
}
