// Fits the pattern weights with which the opponents of Wizards' Garden judge a position.
//
//   g++ -O3 -march=native -std=c++20 fit.cpp -o fit
//   ./fit VALUES WEIGHTS && gzip -9n WEIGHTS
//
// VALUES is what solve wrote. The value of a position is taken as the sum of a weight for the Staff
// and the weights of seven patterns, each two lines of four cells: the outer two ranks on either
// side, the outer two files on either side, the inner two ranks, the inner two files, and the two
// long diagonals. Every number of seeds in the basket has weights of its own. WEIGHTS gets for each
// basket from 1 to 18 one signed byte a weight, in 1/12 of a Staff: nobody's, mine, theirs, then the
// edge, inner and cross patterns. Patterns that are mirror images of each other share a weight; the
// weights of a kind stand in ascending order of the least code among the images. A code holds the
// first line in its low byte, there the white cells in the low four bits and the black ones above.
#include <fcntl.h>
#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

#include "garden.h"

constexpr int MOST_BASKET = 18, STAFFS = 3, PATTERNS = 7, UNIT = 12, GAMES = 1000000, ROUNDS = 8;

static int mirror_line(int line) {
  auto mirrored = [](int four) {
    return (four & 1) << 3 | (four & 2) << 1 | (four & 4) >> 1 | (four & 8) >> 3;
  };
  return mirrored(line & 15) | mirrored(line >> 4) << 4;
}
static int mirror_first(int code) { return (code & 0xFF00) | mirror_line(code & 0xFF); }
static int swap_lines(int code) { return code >> 8 | (code & 0xFF) << 8; }
static int mirror_second(int code) { return swap_lines(mirror_first(swap_lines(code))); }
static int mirror_both(int code) { return mirror_first(mirror_second(code)); }

using Image = int (*)(int);

// The numbers of all codes of one kind, from `next` on; images of each other have the same number.
static std::vector<int> numbered(const std::vector<Image>& generators, int& next) {
  std::vector<int> numbers(65536, -1);
  for (int code = 0; code < 65536; code++) {
    bool overlap = (code & code >> 4) & 0x0F0F;
    if (overlap || numbers[code] >= 0) continue;
    std::vector<int> images{code};
    for (std::size_t i = 0; i < images.size(); i++) {
      numbers[images[i]] = next;
      for (auto image : generators)
        if (int other = image(images[i]); numbers[other] < 0)
          numbers[other] = next, images.push_back(other);
    }
    next++;
  }
  return numbers;
}

static int weights_count = STAFFS;
static const std::vector<int> EDGE = numbered({mirror_both}, weights_count);
static const std::vector<int> INNER = numbered({mirror_both, swap_lines}, weights_count);
static const std::vector<int> CROSS = numbered({mirror_first, swap_lines}, weights_count);

static int line_code(const Position& position, std::array<int, 4> cells) {
  int code = 0;
  for (int place = 0; place < 4; place++) {
    code |= (position.white >> cells[place] & 1) << place;
    code |= (position.black >> cells[place] & 1) << (place + 4);
  }
  return code;
}

static std::array<int, PATTERNS> weights_of(const Position& position) {
  std::array<int, 4> rank, file;
  for (int i = 0; i < 4; i++) {
    rank[i] = line_code(position, {4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3});
    file[i] = line_code(position, {i, i + 4, i + 8, i + 12});
  }
  int rising = line_code(position, {0, 5, 10, 15}), falling = line_code(position, {3, 6, 9, 12});
  return {EDGE[rank[0] | rank[1] << 8],  EDGE[rank[3] | rank[2] << 8],
          EDGE[file[0] | file[1] << 8],  EDGE[file[3] | file[2] << 8],
          INNER[rank[1] | rank[2] << 8], INNER[file[1] | file[2] << 8],
          CROSS[rising | falling << 8]};
}

struct Sample {
  std::array<std::uint16_t, PATTERNS> weights;
  std::uint8_t basket, staff;
  std::int8_t value;
};

static const std::int8_t* values;
static std::mt19937_64 luck(2004);
static int below(int limit) { return luck() % limit; }

static int value_of(const Position& position) {
  return values[3 * (position.flowers * BOARDS + TABLES.number(position)) + position.staff];
}

static Position random_setup() {
  Position position{0, 0, 0, NOBODY};
  while (std::popcount(position.seeds()) < 4)
    if (int bit = 1 << below(CELLS); !(position.seeds() & bit))
      (below(2) ? position.white : position.black) |= bit;
  return position;
}

// One of the best plantings, or in `wild` of 100 cases any planting.
static Position next_position(const Position& position, int wild) {
  std::vector<Position> all, best;
  int most = -128;
  for_each_planting(position, [&](const Planting& planting) {
    int value = 2 * planting.flowers - value_of(planting.after);
    if (value > most) most = value, best.clear();
    if (value == most) best.push_back(planting.after);
    all.push_back(planting.after);
  });
  const auto& choice = below(100) < wild ? all : best;
  return choice[below(choice.size())];
}

// Every position of games between players that err in 5, 30, 55 or 80 of 100 plantings.
static std::vector<Sample> samples() {
  std::vector<Sample> found;
  for (int game = 0; game < GAMES; game++)
    for (auto position = random_setup(); !position.is_over();
         position = next_position(position, 5 + 25 * (game % 4))) {
      Sample sample{{}, std::uint8_t(position.basket()), position.staff,
                    std::int8_t(value_of(position))};
      auto numbers = weights_of(position);
      std::copy(numbers.begin(), numbers.end(), sample.weights.begin());
      found.push_back(sample);
    }
  return found;
}

using Weights = std::vector<std::vector<float>>;

// Least squares by stochastic gradient descent with steps that shrink from round to round.
static void fit(std::vector<Sample>& found, Weights& weights) {
  for (int round = 0; round < ROUNDS; round++) {
    double squares = 0;
    float step = 0.03 * std::pow(0.65, round);
    std::shuffle(found.begin(), found.end(), luck);
    for (const auto& sample : found) {
      auto& stage = weights[sample.basket];
      float sum = stage[sample.staff];
      for (int number : sample.weights) sum += stage[number];
      float error = sample.value - sum;
      squares += error * error;
      stage[sample.staff] += 0.1f * step * error;
      for (int number : sample.weights) stage[number] += step * error;
    }
    std::printf("round %d: error %.3f\n", round + 1, std::sqrt(squares / found.size()));
  }
}

int main(int count, char** names) {
  if (count != 3) return std::fprintf(stderr, "usage: fit VALUES WEIGHTS\n"), 2;
  int file = open(names[1], O_RDONLY);
  void* data = mmap(nullptr, 3 * BOARDS * (MOST_FLOWERS + 1), PROT_READ, MAP_SHARED, file, 0);
  if (file < 0 || data == MAP_FAILED) return std::perror(names[1]), 1;
  values = static_cast<const std::int8_t*>(data);
  auto found = samples();
  Weights weights(MOST_BASKET + 1, std::vector<float>(weights_count));
  fit(found, weights);
  std::FILE* out = std::fopen(names[2], "wb");
  if (!out) return std::perror(names[2]), 1;
  for (int basket = 1; basket <= MOST_BASKET; basket++)
    for (float weight : weights[basket])
      std::fputc(std::int8_t(std::clamp(std::lround(weight * UNIT), -127L, 127L)), out);
  if (std::fclose(out)) return std::perror(names[2]), 1;
}
