import Views

/// An amount of money, as "$200".
func dollars(_ amount: Int) -> String { tr("${amount}", ["amount": String(amount)]) }
