/// The face that the pig makes.
package enum PigMood: CaseIterable { case idle, greedy, worried, bust, smug, sad }
