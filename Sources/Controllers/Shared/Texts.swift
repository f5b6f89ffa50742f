import Views

/// A name that stays in one line, where there is room for it.
func unbroken(_ name: String) -> String { String(name.map { $0 == " " ? "\u{A0}" : $0 }) }

/// An amount of money, as "$200".
func dollars(_ amount: Int) -> String { tr("${amount}", ["amount": String(amount)]) }
