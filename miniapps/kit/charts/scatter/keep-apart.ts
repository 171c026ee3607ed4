import type { Place } from './spread-points.ts'

const ROUNDS = 60
const GAP_PX = 1

/** Pushes circles apart until none covers another, or, where there is no room for that, as far as rounds go. */
export function keepApart(
  places: readonly Place[],
  radii: readonly number[],
  room: { width: number; height: number },
): Place[] {
  const moved = places.map((place) => ({ ...place }))
  for (let round = 0; round < ROUNDS; round++) {
    let isTouching = false
    for (const [at, one] of moved.entries())
      for (let next = at + 1; next < moved.length; next++)
        isTouching = pushApart(one, moved[next]!, radii[at]! + radii[next]! + GAP_PX) || isTouching
    for (const [at, place] of moved.entries()) keepInside(place, radii[at]!, room)
    if (!isTouching) break
  }
  return moved
}

/** Each by half of what they lack; whether they lacked any. */
function pushApart(one: Place, other: Place, wanted: number): boolean {
  const [across, up] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(across, up)
  if (distance >= wanted) return false
  const push = (wanted - distance) / 2
  const [x, y] = distance === 0 ? [1, 0] : [across / distance, up / distance]
  one.x -= x * push
  one.y -= y * push
  other.x += x * push
  other.y += y * push
  return true
}

function keepInside(
  place: Place,
  radius: number,
  { width, height }: { width: number; height: number },
): void {
  place.x = Math.min(Math.max(place.x, radius), width - radius)
  place.y = Math.min(Math.max(place.y, radius), height - radius)
}
