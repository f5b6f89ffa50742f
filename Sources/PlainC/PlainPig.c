#include "PlainC.h"

/// The probability at the start of a turn, as a function of that of the opponent's next turn: its value and its slope.
typedef struct {
  double value, slope;
} Line;

static Line turn(int goal, const double *starts, int own, int opponent, double theirs) {
  double values[7] = {1, 1, 1, 1, 1, 1, 1}, slopes[7] = {0};
  for (int total = goal - own - 1;; total--) {
    // values[r] and slopes[r] belong to r points more than the total.
    double rolling = 1 - theirs, slope = -1;
    for (int face = 2; face <= 6; face++) {
      rolling += values[face];
      slope += slopes[face];
    }
    rolling /= 6;
    slope /= 6;
    if (total == 0) return (Line){rolling, slope};
    double holding = 1 - starts[opponent * goal + own + total];
    for (int face = 6; face > 1; face--) {
      values[face] = values[face - 1];
      slopes[face] = slopes[face - 1];
    }
    values[1] = rolling > holding ? rolling : holding;
    slopes[1] = rolling > holding ? slope : 0;
  }
}

void plain_pig(int goal, double *starts) {
  for (int index = 0; index < goal * goal; index++) starts[index] = 0.5;
  for (int sum = 2 * (goal - 1); sum >= 0; sum--)
    for (int first = sum < goal ? 0 : sum - goal + 1; first <= sum / 2; first++) {
      int second = sum - first, hasNext = second < goal - 1;
      double *mine = &starts[first * goal + second], *theirs = &starts[second * goal + first];
      double a = hasNext ? mine[1] : *mine, b = hasNext ? theirs[goal] : *theirs;
      Line last = {0, 1}, lastTheirs = {0, 1};
      for (int step = 0; step < 50; step++) {
        Line line = turn(goal, starts, first, second, b), other = turn(goal, starts, second, first, a);
        if (line.slope == last.slope && other.slope == lastTheirs.slope) break;
        last = line;
        lastTheirs = other;
        double start = line.value - line.slope * b, otherStart = other.value - other.slope * a;
        a = (start + line.slope * otherStart) / (1 - line.slope * other.slope);
        b = otherStart + other.slope * a;
      }
      *mine = a;
      *theirs = b;
    }
}
