import { type Body, textOf } from '../document/change.ts'
import type { ApprovedCurve } from './wire.ts'

/** What a list knows of a curve. */
export interface CurveLine {
  id: string
  status: string
  place: string
  columns: Body
}

/** In force, over, approved before it begins, only a draft yet, or nothing at all. */
export type Standing = 'approved' | 'ended' | 'coming' | 'draft' | 'missing'

interface StandingCurve {
  line: CurveLine
  standing: Standing
  /** The approved version that stands so, the newest of several: v1, v2; a draft has none. */
  version: string | undefined
}

export interface MatrixCell {
  market: string
  touchpoint: string
  standing: Standing
  /** The best first. */
  curves: readonly StandingCurve[]
}

export interface GapMatrix {
  markets: readonly string[]
  rows: readonly { touchpoint: string; cells: readonly MatrixCell[] }[]
  counts: Readonly<Record<Standing, number>>
}

const BEST_FIRST: readonly Standing[] = ['approved', 'coming', 'draft', 'ended', 'missing']

/** Days of an approved version. */
export type ApprovedDays = Pick<ApprovedCurve, 'id' | 'version' | 'name' | 'from' | 'to'>

/**
 * The standing of a curve on an ISO day, by its approved versions: a draft says nothing yet, a retired curve
 * no more.
 */
function standingCurve(line: CurveLine, approved: readonly ApprovedDays[], today: string): StandingCurve {
  if (line.status === 'retired') return { line, standing: 'missing', version: undefined }
  const of = ({ from, to }: ApprovedDays): Standing => {
    if (to && to < today) return 'ended'
    return (from ?? '') > today ? 'coming' : 'approved'
  }
  const standing = BEST_FIRST.find((each) => approved.some((version) => of(version) === each)) ?? 'draft'
  const [newest] = approved
    .filter((version) => of(version) === standing)
    .toSorted((one, other) => other.version - one.version)
  return { line, standing, version: newest?.name }
}

/** Every touchpoint by every market: what is there, and what is missing. */
export function gapMatrix(asked: {
  lines: readonly CurveLine[]
  approved: readonly ApprovedDays[]
  /** Beside those that have curves. */
  markets?: readonly string[]
  touchpoints?: readonly string[]
  today: string
}): GapMatrix {
  const { lines, today } = asked
  const markets = inOrder([...lines.map((line) => textOf(line.columns['market'])), ...(asked.markets ?? [])])
  const touchpoints = inOrder([
    ...lines.map((line) => textOf(line.columns['touchpoint'])),
    ...(asked.touchpoints ?? []),
  ])
  const versions = grouped(asked.approved, ({ id }) => id)
  const standing = lines.map((line) => standingCurve(line, versions.get(line.id) ?? [], today))
  const byPlace = grouped(standing, ({ line: { columns } }) =>
    keyOf(textOf(columns['market']), textOf(columns['touchpoint'])),
  )
  const rows = touchpoints.map((touchpoint) => ({
    touchpoint,
    cells: markets.map((market) => cellOf(market, touchpoint, byPlace.get(keyOf(market, touchpoint)) ?? [])),
  }))
  const counts = { approved: 0, ended: 0, coming: 0, draft: 0, missing: 0 }
  for (const { standing } of rows.flatMap(({ cells }) => cells)) counts[standing]++
  return { markets, rows, counts }
}

function cellOf(market: string, touchpoint: string, all: MatrixCell['curves']): MatrixCell {
  const curves = all
    .filter(({ standing }) => standing !== 'missing')
    .toSorted((one, other) => BEST_FIRST.indexOf(one.standing) - BEST_FIRST.indexOf(other.standing))
  return { market, touchpoint, standing: curves[0]?.standing ?? 'missing', curves }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const keyOf = (market: string, touchpoint: string) => `${market} ${touchpoint}`

const inOrder = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).toSorted()
