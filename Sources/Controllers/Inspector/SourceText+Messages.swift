import Models
import Views

/// The lines that can send a message: one if the message knows it, or else all with the names that sending it needs.
extension SourceText {
  /// The lines that can send a message of a log, or something that it reads or sets. What the player does is sent by no line:
  /// it has those of the action that follows, or the method that answers. Where a text was set, lines that remove it come last.
  func places(of row: InspectorRow.Place, in log: MessageLog) -> [Place] {
    let all = possiblePlaces(of: row, in: log)
    guard log.access(at: row)?.text.hasSuffix("\"\"") == false else { return all }
    let removing = all.filter { ["=\"\"", "show(\"\""].contains(where: words(of: $0).joined().contains) }
    return all.filter { !removing.contains($0) } + removing
  }

  private func possiblePlaces(of row: InspectorRow.Place, in log: MessageLog) -> [Place] {
    let number = row.message
    guard let message = log.message(number) else { return [] }
    // The method that runs, if its call is known, comes first.
    let running =
      message.text == "updateUI()" ? "showModel" : message.caller.flatMap { log.message($0)?.nameInCode }
    let accesses = log.access(at: row).map { [$0] } ?? (message.text.isEmpty ? message.accesses : [])
    if !accesses.isEmpty {
      return places(of: accesses, by: message.receiver, in: running)
    }
    if message.kind == .event, let outlet = message.outlet, log.message(number + 1)?.outlet == outlet {
      return places(of: InspectorRow.Place(number + 1), in: log)
    }
    let call = message.kind == .result ? message.caller.flatMap { log.message($0) } : message
    let name = call?.nameInCode ?? ""
    if let source = message.source, let line = source.line {
      let place = place(source.file, line)
      // The file may be none of the games', and a session of another version may know another line.
      if place == nil, message.kind == .announcement { return [] }
      if let place, words(of: place).contains(where: { $0.hasPrefix(name) }) { return [place] }
    }
    return places(of: message, name, in: running)
  }

  private func places(of message: Message, _ name: String, in running: String?) -> [Place] {
    let (sender, receiver) = (
      message.sender.map { files(of: $0.name) } ?? [], files(of: message.receiver.name)
    )
    switch message.kind {
    case .update: return places(of: ["func", "showModel"], in: receiver)
    case .result: return places(of: ["func", name], in: sender)
    case .observation: return places(of: [name], in: receiver)
    case .call where message.text.contains(" = "):
      // A value that was refused does not tell which part of the property it is.
      let isRefused = message.text.contains(" = …")
      let property = message.text.prefix { $0 != " " }.split(separator: ".").last ?? ""
      let places = places(of: name, of: message.receiver, by: message.sender) { after in
        isRefused
          ? after.contains("=") : zip([name[...]] + after, after).contains { $0 == property && $1 == "=" }
      }
      let own = places.filter { method(at: $0) == running }
      return isRefused && !own.isEmpty ? own : (own + places).unique
    case .action where name == "keyPressed" && !sender.isEmpty:
      return places(of: ["handle", "("], in: sender)
    case .event, .action, .call, .delegateCall, .announcement:
      let calls = places(of: [name, "("], in: sender) { before, _ in !["func", "\""].contains(before.last) }
      guard calls.isEmpty, message.kind == .action else { return calls }
      let method = places(of: ["func", name], in: receiver)
      return method.isEmpty ? places(of: ["func", name], in: files(of: "ViewController")) : method
    }
  }

  // MARK: - Properties and outlets

