internal import Foundation

/// The objects of a project of Xcode, from its `project.pbxproj`.
///
/// Objects refer to others by their ids. Damaged files lack some or have cycles, so walks keep a set of visited ids.
struct XcodeProject: Sendable {
    /// Such as `Notes`, without the extension.
    let name: String
    /// The folder that paths of the project begin at: the one with the `.xcodeproj`, unless the project names another.
    let folder: String
    let objects: [String: XcodeObject]
    let root: XcodeObject

    static let maximumSize = 32 << 20
    static let maximumObjects = 200_000

    /// - Parameter path: The `.xcodeproj` folder.
    /// - Throws: `ToolError` if the project cannot be read.
    init(path: String) throws {
        let file = "\(path)/project.pbxproj"
        guard SourceRoot.isFile(file), let size = FileManager.default.size(of: file) else {
            throw ToolError("\(path) has no project.pbxproj; expected a project of Xcode")
        }
        guard size <= Self.maximumSize else {
            throw ToolError("\(file) has more than \(Self.maximumSize >> 20) MB")
        }
        guard let data = FileManager.default.contents(atPath: file) else { throw ToolError("\(file) cannot be read") }
        do {
            try self.init(Array(data), path: path)
        } catch let error as ToolError {
            throw ToolError("\(file): \(error.description)")
        }
    }

    init(_ bytes: [UInt8], path: String) throws {
        guard bytes.count <= Self.maximumSize else { throw ToolError("more than \(Self.maximumSize >> 20) MB") }
        guard let list = try PropertyListValue(bytes).dictionary, let all = list["objects"]?.dictionary else {
            throw ToolError("no list of objects; expected a project of Xcode")
        }
        guard all.count <= Self.maximumObjects else { throw ToolError("more than \(Self.maximumObjects) objects") }
        var objects: [String: XcodeObject] = [:]
        for (id, value) in all {
            if let fields = value.dictionary { objects[id] = XcodeObject(id: id, fields: fields) }
        }
        guard let root = list["rootObject"]?.string.flatMap({ objects[$0] }), root.kind == "PBXProject" else {
            throw ToolError("no root object; expected a PBXProject")
        }
        self.objects = objects
        self.root = root
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let around = (path as NSString).deletingLastPathComponent
        folder = Self.join(around, root["projectDirPath"] ?? "")
    }

    /// The objects that a field names, without those that are missing.
    func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
        object.strings(key).compactMap { objects[$0] }
    }

    func object(_ key: String, of object: XcodeObject) -> XcodeObject? { object[key].flatMap { objects[$0] } }

    /// The language that texts of the project are written in.
    var developmentLanguage: String {
        let region = root["developmentRegion"] ?? "en"
        return ["English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es"][region] ?? region
    }

    static func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    }
}

extension FileManager {
    func size(of path: String) -> Int? { (try? attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue }
}
