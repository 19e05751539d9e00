/// A font of Core Text, which is one of UIKit here: `Font(font as CTFont)` compiles.
public typealias CTFont = UIFont
