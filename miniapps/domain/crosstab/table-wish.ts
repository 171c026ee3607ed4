import type { Expression } from '../audience/expression.ts'
import { leavesOf } from '../audience/leaves.ts'
import { variablesIn } from '../audience/variables-in.ts'
import { type Body, textAt } from '../document/change.ts'
import { basisOf } from '../surveys/basis-fields.ts'
import type { Basis } from '../surveys/basis.ts'
import type { CountedTable, TableWish } from '../surveys/counting.ts'
import { comesToBrowsers, type Dataset } from '../surveys/dataset.ts'
import type { Frame } from '../surveys/frame.ts'
import { weightColumn } from '../surveys/people-column.ts'
import type { Adjustment } from './adjust.ts'
import { markedIn } from './crosstab-document.ts'
import { checkedRule, type ReadLine, readLines, rulesIn } from './read-lines.ts'
import { letterGroups, tableAsked } from './table-asked.ts'
import { type TableCell, tableFigures } from './table-figures.ts'

/** Lines of a crosstab as they were read. */
export interface AskedLines {
  rows: readonly ReadLine[]
  columns: readonly ReadLine[]
  /** As text; empty without one. */
  comparison: string
}

/** The table that a crosstab asks for. */
export interface WishedTable extends AskedLines {
  /** Of what is counted: rules, basis and who is a net, not titles. */
  key: string
  request: TableWish
  basis: Basis
}

const EVERYBODY: Expression = { op: 'all' }

/** Null while there is nothing to count, or the base cannot be read. */
export function tableWish(body: Body, frame: Frame): WishedTable | null {
  const basis = basisOf(body)
  const [rows, columns] = (['rows', 'columns'] as const).map(
    (side) => readLines(body, side, frame).lines,
  ) as [readonly ReadLine[], readonly ReadLine[]]
  const comparison = textAt(body, 'comparison')
  const [base, against] = [checkedRule(basis?.base ?? '', frame), checkedRule(comparison, frame)]
  if (!basis || !base || !against || rows.length === 0 || basis.slices.length === 0) return null
  const lines = {
    rows: rows.map(({ rule }) => rule),
    columns: columns.map(({ rule }) => rule),
    ...(comparison && { comparison: against }),
  }
  const { slices, weight } = basis
  const request = { ...tableAsked(lines, frame).asked, slices, weight, base }
  const key = JSON.stringify([basis, request, rows.map(({ net }) => net), columns.map(({ net }) => net)])
  return { key, request, basis, rows, columns, comparison }
}

/** Figures of what was counted, rows by columns, the total last in each. */
export function figuresOf(
  counted: CountedTable,
  { rows, columns, comparison }: AskedLines,
  frame: Frame,
  adjustment: Adjustment,
): readonly (readonly TableCell[])[] {
  const lines = { rows: rows.map(({ rule }) => rule), columns: columns.map(({ rule }) => rule) }
  const against = comparison ? { comparison: checkedRule(comparison, frame) ?? EVERYBODY } : {}
  const { overlaps } = tableAsked({ ...lines, ...against }, frame)
  return tableFigures({ counted, rows, columns, overlaps, groups: letterGroups(columns, frame), adjustment })
}

/** Columns of the first table, known before the survey is; none where the server counts: by the licence, or since audiences are asked. */
export function columnsAhead(
  body: Body,
  dataset: Dataset | undefined,
): { slices: readonly string[]; names: readonly string[] } | undefined {
  if (!dataset || !comesToBrowsers(dataset.licence)) return undefined
  const rules = rulesIn(body)
  if (rules.flatMap(leavesOf).some(({ op }) => op === 'audience')) return undefined
  const weight = textAt(body, 'weight')
  const isFurther = weight !== '' && weight !== dataset.weights[0]?.name
  const names = [...variablesIn(rules), ...(isFurther ? [weightColumn(weight)] : [])]
  return { slices: markedIn(body, 'slices'), names }
}
