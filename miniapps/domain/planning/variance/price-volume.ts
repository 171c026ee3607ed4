export interface Bought {
  quantity: number
  /** Minor units. */
  cost: number
}

/** Minor units; volume and price sum to the total. */
export interface Effects {
  volume: number
  price: number
  total: number
}

/**
 * Why cost changed: more or less was bought, (q1 - q0)·p0, at another price, (p1 - p0)·q1. A line that is new, gone or
 * has no quantity on a side is all volume.
 */
export function priceVolume({ before, after }: { before: Bought | null; after: Bought | null }): Effects {
  const total = (after?.cost ?? 0) - (before?.cost ?? 0)
  if (!before?.quantity || !after?.quantity) return { volume: total, price: 0, total }
  const change = ((after.quantity - before.quantity) * before.cost) / before.quantity
  const volume = Math.sign(change) * Math.round(Math.abs(change)) + 0
  return { volume, price: total - volume, total }
}

export interface VarianceRow extends Effects {
  key: string
  state: 'added' | 'removed' | 'changed' | 'same'
}

type KeyedLine = Bought & { key: string }

/** Every line of two plans by key, in the order of the first, then what is new. Lines of one key count together. */
export function planVariance(asked: { before: readonly KeyedLine[]; after: readonly KeyedLine[] }): {
  rows: VarianceRow[]
} & Effects {
  const [before, after] = [byKey(asked.before), byKey(asked.after)]
  const rows = [...new Set([...before.keys(), ...after.keys()])].map((key): VarianceRow => {
    const [old, now] = [before.get(key) ?? null, after.get(key) ?? null]
    return { key, state: stateOf(old, now), ...priceVolume({ before: old, after: now }) }
  })
  const sum = (effect: keyof Effects) => rows.reduce((all, row) => all + row[effect], 0)
  return { rows, volume: sum('volume'), price: sum('price'), total: sum('total') }
}

function byKey(lines: readonly KeyedLine[]): Map<string, Bought> {
  const sums = new Map<string, Bought>()
  for (const { key, quantity, cost } of lines) {
    const sum = sums.get(key) ?? { quantity: 0, cost: 0 }
    sums.set(key, { quantity: sum.quantity + quantity, cost: sum.cost + cost })
  }
  return sums
}

function stateOf(old: Bought | null, now: Bought | null): VarianceRow['state'] {
  if (!old || !now) return old ? 'removed' : 'added'
  return old.quantity === now.quantity && old.cost === now.cost ? 'same' : 'changed'
}
