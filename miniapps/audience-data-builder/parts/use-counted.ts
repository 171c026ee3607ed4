import { useMemo, useState } from 'react'
import type { FiguredTable } from '../../domain/crosstab/table-report.ts'
import { adjustmentOf } from '../../domain/crosstab/table-settings.ts'
import { figuresOf, tableWish, type WishedTable } from '../../domain/crosstab/table-wish.ts'
import type { Body } from '../../domain/document/change.ts'
import type { CountedTable } from '../../domain/surveys/counting.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

/** All that was asked and what came of it: figures are shown with these lines and this basis, never with newer ones. */
export interface Counted extends Omit<WishedTable, 'request'> {
  survey: Survey
  counted: CountedTable
}

export interface ShownTable extends Counted, FiguredTable {
  /** Something else is asked by now. */
  isStale: boolean
}

/** The table of what the crosstab asks now, and until that has come the one before. */
export function useCounted(body: Body, survey: Survey) {
  const asked = useMemo(() => tableWish(body, survey.frame), [body, survey])
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
    () =>
      counted && {
        ...counted,
        figures: figuresOf(counted.counted, counted, counted.survey.frame, adjustment),
      },
    [counted, adjustment],
  )
  return { table: table && { ...table, isStale: !data }, error, retry: reload }
}
