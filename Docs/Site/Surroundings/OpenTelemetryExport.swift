import Foundation
import Logging
import OpenTelemetryExport
import OrielServer
import ServiceLifecycle
import Tracing

// TraceExport.swift
let url = URL(string: "http://127.0.0.1:4318/v1/traces")!
let logger = Logger(label: "notes")
var server: LiveServer
mutating func prepare() {
    // sample
}
