/** Two seats that meet in a round. */
export type SeatPair = readonly [one: number, other: number]

/** Case K1, the circle method: each seat meets each other one once. An odd number of seats gets one that stays empty. */
export function circleRounds(count: number): readonly (readonly SeatPair[])[] {
  const seats = count + (count % 2)
  return Array.from({ length: seats - 1 }, (_, round) =>
    Array.from({ length: seats / 2 }, (_, at): SeatPair =>
      at === 0 ? [seats - 1, round] : [(round + at) % (seats - 1), (round - at + seats - 1) % (seats - 1)],
    ),
  )
}

/** Two sides of as many seats, the second behind the first: one side moves on by one seat each round. */
export function rotationRounds(perSide: number): readonly (readonly SeatPair[])[] {
  return Array.from({ length: perSide }, (_, round) =>
    Array.from({ length: perSide }, (_, at): SeatPair => [at, perSide + ((at + round) % perSide)]),
  )
}
