// Solves Wizards' Garden: writes the exact value of every position, and who wins the openings.
//
//   g++ -O3 -march=native -std=c++20 -pthread solve.cpp -o solve
//   ./solve VALUES OPENINGS && gzip -9n OPENINGS
//
// The value, for the seat to move under best play, is twice the lead in flowers still to be won,
// plus 1 if that seat holds the Staff in the end and minus 1 if the other does. A position with the
// lead L is won if 2 L + value is above 0. VALUES gets 3 bytes (no Staff, mine, theirs) for every
// board and each number of flowers from 0 to 17: 2.3 GB, in about a minute.
//
// OPENINGS gets one bit for each board of 4 to 9 seeds with no flower yet: 0 if the seat to move
// loses. Of the eight mirror images of the cells with seeds only the one with the least mask is
// there. The bits stand in the order of the number of seeds, of that mask, and of the white seeds
// among its cells, counted as a binary number; the lowest bit of a byte comes first.
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <utility>

#include "garden.h"

constexpr int LEAST_SEEDS = 4, MOST_SEEDS = 9;  // on the boards of an opening

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

static int image_of(int mask, int number) {
  int image = 0;
  for (int cell = 0; cell < CELLS; cell++) {
    int file = cell % 4, rank = cell / 4;
    if (number & 1) file = 3 - file;
    if (number & 2) rank = 3 - rank;
    if (number & 4) std::swap(file, rank);
    if (mask >> cell & 1) image |= 1 << (4 * rank + file);
  }
  return image;
}

static bool is_least_image(int mask) {
  for (int number = 1; number < 8; number++)
    if (image_of(mask, number) < mask) return false;
  return true;
}

static std::vector<std::uint8_t> openings() {
  std::vector<std::uint8_t> bytes;
  std::size_t count = 0;
  for (int number = LEAST_SEEDS; number <= MOST_SEEDS; number++)
    for (auto seeds : masks_of(number)) {
      if (!is_least_image(seeds)) continue;
      for (std::uint32_t white = 0;; white = (white - seeds) & seeds) {
        Position opening{std::uint16_t(white), std::uint16_t(seeds ^ white), 0, NOBODY};
        if (count % 8 == 0) bytes.push_back(0);
        if (value_of(opening) >= 0) bytes.back() |= 1 << count % 8;
        count++;
        if (white == seeds) break;
      }
    }
  return bytes;
}

static void write(const char* name, const void* data, std::size_t size, const char* mode) {
  std::FILE* file = std::fopen(name, mode);
  if (!file || std::fwrite(data, 1, size, file) != size || std::fclose(file)) {
    std::perror(name);
    std::exit(1);
  }
}

int main(int count, char** names) {
  if (count != 3) return std::fprintf(stderr, "usage: solve VALUES OPENINGS\n"), 2;
  solve_all();
  write(names[1], nullptr, 0, "wb");
  for (auto& layer : values) write(names[1], layer.data(), layer.size(), "ab");
  auto bytes = openings();
  write(names[2], bytes.data(), bytes.size(), "wb");
}
