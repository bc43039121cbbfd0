// The rules of Wizards' Garden for the two programs beside this file: positions and plantings.
//
// A board is two 16-bit masks, the cells that show white and black; bit 0 is a1, bit 15 is d4.
// Everything is seen by the seat to move: the Staff is NOBODY's, MINE or THEIRS.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

constexpr int CELLS = 16, SEEDS = 20, MOST_FLOWERS = 17;
constexpr std::size_t BOARDS = 43046721;  // 3 to the 16
enum Staff : std::uint8_t { NOBODY, MINE, THEIRS };

struct Position {
  std::uint16_t white, black;
  std::uint8_t flowers;  // of both seats together
  std::uint8_t staff;

  std::uint16_t seeds() const { return white | black; }
  int basket() const { return SEEDS - flowers - std::popcount(seeds()); }
  bool is_over() const { return basket() == 0 || seeds() == 0 || seeds() == 0xFFFF; }
  int final_sign() const { return staff == NOBODY ? 0 : staff == MINE ? 1 : -1; }
};

struct Planting {
  Position after;  // seen by the other seat
  int flowers;     // won by the planting
};

struct Tables {
  std::array<std::uint16_t, CELLS> neighbours{};
  std::array<std::array<std::uint16_t, 4>, 3> lines{};  // by direction; a missing one is 0
  std::vector<std::uint8_t> directions = std::vector<std::uint8_t>(65536);
  std::vector<std::uint32_t> ternary = std::vector<std::uint32_t>(65536);

  Tables() {
    for (int cell = 0; cell < CELLS; cell++) {
      int file = cell % 4, rank = cell / 4;
      neighbours[cell] = (file > 0 ? 1 << (cell - 1) : 0) | (file < 3 ? 1 << (cell + 1) : 0) |
                         (rank > 0 ? 1 << (cell - 4) : 0) | (rank < 3 ? 1 << (cell + 4) : 0);
    }
    for (int number = 0; number < 4; number++) {
      lines[0][number] = 0x000F << (4 * number);
      lines[1][number] = 0x1111 << number;
    }
    lines[2] = {0x8421, 0x1248, 0, 0};
    std::uint32_t power = 1;
    for (int cell = 0; cell < CELLS; cell++, power *= 3)
      for (int mask = 0; mask < 65536; mask++)
        if (mask >> cell & 1) ternary[mask] += power;
    for (int mask = 0; mask < 65536; mask++)
      for (int direction = 0; direction < 3; direction++)
        for (auto line : lines[direction])
          if (line && (mask & line) == line) directions[mask] |= 1 << direction;
  }

  // The number of a board, below BOARDS.
  std::size_t number(const Position& position) const {
    return ternary[position.white] + 2 * ternary[position.black];
  }
};

inline const Tables TABLES;

// The planting after which the masks are white and black, with the lines of one direction harvested.
inline Planting harvest(const Position& before, std::uint16_t white, std::uint16_t black,
                        int direction) {
  int flowers = 0;
  bool takes_staff = false;
  std::uint16_t left_white = white, left_black = black;
  for (auto line : TABLES.lines[direction]) {
    if (!line) continue;
    if ((white & line) == line) left_white ^= line, flowers++;
    if ((black & line) == line) left_black ^= line, flowers++, takes_staff = true;
  }
  std::uint8_t staff = takes_staff ? THEIRS : before.staff ? 3 - before.staff : NOBODY;
  return {{left_white, left_black, std::uint8_t(before.flowers + flowers), staff}, flowers};
}

// Calls use(planting) for every legal planting.
template <class Use>
void for_each_planting(const Position& position, Use use) {
  std::uint16_t seeds = position.seeds();
  for (int cell = 0; cell < CELLS; cell++) {
    std::uint16_t flipped = TABLES.neighbours[cell] & seeds, bit = 1 << cell;
    if ((seeds & bit) || !flipped) continue;
    for (int face = 0; face < 2; face++) {
      std::uint16_t white = position.white ^ flipped, black = position.black ^ flipped;
      (face ? black : white) |= bit;
      int directions = TABLES.directions[white] | TABLES.directions[black];
      if (!directions) {
        std::uint8_t staff = position.staff ? 3 - position.staff : NOBODY;
        use(Planting{{white, black, position.flowers, staff}, 0});
      }
      for (int direction = 0; direction < 3; direction++)
        if (directions >> direction & 1) use(harvest(position, white, black, direction));
    }
  }
}
