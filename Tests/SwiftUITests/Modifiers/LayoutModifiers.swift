import SwiftUI

struct LayoutModifiers: View {
    private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    @State private var size = CGSize(width: 20, height: 10)

    var body: some View {
        VStack {
            Text("padding")
                .padding()
                .padding(8)
                .padding(.horizontal)
                .padding(.top, 4)
                .padding([.leading, .bottom])
                .padding([.top, .trailing], 2.5)
                .padding(insets)
                .padding(EdgeInsets())
                .padding(.init(top: 0, leading: 1, bottom: 0, trailing: 1))
                .padding(.all, nil)
            Text("frame")
                .frame(width: 10)
                .frame(height: 10)
                .frame(width: 10, height: 20)
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .frame(maxWidth: .infinity)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
                .frame(
                    minWidth: 1,
                    idealWidth: 2,
                    maxWidth: 3,
                    minHeight: 4,
                    idealHeight: 5,
                    maxHeight: 6,
                    alignment: .bottom
                )
                .frame(minHeight: 100)
            Text("fixed")
                .fixedSize()
                .fixedSize(horizontal: false, vertical: true)
                .layoutPriority(1)
            Text("moved")
                .offset(x: 3, y: -2)
                .offset(x: 4)
                .offset(y: 5)
                .offset(size)
                .zIndex(1)
                .opacity(0.5)
                .hidden()
            Text("clipped")
                .cornerRadius(4)
                .clipped()
        }
    }
}
