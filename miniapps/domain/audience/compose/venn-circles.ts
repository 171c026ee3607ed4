export interface Circle {
  x: number
  y: number
  radius: number
}

/** Area that two circles share at a distance. */
export function lensArea(one: number, other: number, distance: number): number {
  if (distance >= one + other) return 0
  const [small, large] = one < other ? [one, other] : [other, one]
  if (distance <= large - small) return Math.PI * small * small
  const angle = (a: number, b: number) =>
    Math.acos(Math.min(1, Math.max(-1, (distance ** 2 + a ** 2 - b ** 2) / (2 * distance * a))))
  const [half, otherHalf] = [angle(one, other), angle(other, one)]
  const slice = (radius: number, part: number) => radius ** 2 * (part - Math.sin(2 * part) / 2)
  return slice(one, half) + slice(other, otherHalf)
}

const STEPS = 60

/** Distance at which two circles share an area. */
function distanceOf(one: number, other: number, area: number): number {
  let [near, far] = [Math.abs(one - other), one + other]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2
    if (lensArea(one, other, middle) > area) near = middle
    else far = middle
  }
  return (near + far) / 2
}

/**
 * Two or three circles whose areas are the sizes, and whose lenses are the overlaps of each two: `both[0]` of the first and second, then
 * first and third, second and third. Of three, circles cannot always meet all overlaps: the last two come as near as a triangle lets them.
 */
export function vennCircles(asked: { sizes: readonly number[]; both: readonly number[] }): Circle[] {
  const radii = asked.sizes.map((size) => Math.sqrt(Math.max(0, size) / Math.PI))
  const [a = 0, b = 0, c] = radii
  const ab = distanceOf(a, b, asked.both[0] ?? 0)
  const pair = [
    { x: 0, y: 0, radius: a },
    { x: ab, y: 0, radius: b },
  ]
  if (c === undefined) return pair
  const ac = distanceOf(a, c, asked.both[1] ?? 0)
  const bc = distanceOf(b, c, asked.both[2] ?? 0)
  return [...pair, { ...thirdCorner(ab, ac, bc), radius: c }]
}

function thirdCorner(ab: number, ac: number, bc: number): { x: number; y: number } {
  if (ab === 0) return { x: 0, y: ac }
  const x = (ab ** 2 + ac ** 2 - bc ** 2) / (2 * ab)
  const high = ac ** 2 - x ** 2
  return high > 0 ? { x, y: Math.sqrt(high) } : { x: Math.sign(x) * Math.min(Math.abs(x), ac), y: 0 }
}

export interface RegionPlace {
  x: number
  y: number
  /** To the nearest edge. */
  room: number
}

const GRID = 48

/** Inside each region the place farthest from all edges, for its figure; none of a region that has no room in the picture. */
export function regionPlaces(circles: readonly Circle[]): ReadonlyMap<number, RegionPlace> {
  const left = Math.min(...circles.map(({ x, radius }) => x - radius))
  const right = Math.max(...circles.map(({ x, radius }) => x + radius))
  const top = Math.min(...circles.map(({ y, radius }) => y - radius))
  const bottom = Math.max(...circles.map(({ y, radius }) => y + radius))
  const best = new Map<number, RegionPlace>()
  for (let row = 0; row <= GRID; row += 1)
    for (let column = 0; column <= GRID; column += 1) {
      const x = left + ((right - left) * column) / GRID
      const y = top + ((bottom - top) * row) / GRID
      const depths = circles.map((circle) => circle.radius - Math.hypot(x - circle.x, y - circle.y))
      const mask = depths.reduce((bits, depth, set) => (depth > 0 ? bits | (1 << set) : bits), 0)
      const room = Math.min(...depths.map(Math.abs))
      if (mask > 0 && room > (best.get(mask)?.room ?? 0)) best.set(mask, { x, y, room })
    }
  return best
}

/** Circles of two or three sets, of the sizes and the overlaps that their exclusive cells have; what is hidden counts as nobody. */
export function circlesOfCells(
  sizes: readonly (number | null)[],
  cells: readonly { mask: number | null; universe: number | null }[],
): Circle[] {
  const both = (one: number, other: number) =>
    cells.reduce((sum, { mask, universe }) => {
      const isIn = mask !== null && mask & (1 << one) && mask & (1 << other)
      return sum + (isIn ? (universe ?? 0) : 0)
    }, 0)
  return vennCircles({
    sizes: sizes.map((size) => size ?? 0),
    both: sizes.length > 2 ? [both(0, 1), both(0, 2), both(1, 2)] : [both(0, 1)],
  })
}

/** Moves circles to the middle of a picture and scales them to fill it, less its edge. Unit: pixels. */
export function fitted(
  circles: readonly Circle[],
  { width, height }: { width: number; height: number },
): Circle[] {
  const ends = (of: (circle: Circle) => readonly [number, number]) => {
    const all = circles.flatMap(of)
    return [Math.min(...all), Math.max(...all)] as const
  }
  const [left, right] = ends(({ x, radius }) => [x - radius, x + radius])
  const [top, bottom] = ends(({ y, radius }) => [y - radius, y + radius])
  const scale = Math.min(
    (width - 2 * EDGE) / Math.max(right - left, Number.MIN_VALUE),
    (height - 2 * EDGE) / Math.max(bottom - top, Number.MIN_VALUE),
  )
  return circles.map(({ x, y, radius }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
    radius: radius * scale,
  }))
}

/** Margin of a picture that stays free of circles. Unit: pixels. */
const EDGE = 24

/** The middle of the circles of a cell: the place of one that has no room. */
export function middleOf(circles: readonly Circle[], mask: number): { x: number; y: number } {
  const within = circles.filter((_, set) => mask & (1 << set))
  const mean = (of: (circle: Circle) => number) =>
    within.reduce((sum, circle) => sum + of(circle), 0) / within.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
