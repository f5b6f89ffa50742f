import Views

extension HelpPage {
  /// How the coin is played.
  static var coin: HelpPage {
    HelpPage(
      tr("Coin"),
      sections: [
        Section(tr("The game")) {
          Rule([.heads], tr("Each toss that shows heads counts."))
          tr("Toss the coin, and count heads.")
        },
        Section(tr("How to play here")) { tr("Press T to toss the coin.") },
      ], tables: [])
  }
}
