export interface Place {
  x: number
  y: number
}

/** Of a sunflower's seeds: no two of them in line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Moves points apart that lie on the same place, around it and by their order, so that each can be seen. */
export function spreadPoints(places: readonly Place[], apart: number): Place[] {
  const met = new Map<string, number>()
  return places.map(({ x, y }) => {
    const key = `${Math.round(x)} ${Math.round(y)}`
    const before = met.get(key) ?? 0
    met.set(key, before + 1)
    const away = apart * Math.sqrt(before)
    return { x: x + Math.cos(before * GOLDEN_ANGLE) * away, y: y + Math.sin(before * GOLDEN_ANGLE) * away }
  })
}
