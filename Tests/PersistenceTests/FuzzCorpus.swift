/// The files of a folder of `Tests/FuzzCorpus`.
func fuzzCorpus(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let corpus = tests.appending(path: "FuzzCorpus/\(folder)")
  return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map { name in
    (name, Array(try Data(contentsOf: corpus.appending(path: name))))
  }
}
