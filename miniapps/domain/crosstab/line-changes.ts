import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { type CrosstabLine, linesOf, type Side, SIDES } from './crosstab-document.ts'
import { COLUMNS_MAX, ROWS_MAX } from './limits.ts'
import { type AddAs, linesOfPicks, type NewLine } from './lines-of-picks.ts'
import type { FramePick } from '../surveys/frame-pick.ts'

type Changes = Readonly<Record<string, Json>>

const MOST: Readonly<Record<Side, number>> = { rows: ROWS_MAX, columns: COLUMNS_MAX }

interface Adding {
  side: Side
  newId(): string
}

/** Changes that add lines to a side; `full` where it would come to more lines than a side has room for. */
type Added = { changes: Changes; count: number } | 'full'

/** A side with answers added to its lines, or in their place where they split them. */
export function addPicks(
  body: Body,
  { as, picks, ...adding }: Adding & { as: AddAs; picks: readonly FramePick[] },
): Added {
  const before = linesOf(body, adding.side)
  return as === 'split'
    ? withLines(linesOfPicks(picks, as, before), [], removed(adding.side, before), adding)
    : withLines(linesOfPicks(picks, as, before), before, {}, adding)
}

/** A side with one more line. */
export const addLine = (body: Body, line: NewLine, adding: Adding): Added =>
  withLines([line], linesOf(body, adding.side), {}, adding)

function withLines(
  added: readonly NewLine[],
  kept: readonly CrosstabLine[],
  gone: Changes,
  { side, newId }: Adding,
): Added {
  if (kept.length + added.length > MOST[side]) return 'full'
  const start = (kept.at(-1)?.order ?? -1) + 1
  const lines = added.map((line, at) => [`${side}/${newId()}`, stored(line, start + at)])
  return { changes: { ...gone, ...Object.fromEntries(lines) }, count: added.length }
}

/** The line at another place among those of its side. */
export function moved(body: Body, side: Side, id: string, to: number): Changes {
  const lines = linesOf(body, side)
  const line = lines.find((each) => each.id === id)
  const others = lines.filter((each) => each !== line)
  if (!line || to < 0 || to > others.length) return {}
  const [before, after] = [others[to - 1]?.order, others[to]?.order]
  const order = ((before ?? (after ?? 0) - 2) + (after ?? (before ?? 0) + 2)) / 2
  return { [`${side}/${id}`]: stored(line, order) }
}

/** Rows as columns, and columns as rows. */
export const swapped = (body: Body): Changes =>
  Object.assign(
    {},
    ...SIDES.map((side) => removed(side, linesOf(body, side))),
    ...SIDES.map((side) => {
      const other = side === 'rows' ? 'columns' : 'rows'
      return Object.fromEntries(
        linesOf(body, other).map((line) => [`${side}/${line.id}`, stored(line, line.order)]),
      )
    }),
  ) as Changes

const removed = (side: Side, lines: readonly { id: string }[]): Changes =>
  Object.fromEntries(lines.map(({ id }) => [`${side}/${id}`, null]))

const stored = ({ title, rule, net }: NewLine, order: number): Json =>
  ({ title, rule, net, order }) satisfies CrosstabLine
