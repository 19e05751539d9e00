/// A part of a circle or an ellipse, possibly moved or turned. The browser draws its line in a box of any size, as one dash, and
/// moves the ends by itself.
protocol RingShape {}

/// A circle or an ellipse.
protocol RoundShape {}

extension Circle: RoundShape {}
extension Ellipse: RoundShape {}
extension _TrimmedShape: RingShape where Content: RoundShape {}
extension RotatedShape: RingShape where Content: RingShape {}
extension OffsetShape: RingShape where Content: RingShape {}
extension ScaledShape: RingShape where Content: RingShape {}
