import { useMemo, useState } from 'react'
import type { Expression } from '../../domain/audience/expression.ts'
import type { Body } from '../../domain/document/change.ts'
import { type ReadLine, checkedRule, readLines } from '../../domain/crosstab/read-lines.ts'
import { letterGroups, tableAsked } from '../../domain/crosstab/table-asked.ts'
import { type TableCell, tableFigures } from '../../domain/crosstab/table-figures.ts'
import { adjustmentOf } from '../../domain/crosstab/table-settings.ts'
import { basisOf } from '../../domain/surveys/basis-fields.ts'
import { textAt } from '../../domain/document/change.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { CountedTable } from '../../domain/surveys/counting.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

/** All that was asked and what came of it: figures are shown with these lines and this basis, never with newer ones. */
export interface Counted {
  /** Of what was counted: rules, basis and who is a net, not titles. */
  key: string
  survey: Survey
  basis: Basis
  rows: readonly ReadLine[]
  columns: readonly ReadLine[]
  comparison: string
  counted: CountedTable
}

export interface ShownTable extends Counted {
  figures: readonly (readonly TableCell[])[]
  /** Something else is asked by now. */
  isStale: boolean
}

/** The table of what the crosstab asks now, and until that has come the one before. */
export function useCounted(body: Body, survey: Survey) {
  const asked = useMemo(() => askedOf(body, survey), [body, survey])
  const { data, error, reload } = useResource(asked?.key ?? null, async (signal): Promise<Counted> => {
    const { request, ...rest } = asked!
    return { ...rest, survey, counted: await survey.count(request, signal) }
  })
  const [last, setLast] = useState<Counted>()
  if (data && data !== last) setLast(data)
  const before = data ?? (asked && last)
  const counted = useMemo(
    () =>
      before && asked && before.key === asked.key
        ? { ...before, rows: asked.rows, columns: asked.columns }
        : before,
    [before, asked],
  )
  const adjustment = adjustmentOf(body)
  const table = useMemo(
    () => counted && { ...counted, figures: figuresOf(counted, adjustment) },
    [counted, adjustment],
  )
  return { table: table && { ...table, isStale: !data }, error, retry: reload }
}

const EVERYBODY: Expression = { op: 'all' }

/** Null while there is nothing to count, or the base cannot be read. */
function askedOf(body: Body, { frame }: Survey) {
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

function figuresOf(
  { survey: { frame }, counted, rows, columns, comparison }: Counted,
  adjustment: ReturnType<typeof adjustmentOf>,
) {
  const lines = { rows: rows.map(({ rule }) => rule), columns: columns.map(({ rule }) => rule) }
  const against = comparison ? { comparison: checkedRule(comparison, frame) ?? EVERYBODY } : {}
  const { overlaps } = tableAsked({ ...lines, ...against }, frame)
  return tableFigures({ counted, rows, columns, overlaps, groups: letterGroups(columns, frame), adjustment })
}
