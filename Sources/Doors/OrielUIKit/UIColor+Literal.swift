/// Makes `#colorLiteral(red:green:blue:alpha:)` create a `UIColor`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }
}
