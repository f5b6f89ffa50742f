/// Deposits 50 on one of two screens in each wiring, and prints what it took and what both screens show.
@main
struct Main {
  static func main() {
    print("| wiring | calls | reads | Bank | Game |")
    print("|---|---|---|---|---|")
    report("polling") { purse in
      let (bank, game) = (PolledController(purse), PolledController(purse))
      return ({ bank.depositPressed(50) }, [bank, game], [bank.label, game.label])
    }
    report("delegation") { purse in
      let (bank, game) = (DelegatedController(purse), DelegatedController(purse))
      purse.delegate = bank
      bank.other = game
      return ({ bank.depositPressed(50) }, [bank, game], [bank.label, game.label])
    }
    report("observation") { purse in
      var nextFrame: [() -> Void] = []
      let (bank, game) = (
        ObservedController(purse) { nextFrame.append($0) }, ObservedController(purse) { nextFrame.append($0) }
      )
      let deposit = {
        bank.depositPressed(50)
        for work in nextFrame { work() }
      }
      return (deposit, [bank, game], [bank.label, game.label])
    }
    report("unidirectional") { purse in
      let store = Store(purse.counter)
      let (bank, game) = (RenderedScreen(store), RenderedScreen(store))
      return ({ bank.depositPressed(50) }, [bank, game], [bank.label, game.label])
    }
    report("without a model") { purse in
      let (bank, game) = (ControllerWithoutModel(), ControllerWithoutModel())
      return ({ bank.depositPressed(50) }, [bank, game], [bank.label, game.label])
    }
  }

  /// Prints a row: what a deposit takes beyond the start of the screens.
  private static func report(
    _ name: String, _ make: (Purse) -> (deposit: () -> Void, controllers: [AnyObject], labels: [Label])
  ) {
    let purse = Purse(Counter())
    // The controllers live as long as their screens.
    let (deposit, controllers, labels) = make(purse)
    let counter = purse.counter
    (counter.calls, counter.reads) = (0, 0)
    withExtendedLifetime(controllers) { deposit() }
    print("| \(name) | \(counter.calls) | \(counter.reads) | \(labels[0].text) | \(labels[1].text) |")
  }
}
