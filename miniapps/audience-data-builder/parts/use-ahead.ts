import { useMemo } from 'react'
import { leavesOf } from '../../domain/audience/leaves.ts'
import { variablesIn } from '../../domain/audience/variables-in.ts'
import { markedIn } from '../../domain/crosstab/crosstab-document.ts'
import { rulesIn } from '../../domain/crosstab/read-lines.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import { comesToBrowsers, type Dataset } from '../../domain/surveys/dataset.ts'
import { weightColumn } from '../../domain/surveys/people-column.ts'
import type { ColumnsAhead } from '../../kit/audience/survey/columns-ahead.ts'

/** Columns of the first table, known before the survey is; none where the server counts: by the licence, or since audiences are asked. */
export const useAhead = (body: Body, dataset: Dataset | undefined): ColumnsAhead | undefined =>
  useMemo(() => {
    if (!dataset || !comesToBrowsers(dataset.licence)) return undefined
    const rules = rulesIn(body)
    if (rules.flatMap(leavesOf).some(({ op }) => op === 'audience')) return undefined
    const weight = textAt(body, 'weight')
    const isFurther = weight !== '' && weight !== dataset.weights[0]?.name
    const names = [...variablesIn(rules), ...(isFurther ? [weightColumn(weight)] : [])]
    return { slices: markedIn(body, 'slices'), names }
  }, [body, dataset])