  /// The lines with what is new in an update: first those of the method that runs, and of methods of the controller with most of
  /// it and of the rest.
  private func places(
    of accesses: [Message.Access], by controller: Participant, in running: String?
  ) -> [Place] {
    let key = { (place: Place) in [place.file, self.method(at: place) ?? ""] }
    let all = accesses.map { access in
      let places = places(of: access, by: controller)
      return (isNew: access.isNew, places: places, methods: Set(places.map(key)))
    }
    let new = all.filter(\.isNew)
    let found = new.isEmpty ? all : new
    let own = files(of: controller.name)
    func rank(_ method: [String], _ places: [Place]) -> [Int] {
      [
        running != nil && method[1] == running ? 0 : 1, own.contains(method[0]) ? 0 : 1,
        -found.count { $0.methods.contains(method) }, -all.count { $0.methods.contains(method) },
        places[0].line,
      ]
    }
    return Dictionary(grouping: found.flatMap(\.places).unique, by: key)
      .map { (rank: rank($0, $1), places: $1) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.flatMap(\.places)
  }

  private func places(of access: Message.Access, by controller: Participant) -> [Place] {
    let path = access.name.prefix { $0 != "(" && $0 != " " }.split(separator: ".").map { String($0) }
    guard let first = path.first, let last = path.last else { return [] }
    let (own, view) = (files(of: controller.name), files(of: access.owner.name))
    if access.isRead { return places(of: last, of: access.owner, by: controller) { $0.first != "=" } }
    if access.name.contains("(") {
      let direct = calls(of: [".", first, ".", last], in: own)
      return direct.isEmpty ? calls(of: [".", last], in: own) : direct
    }
    let around = files(around: access.owner.name).filter { view.contains($0) || !$0.hasSuffix("View.swift") }
    let names = ([first] + variables(named: first, in: around)).unique
    let all = names.flatMap {
      places(of: [$0], in: own + around) { Self.sets(path.count > 1 ? last : nil, $1) }
    }.unique
    let set = all.filter { own.contains($0.file) }
    guard set.isEmpty else { return set }
    // A method of the view sets it, which the controller may call.
    let lines =
      all.isEmpty
      ? places(of: [".", last, "="], in: view) + places(of: ["\"", last, "\""], in: around) : all
    let calls = { (methods: [String]) in
      methods.flatMap { self.calls(of: ($0 == "show" ? ["view", "."] : ["."]) + [$0], in: own) }
    }
    let methods = lines.compactMap(method)
    let direct = calls(methods)
    guard direct.isEmpty else { return (direct + lines).unique }
    // Other methods of the view may call it.
    let callers = methods.flatMap { method in
      places(of: [method, "("], in: view) { before, _ in ![".", "func"].contains(before.last) }
    }
    return (calls(callers.compactMap(method)) + lines).unique
  }

  /// The calls of a method of a view. In a step, a controller calls its own methods as `$0.showDie()`.
  private func calls(of words: [String], in files: [String]) -> [Place] {
    places(of: words + ["("], in: files) { before, _ in before.last != "$0" }
  }

  /// The variables whose widgets get a name, such as `button` for "keyE" in `button = Button().named("key\(letter)")`.
  private func variables(named name: String, in files: [String]) -> [String] {
    places(of: ["named"], in: files) { _, after in
      let words = after.dropFirst(2)
      return words.first == name[...]
        || (words.dropFirst().first == "\\" && name.hasPrefix(words.first ?? ""))
    }.compactMap { place in
      let words = words(of: place)
      return (words.drop { !["let", "var"].contains($0) }.dropFirst().first ?? words.first).map { String($0) }
    }
  }

  /// The lines of a controller, and of the types in its folder that are no controllers, with a property of a model.
  private func places(
    of property: String, of model: Participant, by controller: Participant?,
    where isWanted: (_ after: ArraySlice<Substring>) -> Bool
  ) -> [Place] {
    let name = controller?.name ?? ""
    let all = files(of: name) + files(around: name).filter { !$0.contains("ViewController") }
    var handles: [Substring] = []
    _ = places(of: [":", "ModelHandle", "<", model.name, ">"], in: all) { before, _ in
      handles += before.suffix(1)
      return true
    }
    return handles.unique.flatMap { handle in
      places(of: [String(handle), ".", property], in: all) { isWanted($1) }
    }.unique
  }

  /// Whether the words after an outlet set a property of it, or what it shows.
  private static func sets(_ property: String?, _ after: ArraySlice<Substring>) -> Bool {
    let words = after.first == "[" ? after.drop { $0 != "]" }.dropFirst() : after
    guard words.first == ".", let name = words.dropFirst().first else { return false }
    let isShown = OutletSetting.shown.contains(String(name))
    return switch words.dropFirst(2).first {
    case "=": property.map { $0 == name } ?? isShown
    case "(": name.hasPrefix("show") || name == "set"
    default: false
    }
  }
}

extension Message {
  /// The name that the code has which sends the message: "playTurn" for `playTurn()`, "players" for `players[0].name = "Ada"`.
  var nameInCode: String {
    if kind == .observation { return sender?.name.hasSuffix("Statistics") == true ? "showClearing" : "watch" }
    // The closure of an alert stands where the alert is presented.
    if text.hasPrefix("completion()") { return "present" }
    return String(text.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber })
  }
}
