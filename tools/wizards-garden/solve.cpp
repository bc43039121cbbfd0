// Solves Wizards' Garden: writes the exact value of every position, and which setups are won.
//
//   solve VALUES SETUPS
//
// The value, for the seat to move under best play, is twice the lead in flowers still to be won,
// plus 1 if that seat holds the Staff in the end and minus 1 if the other does. A position with the
// lead L is won if 2 L + value is above 0. VALUES gets 3 bytes (no Staff, mine, theirs) for every
// board and each number of flowers from 0 to 17: 2.3 GB, in about a minute. SETUPS gets one bit for
// each of the 29,120 boards of four seeds: 1 if the seat that plants first wins. The bits stand in
// the order of the cells' mask, then of the mask of white among the four, lowest bit first.
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "garden.h"

using Values = std::vector<std::int8_t>;
static std::vector<Values> values(MOST_FLOWERS + 1);

static std::int8_t& value_of(const Position& position) {
  return values[position.flowers][3 * TABLES.number(position) + position.staff];
}

static void solve(Position position) {
  for (std::uint8_t staff = NOBODY; staff <= THEIRS; staff++) {
    position.staff = staff;
    int best = position.is_over() ? position.final_sign() : -128;
    if (!position.is_over())
      for_each_planting(position, [&](const Planting& planting) {
        int value = 2 * planting.flowers - value_of(planting.after);
        if (value > best) best = value;
      });
    value_of(position) = best;
  }
}

static void solve_boards_on(std::uint16_t seeds, int flowers) {
  for (std::uint32_t white = seeds;; white = (white - 1) & seeds) {
    solve({std::uint16_t(white), std::uint16_t(seeds ^ white), std::uint8_t(flowers), NOBODY});
    if (!white) return;
  }
}

static std::vector<std::uint16_t> masks_of(int count) {
  std::vector<std::uint16_t> masks;
  for (int mask = 0; mask < 65536; mask++)
    if (std::popcount(unsigned(mask)) == count) masks.push_back(mask);
  return masks;
}

// A planting adds a seed or a flower, so what follows a position is solved before it.
static void solve_all() {
  for (int flowers = MOST_FLOWERS; flowers >= 0; flowers--) {
    values[flowers].assign(3 * BOARDS, 0);
    for (int seeds = CELLS; seeds >= 0; seeds--) {
      if (seeds + flowers > SEEDS || seeds + 4 * flowers < 4) continue;
      auto masks = masks_of(seeds);
      auto half = [&](std::size_t start) {
        for (std::size_t i = start; i < masks.size(); i += 2) solve_boards_on(masks[i], flowers);
      };
      std::thread other(half, 1);
      half(0);
      other.join();
    }
  }
}

static std::vector<std::uint8_t> won_setups() {
  std::vector<std::uint8_t> bits(29120 / 8);
  int number = 0;
  for (auto seeds : masks_of(4))
    for (std::uint32_t white = 0;; white = (white - seeds) & seeds) {
      Position setup{std::uint16_t(white), std::uint16_t(seeds ^ white), 0, NOBODY};
      if (value_of(setup) > 0) bits[number / 8] |= 1 << number % 8;
      number++;
      if (white == seeds) break;
    }
  return bits;
}

static void write(const char* name, const void* data, std::size_t size, const char* mode) {
  std::FILE* file = std::fopen(name, mode);
  if (!file || std::fwrite(data, 1, size, file) != size || std::fclose(file)) {
    std::perror(name);
    std::exit(1);
  }
}

int main(int count, char** names) {
  if (count != 3) return std::fprintf(stderr, "usage: solve VALUES SETUPS\n"), 2;
  solve_all();
  write(names[1], nullptr, 0, "wb");
  for (auto& layer : values) write(names[1], layer.data(), layer.size(), "ab");
  auto setups = won_setups();
  write(names[2], setups.data(), setups.size(), "wb");
}
