export interface Place {
  x: number
  y: number
}

/** Of a sunflower's seeds: no two of them in line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Of a field's width and height, to either side: neighbours do not meet. */
const REACH = 0.38

/** Spreads points that lie on the same place over the field around it, by their order, so that each can be seen. */
export function spreadPoints(places: readonly Place[], field: { width: number; height: number }): Place[] {
  const keyOf = ({ x, y }: Place) => `${Math.round(x)} ${Math.round(y)}`
  const count = new Map<string, number>()
  for (const place of places) count.set(keyOf(place), (count.get(keyOf(place)) ?? 0) + 1)
  const met = new Map<string, number>()
  return places.map((place) => {
    const key = keyOf(place)
    const before = met.get(key) ?? 0
    met.set(key, before + 1)
    const away = REACH * Math.sqrt(before / count.get(key)!)
    return {
      x: place.x + Math.cos(before * GOLDEN_ANGLE) * away * field.width,
      y: place.y + Math.sin(before * GOLDEN_ANGLE) * away * field.height,
    }
  })
}
