export interface SetFigures {
  union: number
  onlyA: number
  onlyB: number
  /** Of both in either; null where a set is empty, as the others are. */
  jaccard: number | null
  /** Of both in the smaller. */
  overlap: number | null
  /** Both over what chance would give. */
  lift: number | null
}

/** Overlap of two sets, all sizes in one unit. */
export function setFigures(asked: { a: number; b: number; both: number; universe: number }): SetFigures {
  const { a, b, both, universe } = asked
  const union = a + b - both
  const least = Math.min(a, b)
  return {
    union,
    onlyA: a - both,
    onlyB: b - both,
    jaccard: union > 0 ? both / union : null,
    overlap: least > 0 ? both / least : null,
    lift: least > 0 ? (both * universe) / (a * b) : null,
  }
}

interface Bounds {
  min: number
  max: number
  /** As if the sets had nothing to do with one another. */
  independent: number
}

/** Bounds for sets of which nobody knows the overlaps (Fréchet). */
export function setBounds({ sizes, universe }: { sizes: readonly number[]; universe: number }): {
  and: Bounds
  or: Bounds
} {
  const sum = sizes.reduce((all, size) => all + size, 0)
  const product = (of: (share: number) => number) =>
    sizes.reduce((all, size) => all * of(universe > 0 ? size / universe : 0), universe)
  return {
    and: {
      min: Math.max(0, sum - (sizes.length - 1) * universe),
      max: Math.min(universe, ...sizes),
      independent: product((share) => share),
    },
    or: {
      min: Math.max(0, ...sizes),
      max: Math.min(universe, sum),
      independent: universe - product((share) => 1 - share),
    },
  }
}

/** People of exactly these sets: bit k of the mask stands for set k. */
export interface Intersection {
  mask: number
  n: number
  w: number
}

/** All exclusive cells of sets that hold anybody, those outside of all among them; the heaviest first, then by mask. */
export function intersections(asked: {
  /** 0 or 1 by person and set. */
  members: readonly (readonly number[])[]
  weights: readonly number[]
}): Intersection[] {
  const cells = new Map<number, Intersection>()
  asked.members.forEach((sets, person) => {
    const mask = sets.reduce((bits, member, set) => (member ? bits + 2 ** set : bits), 0)
    const cell = cells.get(mask) ?? { mask, n: 0, w: 0 }
    cells.set(mask, { mask, n: cell.n + 1, w: cell.w + asked.weights[person]! })
  })
  return [...cells.values()].toSorted((one, other) => other.w - one.w || one.mask - other.mask)
}
