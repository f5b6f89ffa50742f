#include <stddef.h>
#include <stdint.h>

/// The first guess of a game as a plain loop, which make bench compares with Parlor's: divides `count` words of `length`
/// letters, at most 24, by the positions of `letter`, and keeps the largest class.
///
/// `rows` are the words one after the other; `counts` has room for 2 to the power of `length` numbers, and `masks` and
/// `kept` for `count`. Returns the size of the class, whose words are `kept`.
size_t plain_guess(const uint8_t *rows, size_t count, size_t length, uint8_t letter,
                   uint32_t *counts, uint32_t *masks, uint32_t *kept);

/// The solution of Pig as plain loops in C, which make bench compares with Parlor's: the same method, Newton's, for the
/// game to `goal`.
///
/// `starts` has room for `goal` times `goal` numbers. At i * goal + j it gets the probability that a player with i points
/// wins, who begins a turn against j points.
void plain_pig(int goal, double *starts);
