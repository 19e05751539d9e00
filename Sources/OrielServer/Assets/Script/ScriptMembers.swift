/// The members the client gives to objects and elements of a page, which therefore may have short names in what is served.
///
/// None of them is a property of what the browser gives, nor a word that comes from the server, goes there or is kept: those of the commands'
/// arguments, of `data-` attributes and of the browser's history stay as they are.
enum ScriptMembers {
    static let names = [
        "element", "nodeNumber", "box", "deleteButton", "isSent", "spinner", "mover", "declarations", "isTyped",
        "pending", "timing", "swiped", "fractions", "row", "ownStyle", "base", "isSwiping", "isDragging", "samples",
        "holes", "asks", "fillIn", "hasList", "isExact", "isMoving", "isResized", "saidRange", "said", "slider",
        "lastTransition", "magnifies", "pulls", "began", "givenUp",
    ]

    /// By the name it has in the client's modules.
    static let short: [String: String] = {
        // Elements of drawings have r, x and y.
        let letters = "etnaiosldchumfgbvwkjqETNARIOSLDCHUMFGBVWKJQ".map { "\($0)" }
        return Dictionary(uniqueKeysWithValues: zip(names, letters))
    }()
}
