#include <stddef.h>
#include <stdint.h>

/// The first guess of a game as a plain loop, which make bench compares with Parlor's: divides `count` words of `length`
/// letters, at most 24, by the positions of `letter`, and keeps the largest class.
///
/// `rows` are the words one after the other; `counts` has room for 2 to the power of `length` numbers, and `masks` and
/// `kept` for `count`. Returns the size of the class, whose words are `kept`.
size_t plain_guess(const uint8_t *rows, size_t count, size_t length, uint8_t letter,
                   uint32_t *counts, uint32_t *masks, uint32_t *kept);
