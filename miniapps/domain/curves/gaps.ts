import { type Body, textOf } from '../document/change.ts'

/** What a list knows of a curve. */
export interface CurveLine {
  id: string
  status: string
  place: string
  columns: Body
}

/** In force, over, approved before it begins, only a draft yet, or nothing at all. */
export type Standing = 'approved' | 'ended' | 'coming' | 'draft' | 'missing'

export interface MatrixCell {
  market: string
  touchpoint: string
  standing: Standing
  /** The best first. */
  curves: readonly { line: CurveLine; standing: Standing }[]
}

export interface GapMatrix {
  markets: readonly string[]
  rows: readonly { touchpoint: string; cells: readonly MatrixCell[] }[]
  counts: Readonly<Record<Standing, number>>
}

const BEST_FIRST: readonly Standing[] = ['approved', 'coming', 'draft', 'ended', 'missing']

/** How a curve stands on an ISO day; a draft that was approved before still holds with its last version. Retired ones do not count. */
export function standingOf({ status, columns }: CurveLine, today: string): Standing {
  if (status === 'retired') return 'missing'
  if (status !== 'approved' && !Number(columns['approvals'] ?? 0)) return 'draft'
  const [from, to] = [textOf(columns['from']), textOf(columns['to'])]
  if (to && to < today) return 'ended'
  return from > today ? 'coming' : 'approved'
}

/** Every touchpoint by every market: what is there, and what is missing. */
export function gapMatrix(asked: {
  lines: readonly CurveLine[]
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
  const byPlace = new Map<string, CurveLine[]>()
  for (const line of lines) {
    const key = keyOf(textOf(line.columns['market']), textOf(line.columns['touchpoint']))
    byPlace.set(key, [...(byPlace.get(key) ?? []), line])
  }
  const rows = touchpoints.map((touchpoint) => ({
    touchpoint,
    cells: markets.map((market) =>
      cellOf(market, touchpoint, byPlace.get(keyOf(market, touchpoint)) ?? [], today),
    ),
  }))
  const counts = { approved: 0, ended: 0, coming: 0, draft: 0, missing: 0 }
  for (const { standing } of rows.flatMap(({ cells }) => cells)) counts[standing]++
  return { markets, rows, counts }
}

function cellOf(market: string, touchpoint: string, lines: readonly CurveLine[], today: string): MatrixCell {
  const curves = lines
    .map((line) => ({ line, standing: standingOf(line, today) }))
    .filter(({ standing }) => standing !== 'missing')
    .toSorted((one, other) => BEST_FIRST.indexOf(one.standing) - BEST_FIRST.indexOf(other.standing))
  return { market, touchpoint, standing: curves[0]?.standing ?? 'missing', curves }
}

const keyOf = (market: string, touchpoint: string) => `${market} ${touchpoint}`

const inOrder = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean).toSorted()
