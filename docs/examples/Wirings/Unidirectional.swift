/// Unidirectional: the state is a value, an action is a value, and one function makes the next state. Each screen is given the whole
/// state after each action, and asks nobody.
struct PurseState: Equatable {
  var credit = 100
}

enum PurseAction {
  case deposit(Int)
}

/// The rule about the money, which a test can call without any object.
func reduce(_ state: PurseState, _ action: PurseAction) -> PurseState {
  var next = state
  switch action {
  case .deposit(let amount) where amount > 0: next.credit += amount
  case .deposit: break
  }
  return next
}

final class Store {
  private(set) var state = PurseState()
  private var screens: [(PurseState) -> Void] = []
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func connect(_ show: @escaping (PurseState) -> Void) {
    screens.append(show)
    show(state)
  }

  func send(_ action: PurseAction) {
    counter.calls += 1
    state = reduce(state, action)
    for show in screens {
      counter.calls += 1
      show(state)
    }
  }
}

final class RenderedScreen {
  let label = Label()
  private let store: Store

  init(_ store: Store) {
    self.store = store
    store.connect { [label] in label.show(credit: $0.credit) }
  }

  func depositPressed(_ amount: Int) { store.send(.deposit(amount)) }
}
