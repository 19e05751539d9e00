/// The names of people in a thread: Alice, Bob, Carol, … in the order in which they appear; after the last, Alice 2, Bob 2, …
public enum ThreadName {
    static let names = [
        "Alice", "Bob", "Carol", "Dave", "Eve", "Francis", "Grace", "Hans", "Isabella", "Jason", "Kate", "Louis",
        "Margaret", "Nathan", "Olivia", "Paul", "Queen", "Richard", "Susan", "Thomas", "Uma", "Vivian", "Winnie",
        "Xander", "Yasmine", "Zach",
    ]

    /// Returns the name of the person at a place.
    ///
    /// - Parameter place: 1 for the first person after the author; nil is returned for the author, place 0.
    public static func name(at place: Int) -> String? {
        guard place > 0 else { return nil }
        let (round, index) = (place - 1).quotientAndRemainder(dividingBy: names.count)
        return names[index] + (round == 0 ? "" : " \(round + 1)")
    }
}
