import { useMemo } from 'react'
import { leavesOf } from '../../domain/audience/leaves.ts'
import { variablesIn } from '../../domain/audience/variables-in.ts'
import { markedIn } from '../../domain/crosstab/crosstab-document.ts'
import { rulesIn } from '../../domain/crosstab/read-lines.ts'
import type { Body } from '../../domain/document/change.ts'
import type { ColumnsAhead } from '../../kit/audience/survey/columns-ahead.ts'

/** Columns of the first table, known before the survey is; none where audiences are asked, which the server counts. */
export const useAhead = (body: Body): ColumnsAhead | undefined =>
  useMemo(() => {
    const rules = rulesIn(body)
    if (rules.flatMap(leavesOf).some(({ op }) => op === 'audience')) return undefined
    return { slices: markedIn(body, 'slices'), names: [...variablesIn(rules)] }
  }, [body])
