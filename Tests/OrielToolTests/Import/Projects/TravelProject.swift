extension ProjectFixture {
    /// A workspace with a project of an app, a project of a framework, a package, and CocoaPods.
    static let travel = ProjectFixture(
        "Travel/Travel.xcworkspace",
        list: "Travel/Travel.xcworkspace/contents.xcworkspacedata",
        files: [
            "Travel/Travel.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:" name = "Apps &amp; more">
                  <FileRef location = "group:App/Travel.xcodeproj"></FileRef>
               </Group>
               <Group location = "group:Frameworks" name = "Frameworks">
                  <FileRef location = "group:Routes/Routes.xcodeproj"/>
               </Group>
               <FileRef location = "group:Packages/Kit"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "absolute:/etc"></FileRef>
            </Workspace>
            """,
            "Travel/App/Travel.xcodeproj/project.pbxproj": """
            { objects = {
            	P0 = { isa = PBXProject; mainGroup = G0; targets = ( T1, ); };
            	G0 = { isa = PBXGroup; children = ( F1, X1, ); };
            	F1 = { isa = PBXFileReference; path = Sources/TravelApp.swift; sourceTree = "<group>"; };
            	X1 = { isa = PBXFileReference; path = Routes.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            	T1 = { isa = PBXNativeTarget; buildPhases = ( B1, B2, ); name = Travel;
            		packageProductDependencies = ( D1, );
            		productType = "com.apple.product-type.application"; };
            	B1 = { isa = PBXSourcesBuildPhase; files = ( K1, ); };
            	B2 = { isa = PBXFrameworksBuildPhase; files = ( K2, ); };
            	K1 = { isa = PBXBuildFile; fileRef = F1; };
            	K2 = { isa = PBXBuildFile; fileRef = X1; };
            	D1 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
            }; rootObject = P0; }
            """,
            "Travel/Frameworks/Routes/Routes.xcodeproj/project.pbxproj": """
            { objects = {
            	P0 = { isa = PBXProject; mainGroup = G0; targets = ( T1, ); };
            	G0 = { isa = PBXGroup; children = ( F1, X1, ); };
            	F1 = { isa = PBXFileReference; path = Route.swift; sourceTree = SOURCE_ROOT; };
            	X1 = { isa = PBXFileReference; path = Routes.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            	T1 = { isa = PBXNativeTarget; buildPhases = ( B1, ); name = Routes; productReference = X1;
            		productType = "com.apple.product-type.framework"; };
            	B1 = { isa = PBXSourcesBuildPhase; files = ( K1, ); };
            	K1 = { isa = PBXBuildFile; fileRef = F1; };
            }; rootObject = P0; }
            """,
            "Travel/App/Sources/TravelApp.swift": Sample.app,
            "Travel/Frameworks/Routes/Route.swift": "public struct Route {}\n",
            "Travel/Packages/Kit/Package.swift": Sample.manifest,
            "Travel/Packages/Kit/Sources/Kit/Kit.swift": "public struct Kit {}\n",
            "Travel/Pods/Pods.xcodeproj/project.pbxproj": "broken",
        ]
    )
}
