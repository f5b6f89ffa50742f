import Models
import Testing

struct SequenceDiagramSVGTests {
  @Test("D6 as SVG: a turn of craps")
  func crapsFile() {
    let svg = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="821" height="384" viewBox="0 0 821 384" \
      font-family="sans-serif" font-size="12" fill="#222222">
      <title>Sequence diagram</title>
      <defs>
      <marker id="call" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="10" markerHeight="10" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0 1L10 5L0 9z" fill="#222222"/></marker>
      <marker id="answer" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="10" markerHeight="10" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M1 1L10 5L1 9" fill="none" \
      stroke="#222222"/></marker>
      </defs>
      <rect width="821" height="384" fill="#ffffff"/>
      <path d="M74 70V368" stroke="#8a8a8a" stroke-dasharray="3 4"/>
      <path d="M239 70V368" stroke="#8a8a8a" stroke-dasharray="3 4"/>
      <path d="M429 70V368" stroke="#8a8a8a" stroke-dasharray="3 4"/>
      <path d="M618 70V368" stroke="#8a8a8a" stroke-dasharray="3 4"/>
      <rect x="175" y="16" width="129" height="64" rx="6" fill="#dcebfa" stroke="#5b87b5"/>
      <text x="239" y="34" text-anchor="middle" font-size="13" font-weight="bold">View</text>
      <rect x="322" y="16" width="215" height="64" rx="6" fill="#f5cf87" stroke="#a3741c"/>
      <text x="429" y="34" text-anchor="middle" font-size="13" font-weight="bold">Controller</text>
      <rect x="551" y="16" width="135" height="64" rx="6" fill="#84b98d" stroke="#2f6b3b"/>
      <text x="618" y="34" text-anchor="middle" font-size="13" font-weight="bold">Model</text>
      <path d="M74 25a4 4 0 1 1 .1 0zM74 25v8l-5 6m5 -6l5 6m-11 -11h12" fill="none" stroke="#222222"/>
      <rect x="26" y="42" width="96" height="28" rx="4" fill="#ffffff" stroke="#8a8a8a"/>
      <text x="74" y="60" text-anchor="middle" font-size="13">Player</text>
      <rect x="185" y="42" width="109" height="28" rx="4" fill="#ffffff" stroke="#5b87b5"/>
      <text x="239" y="60" text-anchor="middle" font-size="13">CrapsView</text>
      <rect x="332" y="42" width="195" height="28" rx="4" fill="#ffffff" stroke="#a3741c"/>
      <text x="429" y="60" text-anchor="middle" font-size="13">CrapsViewController</text>
      <rect x="561" y="42" width="115" height="28" rx="4" fill="#ffffff" stroke="#2f6b3b"/>
      <text x="618" y="60" text-anchor="middle" font-size="13">CrapsModel</text>
      <rect x="16" y="94" width="789" height="22" rx="4" fill="#e9ebee"/>
      <text x="26" y="110" font-size="13">10:34:27<tspan dx="10" font-weight="bold">rollButton \
      clicked</tspan></text>
      <path d="M74 146H239" fill="none" stroke="#222222" marker-end="url(#call)"/>
      <text x="156" y="139" text-anchor="middle">rollButton clicked</text>
      <path d="M239 180H429" fill="none" stroke="#222222" marker-end="url(#call)"/>
      <text x="334" y="173" text-anchor="middle">rollPressed()</text>
      <path d="M429 214H618" fill="none" stroke="#222222" marker-end="url(#call)"/>
      <text x="523" y="207" text-anchor="middle">playTurn()</text>
      <path d="M618 234h22q4 0 4 4v6q0 4 -4 4H618" fill="none" stroke="#222222" stroke-dasharray="6 4" \
      marker-end="url(#answer)"/>
      <text x="650" y="245" text-anchor="start">balance 200 → 205</text>
      <path d="M618 282H429" fill="none" stroke="#222222" stroke-dasharray="6 4" marker-end="url(#answer)"/>
      <text x="523" y="275" text-anchor="middle">()</text>
      <path d="M429 316H239" fill="none" stroke="#222222" marker-end="url(#call)"/>
      <text x="334" y="309" text-anchor="middle">balanceLabel &quot;$205&quot;</text>
      <path d="M429 350H239" fill="none" stroke="#222222" stroke-dasharray="6 4" marker-end="url(#answer)"/>
      <text x="334" y="343" text-anchor="middle">2 values as they were</text>
      </svg>

      """
    #expect(crapsTurn.svg == svg)
  }

  // MARK: - A file that any program takes

  @Test("D6 the check of XML finds what is wrong")
  func checkOfXML() {
    #expect(isWellFormed("<?xml version=\"1.0\"?>\n<a b=\"c\">d<e/>&lt;</a>\n"))
    for wrong in [
      "", "a", "<a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a>&</a>", "<a>&nbsp;</a>", "<a b=\"c/>",
      "<a>\0</a>", "<a/>b", "<a", "<a>></a>", "<a b=\"&\"/>", "</a>",
    ] {
      #expect(!isWellFormed(wrong), "\(wrong)")
    }
  }

  @Test("D6 whatever messages say, the picture is well-formed XML that needs nothing besides it")
  func wellFormed() {
    let signs = "<b a=\"1\"> & 'c' &amp; ]]> --> \0\u{1B}\u{FFFE}\u{2028}é 中 😀"
    let hostile = MessageLog.holding(
      [
        Message(.call, from: nil, to: Participant(.model, signs), signs),
        Message(.result, from: Participant(.view, ""), to: Participant(.controller, "end"), ""),
      ], title: signs
    ).diagram
    let diagrams = [
      crapsTurn, bankWrite, hostile, SequenceDiagram(groups: []), MessageLog.holding([]).diagram,
    ]
    for svg in diagrams.map(\.svg) {
      #expect(isWellFormed(svg))
      #expect(!svg.contains("href") && !svg.contains("<script") && !svg.contains("@import"))
      #expect(svg.contains("font-family=\"sans-serif\"") && svg.contains(" fill=\"#ffffff\"/>"))
    }
    #expect(hostile.svg.contains("&lt;b a=&quot;1&quot;&gt; &amp; 'c' &amp;amp; ]]&gt; --&gt;"))
  }

  @Test("D6 the same messages make the same picture")
  func deterministic() {
    #expect(SequenceDiagram(groups: bankWrite.groups).svg == bankWrite.svg)
  }

  // MARK: - What it shows

  @Test("D6 calls are drawn with filled heads, answers dashed with open ones")
  func arrows() {
    let svg = bankWrite.svg
    let calls = svg.split(separator: "\n").filter { $0.contains("url(#call)") }
    let answers = svg.split(separator: "\n").filter { $0.contains("url(#answer)") }
    #expect(calls.count == 4 && calls.allSatisfy { !$0.contains("dasharray") })
    #expect(answers.count == 3 && answers.allSatisfy { $0.contains("dasharray=\"6 4\"") })
  }

  @Test("D6 lanes without participants have no band, and only a player who takes part has a figure")
  func lanes() {
    #expect([">View<", ">Controller<", ">Model<", ">Player<"].allSatisfy(crapsTurn.svg.contains))
    #expect(!bankWrite.svg.contains(">Player<") && lifelines(in: bankWrite).count == 5)
    let log = MessageLog.holding([Message(.call, from: CrapsCast.model, to: CrapsCast.model, "a")])
    #expect(log.diagram.svg.contains(">Model<") && lifelines(in: log.diagram).count == 1)
    #expect(!log.diagram.svg.contains(">View<") && !log.diagram.svg.contains(">Controller<"))
  }

  @Test("D6 each group has its time and its title")
  func groupTitles() {
    let log = MessageLog()
    for title in ["first", "second"] {
      log.begin("craps", title)
      log.add(Message(.call, from: CrapsCast.controller, to: CrapsCast.model, "a"), after: 0)
    }
    let titles = log.diagram.svg.split(separator: "\n").filter { $0.contains("10:34:27<tspan") }
    #expect(titles.count == 2 && titles[0].contains(">first<") && titles[1].contains(">second<"))
    #expect(height(of: log.diagram) > height(of: MessageLog.holding([]).diagram) + 70)
  }

  // MARK: - Room

  @Test("D6 lifelines are as far apart as the text between them is wide", arguments: ["W", "中", "Ж", "😀"])
  func roomBetween(letter: String) {
    let word = String(repeating: letter, count: 100)
    let places = lifelines(
      in: MessageLog.holding([Message(.call, from: CrapsCast.view, to: CrapsCast.controller, word)]).diagram)
    #expect(places.count == 2 && places[1] - places[0] > 100 * 12)
  }

  @Test("D6 the text beside a loop ends before the next lifeline, or the picture's edge")
  func roomBeside() {
    let word = String(repeating: "W", count: 100)
    let loop = Message(.call, from: CrapsCast.controller, to: CrapsCast.controller, word)
    let alone = MessageLog.holding([loop]).diagram
    #expect(width(of: alone) > lifelines(in: alone)[0] + 100 * 12)
    let call = Message(.call, from: CrapsCast.controller, to: CrapsCast.model, "a")
    let places = lifelines(in: MessageLog.holding([loop, call]).diagram)
    #expect(places[1] - places[0] > 100 * 12)
  }

  @Test("D6 names and titles have room as well")
  func roomForNames() {
    let word = String(repeating: "W", count: 100)
    let message = Message(.call, from: Participant(.view, word), to: Participant(.model, word), "a")
    let named = MessageLog.holding([message]).diagram
    let places = lifelines(in: named)
    #expect(places[0] > 50 * 13 && places[1] - places[0] > 100 * 13)
    #expect(width(of: named) - places[1] > 50 * 13)
    #expect(width(of: MessageLog.holding([], title: word).diagram) > 100 * 13)
  }

  @Test("D6 a long text is broken into lines")
  func lineBreaks() {
    let words = (1...40).map { "outlet\($0)" }.joined(separator: " ")
    let long = MessageLog.holding([Message(.call, from: CrapsCast.view, to: CrapsCast.controller, words)])
    let short = MessageLog.holding([Message(.call, from: CrapsCast.view, to: CrapsCast.controller, "a")])
    let lines = long.diagram.svg.split(separator: "\n").filter { $0.contains(">outlet") }
    #expect(lines.count > 5 && width(of: long.diagram) < 600)
    #expect(height(of: long.diagram) == height(of: short.diagram) + (lines.count - 1) * 15)
    #expect((1...40).allSatisfy { long.diagram.svg.contains("outlet\($0)") })
  }

  @Test("D6 no lifeline runs through a text")
  func crossings() {
    let grounds = bankWrite.svg.split(separator: "\n").filter {
      $0.contains("height=\"18\" fill=\"#ffffff\"")
    }
    // All but those between neighbours: the change at the bank, and what the second controller hears of it.
    #expect(grounds.count == 5)
  }

  /// How far from the left edge the lifelines are.
  private func lifelines(in diagram: SequenceDiagram) -> [Int] {
    diagram.svg.split(separator: "\n").filter { $0.contains("dasharray=\"3 4\"") }.compactMap { line in
      line.split(separator: "M").dropFirst().first.flatMap { Int($0.prefix { $0 != " " }) }
    }
  }

  private func width(of diagram: SequenceDiagram) -> Int { number(after: " width=\"", in: diagram.svg) }

  private func height(of diagram: SequenceDiagram) -> Int { number(after: " height=\"", in: diagram.svg) }

  /// The first number that follows a text.
  private func number(after text: String, in svg: String) -> Int {
    svg.firstRange(of: text).flatMap { Int(svg[$0.upperBound...].prefix { $0 != "\"" }) } ?? 0
  }
}
