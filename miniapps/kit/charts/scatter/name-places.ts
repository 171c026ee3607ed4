import { labelWidth } from '../geometry/label-lines.ts'

export interface NamedPoint {
  name: string
  x: number
  y: number
  radius: number
}

/** Halfway up its letters; a name begins there, has its middle there, or ends there. */
export interface NamePlace {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const GAP_PX = 4
const LINE_PX = 14

/**
 * Names beside, above or below their points, the largest first.
 * A name that would lie over another name or point, or leave the picture, has no place.
 *
 * @param width of the picture, in pixels, as all places are.
 */
export function namePlaces(points: readonly NamedPoint[], width: number): (NamePlace | undefined)[] {
  const taken: Box[] = points.map(({ x, y, radius }) => boxOf(x - radius, y, 2 * radius, 2 * radius))
  const places: (NamePlace | undefined)[] = points.map(() => undefined)
  const order = points
    .map((_, at) => at)
    .toSorted((one, other) => points[other]!.radius - points[one]!.radius)
  for (const at of order) {
    const { name, x, y, radius } = points[at]!
    const wide = labelWidth(name)
    const off = radius + GAP_PX
    const away = radius + LINE_PX / 2
    const tried: NamePlace[] = [
      { x: x + off, y, anchor: 'start' },
      { x: x - off, y, anchor: 'end' },
      { x, y: y - away, anchor: 'middle' },
      { x, y: y + away, anchor: 'middle' },
    ]
    const found = tried.find((place) => {
      const box = boxOfName(place, wide)
      return box.left >= 0 && box.right <= width && !taken.some((other) => isOver(box, other))
    })
    places[at] = found
    if (found) taken.push(boxOfName(found, wide))
  }
  return places
}

const BEFORE = { start: 0, middle: 0.5, end: 1 }

const boxOfName = ({ x, y, anchor }: NamePlace, wide: number): Box =>
  boxOf(x - BEFORE[anchor] * wide, y, wide, LINE_PX)

const boxOf = (left: number, middle: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
})

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
