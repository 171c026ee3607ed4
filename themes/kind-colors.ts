import { allThemes } from './all-themes.ts'
import { contrast, oklch } from './color.ts'
import { leastDifference, seen, usualDifference } from './color-vision.ts'
import type { Seen } from './color-vision.ts'

type Parts = readonly [lightness: number, chroma: number, hue: number]
type Range = readonly [least: number, most: number]

/** What the colours of kinds are computed from. */
export interface KindInputs {
  /** The first kind stays as it is: most charts have no other. */
  first: Parts
  lightness: Range
  /** A narrow one keeps the colours calm and matched; the last kind is nearly grey, whatever it says. */
  chroma: Range
  /** Lightness of the page that is the hardest to be seen on. */
  page: number
}

interface Kind {
  parts: Parts
  color: string
  seen: Seen
  /** In which directions it may move. */
  steps: readonly Parts[]
}

const SLATE = { chroma: 0.02, hue: 280 }
const LEAST_CONTRAST = 3
/** Usual vision tells so much more apart that it is asked for half as much again; no tenant's colour is closer than two thirds. */
const SHARE = 1.5
const LIGHTER: Parts = [0.012, 0, 0]
const STEPS: readonly Parts[] = [LIGHTER, [0, 0.008, 0], [0, 0, 4]]
const STEP_SIZES = [4, -4, 2, -2, 1, -1]
const MOST_ROUNDS = 60
const LEAST_GAIN = 0.05

/** Colours for so many kinds of thing: from an even wheel each moves, in turn, away from what it is most like, until none gains any more. */
export function kindColors(count: number, inputs: KindInputs): readonly string[] {
  const brands = [...new Set([...allThemes.values()].map(({ mainColor }) => mainColor))].map(seen)
  const page = oklch(inputs.page, 0, 0)
  const kinds = evenWheel(count, inputs)
  const roomOf = (kind: Kind, index: number): number =>
    contrast(kind.color, page) < LEAST_CONTRAST
      ? 0
      : Math.min(
          ...kinds.map((other, at) => (at === index ? Infinity : apart(kind, other))),
          ...brands.map((brand) => usualDifference(kind.seen, brand) * SHARE),
        )
  const better = (kind: Kind, index: number): Kind => {
    let best = { kind, room: roomOf(kind, index) + LEAST_GAIN }
    for (const size of STEP_SIZES)
      for (const step of kind.steps) {
        const next = moved(kind, step, size, inputs)
        const room = roomOf(next, index)
        if (room > best.room) best = { kind: next, room }
      }
    return best.kind
  }
  for (let round = 0, hasMoved = true; hasMoved && round < MOST_ROUNDS; round++) {
    const before = [...kinds]
    kinds.forEach((kind, index) => (kinds[index] = better(kind, index)))
    hasMoved = kinds.some((kind, index) => kind !== before[index])
  }
  return unlikeFirst(kinds).map(({ color }) => color)
}

/** Hues in even steps from the first kind's, dark and light in turn, and a slate at the end. */
function evenWheel(
  count: number,
  { first, lightness: [dark, light], chroma: [least, most] }: KindInputs,
): Kind[] {
  const hues = count - 1
  const others = Array.from({ length: hues - 1 }, (_, index) =>
    kindOf(
      [index % 2 === 0 ? dark : light, (least + most) / 2, first[2] + ((index + 1) * 360) / hues],
      STEPS,
    ),
  )
  return [kindOf(first, []), ...others, kindOf([(dark + light) / 2, SLATE.chroma, SLATE.hue], [LIGHTER])]
}

/** Of several kinds in one chart, the first few are the most unlike; the slate stays the last. */
function unlikeFirst(kinds: readonly Kind[]): readonly Kind[] {
  const [ordered, left] = [kinds.slice(0, 1), kinds.slice(1, -1)]
  const room = (kind: Kind) => Math.min(...ordered.map((other) => apart(kind, other)))
  while (left.length > 0)
    ordered.push(...left.splice(left.indexOf(left.toSorted((a, b) => room(b) - room(a))[0]!), 1))
  return [...ordered, ...kinds.slice(-1)]
}

const kindOf = (parts: Parts, steps: readonly Parts[]): Kind => {
  const color = oklch(...parts)
  return { parts, color, seen: seen(color), steps }
}

function moved(
  { parts: [l, c, h], steps }: Kind,
  [dl, dc, dh]: Parts,
  size: number,
  { lightness, chroma }: KindInputs,
): Kind {
  return kindOf(
    [within(lightness, l + dl * size), dc === 0 ? c : within(chroma, c + dc * size), h + dh * size],
    steps,
  )
}

const apart = (a: Kind, b: Kind): number =>
  Math.min(leastDifference(a.seen, b.seen), usualDifference(a.seen, b.seen) / SHARE)

const within = ([least, most]: Range, value: number): number => Math.min(most, Math.max(least, value))
